#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One costly operand, the others stable: the textbook form means the same. */
int f(int, int, int);
int g(void);

int caller(const int x)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0, 1, x)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v2_1 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g()); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(1, weft_v2_1, 2)); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 27, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 32, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
