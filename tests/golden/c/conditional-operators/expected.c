#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* ?:, && and || evaluate a point only if they get to it. */
int f(int);

int caller(int n)
{
    return (n ? __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); }) : __extension__({ WEFT_POINT(weft_p1, 1, 0); f(2); })) + (__extension__({ WEFT_POINT(weft_p2, 2, 0); f(3); }) && __extension__({ WEFT_POINT(weft_p3, 3, 0); f(4); })) + (__extension__({ WEFT_POINT(weft_p4, 4, 0); f(5); }) || __extension__({ WEFT_POINT(weft_p5, 5, 0); f(6); })) + (__extension__({ WEFT_POINT(weft_p6, 6, 0); f(7); }) ? __extension__({ WEFT_POINT(weft_p7, 7, 0); f(8); }) : __extension__({ WEFT_POINT(weft_p8, 8, 0); f(9); }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 17, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 24, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 33, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 41, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 50, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 58, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 67, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 74, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 81, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
