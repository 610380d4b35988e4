#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is a pointer, so no wrapper at file scope can name it. */
struct point {
    int x, y;
};
struct ops {
    struct point *(*keep)(struct point *);
};
int g(void);

int caller(struct ops *o, struct point *(*pointer)(struct point *))
{
    struct point *p = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(0), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(0), o->keep(&(struct point){ 1, 2 })) }));
    struct point *q = __extension__(WEFT_VALUE(struct point *)weft_end_pointer(WEFT_SITE(1), (__typeof__(struct point *)[1]){ (WEFT_BEGIN(1), pointer(&(struct point){ __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; }), 2 })) }));
    return p->x + q->y;
}
static const struct weft_site weft_sites[] = {
    { "ops.keep", "input.c", "caller", 12, 12, 23, 5, 0, 0 },
    { "*pointer", "input.c", "caller", 13, 13, 23, 5, 0, 1 },
    { "g", "input.c", "caller", 13, 13, 48, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
