#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Under -Wconversion the temporaries bring no conversion that the call did not have. */
int f(short, unsigned, float);
short g(void);
float d(void);
unsigned u(void);

float caller(void)
{ unsigned weft_n0_0;
    return (float)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 3), f((WEFT_INTEGER(short)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(short)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))), (WEFT_INTEGER(unsigned int)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), u())), (WEFT_AS(float)weft_counted_float(&weft_n0_0, WEFT_SITE(0), (WEFT_AS(float)weft_value_float(WEFT_SITE(2), (WEFT_BEGIN(2), d()))))))))) + (WEFT_AS(float)weft_value_float(WEFT_SITE(3), (WEFT_BEGIN(3), d())));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 19, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 21, 7, 0, 0 },
    { "d", "input.c", "caller", 9, 9, 31, 7, 0, 0 },
    { "d", "input.c", "caller", 9, 9, 38, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
