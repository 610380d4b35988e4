#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tokens that stand apart after preprocessing may not be joined by putting the text in place. */
int f(int);
#define NEG(x) -f(x)
#define ADD +f(1)
#define NAME f
#define ARGS(x) (x)

int caller(int n)
{
    return n - -__extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); })  + +__extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); })  +  +__extension__({ WEFT_POINT(weft_p2, 2, 0); f(1); }) + +__extension__({ WEFT_POINT(weft_p3, 3, 0); f(1); })  -  -__extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ __auto_type weft_v4_0 = (-__extension__({ WEFT_POINT(weft_p5, 5, 0); f(n); })); weft_arm(&weft_p4); weft_v4_0; })); })  + __extension__({ WEFT_POINT(weft_p6, 6, 0); NAME(n); }) +  __extension__({ WEFT_POINT(weft_p7, 7, 0); f   (n); })  + __extension__({ WEFT_POINT(weft_p8, 8, 1); NAME(__extension__({ __auto_type weft_v8_0 = (__extension__({ WEFT_POINT(weft_p9, 9, 0); NAME(n); })); weft_arm(&weft_p8); weft_v8_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 15, 13, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 23, 12, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 29, 11, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 33, 10, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 39, 9, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 39, 11, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 53, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 63, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 78, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 83, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(10);
