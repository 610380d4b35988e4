#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Under -Wconversion the temporaries bring no conversion that the call did not have. */
int f(short, unsigned, float);
short g(void);
float d(void);
unsigned u(void);

float caller(void)
{
    return (float)__extension__({ WEFT_POINT(weft_p0, 0, 3); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (u()); weft_arm(&weft_p0); weft_v0_1; }), __extension__({ register __auto_type weft_v0_2 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); d(); })); weft_arm(&weft_p0); weft_v0_2; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); d(); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 19, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 21, 7, 0, 0 },
    { "d", "input.c", "caller", 9, 9, 31, 7, 0, 0 },
    { "d", "input.c", "caller", 9, 9, 38, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
