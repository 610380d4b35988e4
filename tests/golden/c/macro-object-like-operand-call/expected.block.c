#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro with a call in it is an operand that costs. */
int f(int, int);
int *location(void);
#define current_value (*location())

int caller(void)
{
    return __extension__({ __auto_type weft_v0_0 = (current_value); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0, 1)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_1 = (current_value + 1); __auto_type weft_r1 = (WEFT_BEGIN(1), f(1, weft_v1_1)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 34, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
