#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Operands of enum and _Bool type keep it: no warning that the original did not give. */
enum colour { RED, GREEN };
enum colour e(void);
_Bool b(void);
int f(enum colour, _Bool);

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (e()); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (b()); weft_arm(&weft_p0); weft_v0_1; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 0); f(RED, x == 1); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f(GREEN, __extension__({ register __auto_type weft_v2_1 = (!b()); weft_arm(&weft_p2); weft_v2_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 26, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
