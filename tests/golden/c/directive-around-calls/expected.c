#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Directives between statements disturb nothing; what they skip is no call. */
int f(int);

int caller(int x)
{
#if 0
    x = f(1);
#elif 1
    x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(2))));
#else
    x = f(3);
#endif
    return
#ifdef UNKNOWN
        f(4) +
#endif
        (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 9, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
