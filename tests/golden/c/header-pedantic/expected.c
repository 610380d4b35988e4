#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* -pedantic calls linemarkers an extension: #line in their place. */
#line 1 "inline.h"
int f(int);
static inline int g(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
}
#line 3 "input.c"
int caller(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(x)))); }
static const struct weft_site weft_sites[] = {
    { "f", "inline.h", "g", 4, 4, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 3, 3, 28, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
