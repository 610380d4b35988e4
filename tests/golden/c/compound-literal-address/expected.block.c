#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The address of a compound literal outlives the call: its lifetime is the enclosing block, which a statement expression would cut short. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
int g(void);

WEFT_STATIC_INLINE __typeof__(struct point *) weft_w0(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return keep(weft_a0); } WEFT_STATIC_INLINE __typeof__(struct point *) weft_w1(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return keep(weft_a0); } int caller(void)
{
    struct point *p = weft_w0(&(struct point){ 1, 2 });
    struct point *q = weft_w1(&(struct point){ g(), 4 });
    return p->x + q->y;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
    { "keep", "input.c", "caller", 11, 11, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
