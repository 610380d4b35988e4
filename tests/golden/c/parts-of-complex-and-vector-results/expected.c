#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Parts of results: elements of a vector, real and imaginary part. */
typedef int v4 __attribute__((vector_size(16)));
v4 v(void);
double _Complex z(void);
int f(int, double);

WEFT_STATIC_APART __typeof__(v4) weft_w1(void) { WEFT_POINT(weft_p1, 1, 0); return v(); } WEFT_STATIC_APART __typeof__(_Complex double) weft_w2(void) { WEFT_POINT(weft_p2, 2, 0); return z(); } WEFT_STATIC_APART __typeof__(v4) weft_w4(void) { WEFT_POINT(weft_p4, 4, 0); return v(); } WEFT_STATIC_APART __typeof__(_Complex double) weft_w5(void) { WEFT_POINT(weft_p5, 5, 0); return z(); } WEFT_STATIC_APART __typeof__(v4) weft_w6(void) { WEFT_POINT(weft_p6, 6, 0); return v(); } WEFT_STATIC_APART __typeof__(v4) weft_w7(void) { WEFT_POINT(weft_p7, 7, 0); return v(); } WEFT_STATIC_APART __typeof__(_Complex double) weft_w8(void) { WEFT_POINT(weft_p8, 8, 0); return z(); } int caller(int i)
{ unsigned weft_n0_0, weft_n0_1;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), weft_w1()[0])), (WEFT_AS(double)weft_counted_double(&weft_n0_0, WEFT_SITE(0), __real__ weft_w2())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_COUNT(weft_n0_1, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(3), weft_w4()[i & 3])), (WEFT_AS(double)weft_counted_double(&weft_n0_1, WEFT_SITE(3), __imag__ weft_w5())))))) + (weft_w6() + weft_w7())[1] + (int)__real__ weft_w8();
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 7, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 14, 9, 0, 0 },
    { "z", "input.c", "caller", 9, 9, 31, 9, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 38, 7, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 40, 9, 0, 0 },
    { "z", "input.c", "caller", 9, 9, 61, 9, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 69, 8, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 75, 8, 0, 0 },
    { "z", "input.c", "caller", 9, 9, 99, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
