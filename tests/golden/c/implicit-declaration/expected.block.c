#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* gnu89: a function nobody declared returns int. */
int caller(x)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), missing(x)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), missing(1)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), missing(weft_v1_0, 2.5)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "missing", "input.c", "caller", 4, 4, 12, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 25, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 33, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
