#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Complex and long double operands and results. */
double _Complex f(double _Complex, long double);
float _Complex g(void);
long double h(void);

double _Complex caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), h()); WEFT_END(2); weft_r2; })); weft_arm(&weft_p0); weft_v0_1; })); }) + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(1, 2)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "h", "input.c", "caller", 8, 8, 19, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
