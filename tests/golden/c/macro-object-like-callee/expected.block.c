#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro as the callee: the callee is the function it stands for. */
int real(int);
#define alias real
#define other (real)

int caller(int n)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), alias(n)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), alias(n)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), alias(weft_v1_0)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), other(n)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "real", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 23, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 29, 7, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 41, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
