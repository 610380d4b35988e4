#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes that make the compiler warn: the warnings are those of the original. */
int old(int) __attribute__((deprecated));
int must(int) __attribute__((warn_unused_result));
int g(void) __attribute__((nonnull)) __attribute__((pure));

int caller(int x)
{
    __extension__({ WEFT_POINT(weft_p0, 0, 0); must(x); });
    return __extension__({ WEFT_POINT(weft_p1, 1, 0); old(x); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); must(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); old(1); })); weft_arm(&weft_p2); weft_v2_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "must", "input.c", "caller", 8, 8, 5, 3, 0, 0 },
    { "old", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "must", "input.c", "caller", 9, 9, 21, 5, 0, 0 },
    { "old", "input.c", "caller", 9, 9, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
