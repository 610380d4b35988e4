#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call in the body of a macro is left alone: there is no place in the unit's text that is this one call. */
int f(int);
#define TWICE(x) (f(x) + f(x))
#define ONCE f(3)

int caller(int n)
{
    return  (__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(n)); WEFT_END(1); weft_r1; }))  +  __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(3)); WEFT_END(2); weft_r2; })  + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(4)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 23, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
