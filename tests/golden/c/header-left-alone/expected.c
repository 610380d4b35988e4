#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A header that the command line includes stands before the unit's text. */
int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); forced(x); });
}
static const struct weft_site weft_sites[] = {
    { "forced", "input.c", "caller", 4, 4, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
