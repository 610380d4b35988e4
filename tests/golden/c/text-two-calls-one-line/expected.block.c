#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Several points in one line, next to each other and nested: columns tell them apart. */
int f(int);
int g(int);

int caller(int x) { return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g(x)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_v3_0 = (__extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), g(x)); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0)); WEFT_END(4); weft_r4; })); __auto_type weft_r3 = (WEFT_BEGIN(3), g(weft_v3_0)); WEFT_END(3); weft_r3; }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 28, 6, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 35, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 37, 7, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 45, 5, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 47, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 49, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
