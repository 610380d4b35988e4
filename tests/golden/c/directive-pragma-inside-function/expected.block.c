#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #pragma and _Pragma next to and between points. */
int f(int);

int caller(int x)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
    int unused = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; });
#pragma GCC diagnostic pop
    _Pragma("GCC diagnostic push") x = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); weft_r1; });
    _Pragma("GCC diagnostic pop") return __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(x)); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 18, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 40, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 42, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
