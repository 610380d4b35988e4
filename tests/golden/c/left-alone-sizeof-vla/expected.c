#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* sizeof of a variable length array does evaluate its bound; the place is left alone all the same. */
int f(int);

int caller(void)
{
    return (int)sizeof(int[f(3)]) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 37, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
