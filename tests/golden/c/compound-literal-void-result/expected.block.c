#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* No value comes back: a void wrapper, and the expression form for the variadic twin. */
struct point {
    int x, y;
};
void take(struct point *);
void take_many(int, ...);
int g(void);

WEFT_STATIC_INLINE __typeof__(void) weft_w0(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); take(weft_a0); } WEFT_STATIC_INLINE __typeof__(void) weft_w1(__typeof__(struct point *) weft_a0) { WEFT_POINT(weft_p1, 1, 0); take(weft_a0); } void caller(void)
{
    weft_w0(&(struct point){ 1, 2 });
    weft_w1(&(struct point){ g(), 2 });
    take_many(1, &(struct point){ 1, 2 });
}
static const struct weft_site weft_sites[] = {
    { "take", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "take", "input.c", "caller", 12, 12, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
