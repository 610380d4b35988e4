#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The result initialises an aggregate, a member of one, and a const object. */
struct in {
    int a, b;
};
struct out {
    struct in x, y;
};
struct in make(int);

int caller(void)
{
    struct out o = { __extension__({ WEFT_POINT(weft_p0, 0, 0); make(1); }), .y = __extension__({ WEFT_POINT(weft_p1, 1, 0); make(2); }) };
    const struct in c = __extension__({ WEFT_POINT(weft_p2, 2, 0); make(3); });
    struct out list[2] = { { __extension__({ WEFT_POINT(weft_p3, 3, 0); make(4); }), __extension__({ WEFT_POINT(weft_p4, 4, 0); make(5); }) }, { .x = __extension__({ WEFT_POINT(weft_p5, 5, 0); make(6); }) } };
    return o.x.a + c.b + list[1].x.a;
}
static const struct weft_site weft_sites[] = {
    { "make", "input.c", "caller", 12, 12, 22, 6, 0, 0 },
    { "make", "input.c", "caller", 12, 12, 36, 6, 0, 0 },
    { "make", "input.c", "caller", 13, 13, 25, 5, 0, 0 },
    { "make", "input.c", "caller", 14, 14, 30, 7, 0, 0 },
    { "make", "input.c", "caller", 14, 14, 39, 7, 0, 0 },
    { "make", "input.c", "caller", 14, 14, 57, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
