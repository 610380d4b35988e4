#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The literal stands in an operand of an operand: neither point may put a block around it. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
struct point *outer(struct point *, int);

WEFT_STATIC_INLINE __typeof__(struct point *) weft_w0(__typeof__(struct point *) weft_a0, __typeof__(int) weft_a1) { WEFT_POINT(weft_p0, 0, 0); return outer(weft_a0, weft_a1); } WEFT_STATIC_INLINE __typeof__(struct point *) weft_w1(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return keep(weft_a0); } int caller(void)
{
    struct point *p = weft_w0(weft_w1(&(struct point){ 1, 2 }), 3);
    return p->x;
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
    { "keep", "input.c", "caller", 10, 10, 29, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
