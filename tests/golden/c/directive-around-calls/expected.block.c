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
    x = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(2)); WEFT_END(0); weft_r0; });
#else
    x = f(3);
#endif
    return
#ifdef UNKNOWN
        f(4) +
#endif
        __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 9, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
