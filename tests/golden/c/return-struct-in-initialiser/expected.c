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

WEFT_STATIC_APART __typeof__(struct in) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct in) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct in) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct in) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct in) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct in) weft_w5(__typeof__(int) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return make(weft_a0); } int caller(void)
{
    struct out o = { weft_w0(1), .y = weft_w1(2) };
    const struct in c = weft_w2(3);
    struct out list[2] = { { weft_w3(4), weft_w4(5) }, { .x = weft_w5(6) } };
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
