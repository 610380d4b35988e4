#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A compound literal that a macro spells. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
#define POINT(x, y) (&(struct point){ (x), (y) })

WEFT_STATIC_INLINE __typeof__(struct point *) weft_w0(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return keep(weft_a0); } int caller(void)
{
    struct point *p = weft_w0(POINT(1, 2));
    return p->x;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
