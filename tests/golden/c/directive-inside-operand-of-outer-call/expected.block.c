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
        __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), g(x)); WEFT_END(0); WEFT_RESULT(0); })
#endif
        , __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g(2)); WEFT_END(1); WEFT_RESULT(1); }));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 11, 11, 9, 5, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 11, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
