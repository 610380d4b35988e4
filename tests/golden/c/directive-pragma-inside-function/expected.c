#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #pragma and _Pragma next to and between points. */
int f(int);

int caller(int x)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
    int unused = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); });
#pragma GCC diagnostic pop
    _Pragma("GCC diagnostic push") x = __extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); });
    _Pragma("GCC diagnostic pop") return __extension__({ WEFT_POINT(weft_p2, 2, 0); f(x); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 18, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 40, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 42, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
