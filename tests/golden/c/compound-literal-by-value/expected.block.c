#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* By value nobody can keep the literal: the normal form will do. */
struct point {
    int x, y;
};
int area(struct point);
int g(void);

int caller(void)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), area((struct point){ 1, 2 })); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = ((struct point){ g(), 4 }); __auto_type weft_r1 = (WEFT_BEGIN(1), area(weft_v1_0)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), area((struct point){ .y = 3 })); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "area", "input.c", "caller", 10, 10, 12, 6, 0, 0 },
    { "area", "input.c", "caller", 10, 10, 43, 6, 0, 0 },
    { "area", "input.c", "caller", 10, 10, 76, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
