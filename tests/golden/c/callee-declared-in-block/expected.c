#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is declared in a block, or as a parameter, or hides another one. */
int caller(int x, int g(int))
{
    int f(int);
    {
        extern int f(int);
        x = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); });
    }
    return __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(x); })); weft_arm(&weft_p1); weft_v1_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "*g", "input.c", "caller", 9, 9, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
