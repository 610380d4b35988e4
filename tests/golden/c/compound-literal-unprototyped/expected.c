#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* No prototype, so there is no type to write a wrapper with. */
struct point {
    int x, y;
};
struct point *keep();

int caller(void)
{
    struct point *p = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(0), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(0), keep(&(struct point){ 1, 2 })) }));
    return p->x;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 9, 9, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
