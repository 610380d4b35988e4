#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro with a call in it is an operand that costs. */
int f(int, int);
int *location(void);
#define current_value (*location())

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (current_value); weft_arm(&weft_p0); weft_v0_0; }), 1); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(1, __extension__({ register __auto_type weft_v1_1 = (current_value + 1); weft_arm(&weft_p1); weft_v1_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 34, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
