#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An array literal decays to a pointer which may be kept: same lifetime, same care. */
int *keep(int *);
int g(void);

WEFT_STATIC_INLINE __typeof__(int *) weft_w0(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return keep(weft_a0); } WEFT_STATIC_INLINE __typeof__(int *) weft_w1(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return keep(weft_a0); } WEFT_STATIC_INLINE __typeof__(int *) weft_w2(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return keep(weft_a0); } int caller(void)
{
    int *p = weft_w0((int[]){ 1, 2, 3 });
    int *q = weft_w1((int[3]){ g() });
    char *r = (char *)weft_w2((int[]){ 5 } + 0);
    return p[2] + q[0] + r[0];
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 7, 7, 14, 5, 0, 0 },
    { "keep", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
    { "keep", "input.c", "caller", 9, 9, 23, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
