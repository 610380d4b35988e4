#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Left sides that read objects a call may change: an index in a global, a pointer in memory. Which is read first is the compiler's choice, and must stay so. */
int f(int);
extern int index_of, table[8], *cursor;
struct s {
    int *p, n, a[4];
};

WEFT_STATIC_APART __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return f(weft_a0); } void caller(struct s *s)
{
    table[index_of] = weft_w0(1);
    *cursor = weft_w1(2);
    s->p[s->n] = weft_w2(3);
    s->a[s->n] += __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(4)); WEFT_END(3); weft_r3; });
    index_of += __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(5)); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 23, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 15, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 18, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 19, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 17, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
