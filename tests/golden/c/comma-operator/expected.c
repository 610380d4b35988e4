#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The left of a comma is evaluated for its effects alone. */
int f(int);

int caller(int n)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }), __extension__({ WEFT_POINT(weft_p1, 1, 0); f(n + 1); }), n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 18, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
