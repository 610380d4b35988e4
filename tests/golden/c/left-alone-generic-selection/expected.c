#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The controlling expression of _Generic is not evaluated; nor are the branches that are not chosen. */
int f(int);
int g(int);
int h(int);

int caller(int x)
{
    return _Generic(f(x), int: g, default: h)((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))))) + _Generic(x, int: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(2)))), default: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), h(3)))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 47, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 72, 6, 0, 0 },
    { "h", "input.c", "caller", 8, 8, 87, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
