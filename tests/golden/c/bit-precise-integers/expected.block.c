#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* _BitInt does not promote: the temporary must have the very type (clang; gcc 12 does not know it). */
_BitInt(17) g(void);
int f(_BitInt(17), unsigned _BitInt(5));
unsigned _BitInt(5) h(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (h()); weft_arm(&weft_p0); weft_v0_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
