#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* \u00f6 is another spelling of the same identifier. */
int gr\u00f6\u00dfe(int);
int f(int);

int caller(int \u00f6)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(\u00f6)))) + gr\u00f6\u00dfe((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1)))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 40, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
