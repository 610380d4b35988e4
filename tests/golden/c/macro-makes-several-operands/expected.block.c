#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One macro spells two operands, or a part of the call. */
int f(int, int);
int g(void);
#define PAIR 1, 2
#define REST , 4)
#define OPEN f(
#define ARGS(x) (x, g())

int caller(void)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f( 1, 2 )); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (g()); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0  , 4)); WEFT_END(1); weft_r1; })  +  __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(  5, 6)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_v3_1 = (g()); __auto_type weft_r3 = (WEFT_BEGIN(3), f  (7, weft_v3_1)); WEFT_END(3); weft_r3; }) ;
}

/* what stands for several operands cannot be given to a wrapper */
int v[4];
WEFT_STATIC_APART __typeof__(int) weft_w5(__typeof__(int) weft_a0, __typeof__(int) weft_a1) { WEFT_POINT(weft_p5, 5, 0); return f(weft_a0, weft_a1); } int assigned(void)
{
    register int x = (v[__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(3, 4)); WEFT_END(4); weft_r4; }) & 3] = weft_w5( 1, 2 ));
    return x;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 35, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 48, 5, 0, 0 },
    { "f", "input.c", "assigned", 18, 18, 25, 8, 0, 0 },
    { "f", "input.c", "assigned", 18, 18, 40, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
