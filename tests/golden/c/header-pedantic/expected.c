#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* -pedantic calls linemarkers an extension: #line in their place. */
#line 1 "inline.h"
int f(int);
static inline int g(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); });
}
#line 3 "input.c"
int caller(int x) { return __extension__({ WEFT_POINT(weft_p1, 1, 0); g(x); }); }
static const struct weft_site weft_sites[] = {
    { "f", "inline.h", "g", 4, 4, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 3, 3, 28, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
