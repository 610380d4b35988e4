#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Several points in one line, next to each other and nested: columns tell them apart. */
int f(int);
int g(int);

int caller(int x) { return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(x); })); weft_arm(&weft_p1); weft_v1_0; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 1); g(__extension__({ register __auto_type weft_v3_0 = (__extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); g(x); })); weft_arm(&weft_p4); weft_v4_0; })); })); weft_arm(&weft_p3); weft_v3_0; })); }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 28, 6, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 35, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 37, 7, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 45, 5, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 47, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 49, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
