#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* GNU a ?: b evaluates a once. */
int f(int);

int caller(int n)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }) ?: __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(-1)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 20, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
