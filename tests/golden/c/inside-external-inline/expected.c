#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* C99 6.7.4/3: a point inside an inline function with external linkage refers to the unit's static site table; compilers only warn under -pedantic. */
int f(int);

inline int twice(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))));
}
extern inline int twice(int x);
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "twice", 6, 6, 12, 5, 0, 0 },
    { "f", "input.c", "twice", 6, 6, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
