#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A literal among the operands of a variadic callee: no wrapper can be written, the call stays without braces around it. */
struct point {
    int x, y;
};
struct point *keep(int count, ...);
int g(void);

int caller(void)
{
    struct point *p = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(0), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(0), keep(1, &(struct point){ 1, 2 })) }));
    struct point *q = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(1), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(1), keep(g(), &(struct point){ 3, 4 }, &(struct point){ g(), 6 })) }));
    return p->x + q->y;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
    { "keep", "input.c", "caller", 11, 11, 23, 5, 0, 1 },
};
WEFT_UNIT_DEFINE(2);
