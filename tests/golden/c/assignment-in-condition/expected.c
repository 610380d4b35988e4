#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Assignments as operands and conditions. */
int f(int);
int g(int);

WEFT_STATIC_INLINE __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return g(weft_a0); } int caller(int *p, int x)
{
    if ((x = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); })) != 0 && (*p++ = weft_w1(x)))
        return __extension__({ WEFT_POINT(weft_p2, 2, 1); g(__extension__({ register __auto_type weft_v2_0 = (x = __extension__({ WEFT_POINT(weft_p3, 3, 0); f(2); })); weft_arm(&weft_p2); weft_v2_0; })); });
    while ((x = __extension__({ WEFT_POINT(weft_p4, 4, 0); f(x); })) > 0)
        p[x] = x;
    return x;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 14, 7, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 36, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
