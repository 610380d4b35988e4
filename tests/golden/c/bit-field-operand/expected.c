#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A bit-field cannot be bound to __auto_type: the costly base is hoisted, the member access stays outside of the temporary. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
struct flags copy(int);
int f(unsigned, unsigned);

WEFT_STATIC_APART __typeof__(int) weft_w0(__typeof__(unsigned int) weft_a0, __typeof__(unsigned int) weft_a1) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(int) weft_w1(__typeof__(unsigned int) weft_a0, __typeof__(unsigned int) weft_a1) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(int) weft_w2(__typeof__(unsigned int) weft_a0, __typeof__(unsigned int) weft_a1) { WEFT_POINT(weft_p2, 2, 0); return f(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(int) weft_w4(__typeof__(unsigned int) weft_a0, __typeof__(unsigned int) weft_a1) { WEFT_POINT(weft_p4, 4, 0); return f(weft_a0, weft_a1); } int caller(struct flags *p, struct flags o)
{
    return weft_w0(find(1)->low, p->high) + weft_w1(copy(2).high, o.low) + weft_w2((find(3)->low), 1) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), find(4)->low + 1)), o.high)))) + weft_w4((*find(5)).low, 2);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 39, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 64, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 87, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 117, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
