#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The literal's type is local to the function; the callee's parameter is void *. */
void *keep(const void *);

WEFT_STATIC_INLINE __typeof__(void *) weft_w0(__typeof__(const void *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return keep(weft_a0); } int caller(void)
{
    struct local {
        int x;
    };
    struct local *p = weft_w0(&(struct local){ 5 });
    return p->x;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 9, 9, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
