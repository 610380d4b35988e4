#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is declared in a block, or as a parameter, or hides another one. */
int caller(int x, int g(int))
{
    int f(int);
    {
        extern int f(int);
        x = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; });
    }
    return __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g(x)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "*g", "input.c", "caller", 9, 9, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
