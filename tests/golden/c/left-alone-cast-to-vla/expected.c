#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The type of a cast with a variable bound is evaluated with the cast, and left alone like that of a declaration. */
int f(int);

int caller(int *p)
{
    return (*(int(*)[f(2)])p)[1] + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(3))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 36, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
