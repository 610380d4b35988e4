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
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), area((struct point){ 1, 2 })))) + __extension__({ WEFT_POINT(weft_p1, 1, 1); area(__extension__({ register __auto_type weft_v1_0 = ((struct point){ g(), 4 }); weft_arm(&weft_p1); weft_v1_0; })); }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), area((struct point){ .y = 3 }))));
}
static const struct weft_site weft_sites[] = {
    { "area", "input.c", "caller", 10, 10, 12, 6, 0, 0 },
    { "area", "input.c", "caller", 10, 10, 43, 6, 0, 0 },
    { "area", "input.c", "caller", 10, 10, 76, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
