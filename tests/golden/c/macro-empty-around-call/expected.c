#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros that expand to nothing, or to attributes and casts, next to the call. */
int f(int);
int g(int);
#define NOTHING
#define CAST (long)
#define IN

int caller(int x)
{
    NOTHING __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); }) NOTHING;
    return (int)(CAST __extension__({ WEFT_POINT(weft_p1, 1, 0); f(IN x); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (NOTHING __extension__({ WEFT_POINT(weft_p3, 3, 0); g(x); })); weft_arm(&weft_p2); weft_v2_0; })); }) + NOTHING g NOTHING (x));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 13, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 23, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 33, 7, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 43, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
