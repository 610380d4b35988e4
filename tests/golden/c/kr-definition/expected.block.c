#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A definition in the old style, and calls without prototypes. */
int g();

int f(a, b)
    int a;
    char *b;
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), g(a, b)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g(1)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), g(weft_v1_0, b)); WEFT_END(1); weft_r1; });
}

int caller()
{
    return __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(1, "x")); WEFT_END(3); weft_r3; }) + __extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), g(2)); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0, "y")); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "f", 8, 8, 12, 5, 0, 0 },
    { "g", "input.c", "f", 8, 8, 22, 5, 0, 0 },
    { "g", "input.c", "f", 8, 8, 24, 6, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 24, 5, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
