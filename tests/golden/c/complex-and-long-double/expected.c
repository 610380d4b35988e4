#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Complex and long double operands and results. */
double _Complex f(double _Complex, long double);
float _Complex g(void);
long double h(void);

double _Complex caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); h(); })); weft_arm(&weft_p0); weft_v0_1; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); f(1, 2); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "h", "input.c", "caller", 8, 8, 19, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
