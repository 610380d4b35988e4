#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* gnu89: a function nobody declared returns int. */
int caller(x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); missing(x); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); missing(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); missing(1); })); weft_arm(&weft_p1); weft_v1_0; }), 2.5); });
}
static const struct weft_site weft_sites[] = {
    { "missing", "input.c", "caller", 4, 4, 12, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 25, 5, 0, 0 },
    { "missing", "input.c", "caller", 4, 4, 33, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
