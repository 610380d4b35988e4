#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditions of if and switch, and a call as the only statement of a branch. */
int f(int);

int caller(int n)
{
    if (__extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }))
        __extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); });
    else if (__extension__({ WEFT_POINT(weft_p2, 2, 0); f(2); }))
        __extension__({ WEFT_POINT(weft_p3, 3, 0); f(3); });
    else
        __extension__({ WEFT_POINT(weft_p4, 4, 0); f(4); });
    switch (__extension__({ WEFT_POINT(weft_p5, 5, 0); f(n); })) {
    case 1:
        return __extension__({ WEFT_POINT(weft_p6, 6, 0); f(5); });
    default:
        __extension__({ WEFT_POINT(weft_p7, 7, 0); f(6); });
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 9, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
