#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The left of a comma is evaluated for its effects alone. */
int f(int);

int caller(int n)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); WEFT_RESULT(0); }), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(n + 1)); WEFT_END(1); WEFT_RESULT(1); }), n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 18, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
