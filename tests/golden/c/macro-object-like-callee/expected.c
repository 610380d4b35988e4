#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro as the callee: the callee is the function it stands for. */
int real(int);
#define alias real
#define other (real)

int caller(int n)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); alias(n); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); alias(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); alias(n); })); weft_arm(&weft_p1); weft_v1_0; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); other(n); });
}
static const struct weft_site weft_sites[] = {
    { "real", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 23, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 29, 7, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 41, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
