#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls inside the user's own statement expressions, last or not. */
int f(int);

int caller(int n)
{
    int x = ({ int y = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n)))); y + 1; });
    int z = ({ (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n)))); });
    ({ (WEFT_BEGIN(2), (void)f(1), WEFT_END(2)); (void)0; });
    return x + z + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), ({ int w = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(2)))); w * (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(3)))); })))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 24, 9, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 8, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 20, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 33, 10, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
