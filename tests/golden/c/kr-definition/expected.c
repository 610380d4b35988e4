#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A definition in the old style, and calls without prototypes. */
int g();

int f(a, b)
    int a;
    char *b;
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); g(a, b); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); g(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(1); })); weft_arm(&weft_p1); weft_v1_0; }), b); });
}

int caller()
{
    return __extension__({ WEFT_POINT(weft_p3, 3, 0); f(1, "x"); }) + __extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); g(2); })); weft_arm(&weft_p4); weft_v4_0; }), "y"); });
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
