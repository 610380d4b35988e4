#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* C99 6.7.4/3: a point inside an inline function with external linkage refers to the unit's static site table; compilers only warn under -pedantic. */
int f(int);

inline int twice(int x)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x)); WEFT_END(1); weft_r1; });
}
extern inline int twice(int x);
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "twice", 6, 6, 12, 5, 0, 0 },
    { "f", "input.c", "twice", 6, 6, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
