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
    NOTHING __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); WEFT_RESULT(0); }) NOTHING;
    return (int)(CAST __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(IN x)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_v2_0 = (NOTHING __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g(x)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); weft_r2; }) + NOTHING __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), g NOTHING (x)); WEFT_END(4); weft_r4; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 13, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 23, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 33, 7, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 43, 8, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 59, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
