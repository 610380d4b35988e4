#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* gnu89: a function nobody declared returns int. */
int caller(x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), missing(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (missing((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), missing(1)))))), 2.5))));
}
static const struct weft_site weft_sites[] = {
    { "missing", "input.c", "caller", 4, 4, 12, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 25, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 33, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
