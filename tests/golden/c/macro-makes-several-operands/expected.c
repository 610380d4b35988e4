#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One macro spells two operands, or a part of the call. */
int f(int, int);
int g(void);
#define PAIR 1, 2
#define REST , 4)
#define OPEN f(
#define ARGS(x) (x, g())

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(PAIR)))) + f(g() REST +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(  5, 6)))) + f ARGS(7);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 35, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
