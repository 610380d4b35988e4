#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An inline function of an included file: its calls are the header's, which this unit's text does not hold. */
#include "inline.h"

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); g(__extension__({ __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); })); weft_arm(&weft_p0); weft_v0_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
