#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #pragma and _Pragma next to and between points. */
int f(int);

int caller(int x)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
    int unused = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
#pragma GCC diagnostic pop
    _Pragma("GCC diagnostic push") x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))));
    _Pragma("GCC diagnostic pop") return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 18, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 40, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 42, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
