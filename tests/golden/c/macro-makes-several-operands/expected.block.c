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
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(PAIR)); WEFT_END(0); WEFT_RESULT(0); }) + f(g() REST +  __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(  5, 6)); WEFT_END(1); WEFT_RESULT(1); }) + f ARGS(7);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 35, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
