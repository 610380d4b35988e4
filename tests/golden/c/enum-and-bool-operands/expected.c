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
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(unsigned int)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), e())), (WEFT_INTEGER(_Bool)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), b())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(RED, x == 1)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f(GREEN, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), !b()))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 26, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
