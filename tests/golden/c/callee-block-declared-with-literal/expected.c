#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is declared inside the function only: a wrapper in front of the function cannot name it. */
struct point {
    int x, y;
};

int caller(void)
{
    struct point *keep(struct point *);
    struct point *p = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(0), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(0), keep(&(struct point){ 1, 2 })) }));
    return p->y;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 9, 9, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
