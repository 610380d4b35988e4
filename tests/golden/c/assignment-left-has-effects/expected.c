#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The left side has effects: with a statement expression on the right gcc would take the sides in another order. */
int f(int);
int g(void);

WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } WEFT_STATIC_INLINE __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0); } WEFT_STATIC_INLINE __typeof__(int) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return f(weft_a0); } WEFT_STATIC_INLINE __typeof__(int) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return f(weft_a0); } int caller(int *p, int *a, int i)
{
    *p++ = weft_w0(1);
    a[i++] = weft_w1(3);
    a[g()] = weft_w2(g());
    *p++ += weft_w3(2);
    return i;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 14, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 4, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 13, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
