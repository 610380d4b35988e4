#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The controlling expression of _Generic is not evaluated; nor are the branches that are not chosen. */
int f(int);
int g(int);
int h(int);

int caller(int x)
{
    return _Generic(f(x), int: g, default: h)(__extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); })) + _Generic(x, int: __extension__({ WEFT_POINT(weft_p1, 1, 0); f(2); }), default: __extension__({ WEFT_POINT(weft_p2, 2, 0); h(3); }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 47, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 72, 6, 0, 0 },
    { "h", "input.c", "caller", 8, 8, 87, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
