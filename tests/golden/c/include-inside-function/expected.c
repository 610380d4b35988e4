#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The body of a function continues in an included file. */
int f(int);

int caller(int x)
{
    x = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); });
#include "body.inc"
    return __extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
