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
    struct out o = { __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), make(1)); WEFT_END(0); weft_r0; }), .y = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), make(2)); WEFT_END(1); weft_r1; }) };
    const struct in c = __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), make(3)); WEFT_END(2); weft_r2; });
    struct out list[2] = { { __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), make(4)); WEFT_END(3); weft_r3; }), __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), make(5)); WEFT_END(4); weft_r4; }) }, { .x = __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), make(6)); WEFT_END(5); weft_r5; }) } };
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
