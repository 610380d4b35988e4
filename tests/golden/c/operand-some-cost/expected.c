#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Only the operands that cost something are counted; the others stay untouched between them. */
int f(int, int, int, int);
int g(int);

int caller(int x)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f(x, (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), g(1))), 7, (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), g(2)))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
