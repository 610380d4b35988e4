#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* \u00f6 is another spelling of the same identifier. */
int gr\u00f6\u00dfe(int);
int f(int);

int caller(int \u00f6)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(\u00f6)); WEFT_END(0); weft_r0; }) + gr\u00f6\u00dfe(__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); weft_r1; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 40, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
