#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* GNU a ?: b evaluates a once. */
int f(int);

int caller(int n)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }) ?: __extension__({ WEFT_POINT(weft_p1, 1, 0); f(-1); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 20, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
