#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* All three parts of a for header are evaluated where they stand. */
int f(int);

int caller(int n)
{
    int sum = 0;
    for (int i = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(0)))); i < (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n)))); i += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(1)))))
        sum += i;
    for (sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(2)))); (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(sum)))); (WEFT_BEGIN(5), (void)f(3), WEFT_END(5)), sum--)
        ;
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 18, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 28, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 39, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 22, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
