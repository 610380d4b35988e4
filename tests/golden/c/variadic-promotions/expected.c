#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* char, short and float operands are promoted by the call, also when they come out of a temporary. */
int print(const char *, ...);
char c(void);
short s(void);
float f(void);
_Bool b(void);
unsigned char uc(void);

int caller(void)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 5), print("%d %d %f %d %d", (WEFT_INTEGER(char)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), c())), (WEFT_INTEGER(short)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), s())), (WEFT_AS(float)weft_counted_float(&weft_n0_0, WEFT_SITE(0), f())), (WEFT_INTEGER(_Bool)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), b())), (WEFT_INTEGER(unsigned char)weft_counted_unsigned(&weft_n0_0, WEFT_SITE(0), uc()))))));
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
