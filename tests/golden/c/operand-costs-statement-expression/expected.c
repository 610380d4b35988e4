#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A statement expression of the user's own is an operand that costs something. */
int f(int, int);

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (({ int y = x; while (y < 100) y *= 2; y; })); weft_arm(&weft_p0); weft_v0_0; }), x); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
