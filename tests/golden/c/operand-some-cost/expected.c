#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Only the operands that cost something are counted; the others stay untouched between them. */
int f(int, int, int, int);
int g(int);

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(x, __extension__({ register __auto_type weft_v0_1 = (g(1)); weft_arm(&weft_p0); weft_v0_1; }), 7, __extension__({ register __auto_type weft_v0_3 = (g(2)); weft_arm(&weft_p0); weft_v0_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
