#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Operands of enum and _Bool type keep it: no warning that the original did not give. */
enum colour { RED, GREEN };
enum colour e(void);
_Bool b(void);
int f(enum colour, _Bool);

int caller(int x)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(unsigned int)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), e())), (WEFT_INTEGER(_Bool)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), b())))))) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(RED, x == 1)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_v2_1 = (!b()); __auto_type weft_r2 = (WEFT_BEGIN(2), f(GREEN, weft_v2_1)); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 26, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
