#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The directive stands inside the outer call; the inner one is whole. */
int f(int, int);
int g(int);

int caller(int x)
{
    return f(
#ifdef UNKNOWN
        0
#else
        (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g(x))))
#endif
        , (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(2)))));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 11, 11, 9, 5, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 11, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
