#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* __int128 and vector types go through temporaries too. */
typedef int v4 __attribute__((vector_size(16)));
__extension__ typedef __int128 i128;
i128 g(void);
v4 h(void);
v4 v(v4, i128);

WEFT_STATIC_APART __typeof__(v4) weft_w0(__typeof__(v4) weft_a0, __typeof__(i128) weft_a1) { WEFT_POINT(weft_p0, 0, 0); return v(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(v4) weft_w1(void) { WEFT_POINT(weft_p1, 1, 0); return h(); } WEFT_STATIC_APART __typeof__(i128) weft_w2(void) { WEFT_POINT(weft_p2, 2, 0); return g(); } WEFT_STATIC_APART __typeof__(v4) weft_w3(__typeof__(v4) weft_a0, __typeof__(i128) weft_a1) { WEFT_POINT(weft_p3, 3, 0); return v(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(v4) weft_w4(void) { WEFT_POINT(weft_p4, 4, 0); return h(); } WEFT_STATIC_APART __typeof__(v4) weft_w5(void) { WEFT_POINT(weft_p5, 5, 0); return h(); } v4 caller(void)
{
    return weft_w0(weft_w1(), weft_w2()) + weft_w3(weft_w4() + weft_w5(), 1);
}
static const struct weft_site weft_sites[] = {
    { "v", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 14, 6, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 19, 6, 0, 0 },
    { "v", "input.c", "caller", 10, 10, 26, 5, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 28, 7, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 34, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
