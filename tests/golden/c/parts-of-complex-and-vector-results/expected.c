#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Parts of results: elements of a vector, real and imaginary part. */
typedef int v4 __attribute__((vector_size(16)));
v4 v(void);
double _Complex z(void);
int f(int, double);

int caller(int i)
{ unsigned weft_n0_0, weft_n0_1;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ WEFT_POINT(weft_p1, 1, 0); v(); })[0])), (WEFT_AS(double)weft_counted_double(&weft_n0_0, WEFT_SITE(0), __real__ __extension__({ WEFT_POINT(weft_p2, 2, 0); z(); }))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_COUNT(weft_n0_1, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(3), __extension__({ WEFT_POINT(weft_p4, 4, 0); v(); })[i & 3])), (WEFT_AS(double)weft_counted_double(&weft_n0_1, WEFT_SITE(3), __imag__ __extension__({ WEFT_POINT(weft_p5, 5, 0); z(); }))))))) + (__extension__({ WEFT_POINT(weft_p6, 6, 0); v(); }) + __extension__({ WEFT_POINT(weft_p7, 7, 0); v(); }))[1] + (int)__real__ __extension__({ WEFT_POINT(weft_p8, 8, 0); z(); });
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
