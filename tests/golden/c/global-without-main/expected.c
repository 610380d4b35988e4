#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A unit without main. */
int f(int);

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
