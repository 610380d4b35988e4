#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The point is deep in the right side, not the whole of it. */
int f(int);
int g(int);

WEFT_STATIC_INLINE __typeof__(int) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return g(weft_a0); } WEFT_STATIC_INLINE __typeof__(int) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return f(weft_a0); } int *caller(int *p)
{
    *p++ = 1 + __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(1); })); weft_arm(&weft_p0); weft_v0_0; })); }) * 2;
    *p++ = weft_w2(__extension__({ WEFT_POINT(weft_p3, 3, 0); f(2); })) ? weft_w4(3) : 4;
    return p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 16, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 18, 7, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 22, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
