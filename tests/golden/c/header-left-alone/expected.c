#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A header that the command line includes stands before the unit's text. */
int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), forced(x))));
}
static const struct weft_site weft_sites[] = {
    { "forced", "input.c", "caller", 4, 4, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
