#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* ?:, && and || evaluate a point only if they get to it. */
int f(int);

int caller(int n)
{
    return (n ? __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); weft_r0; }) : __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(2)); WEFT_END(1); weft_r1; })) + (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(3)); WEFT_END(2); weft_r2; }) && __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(4)); WEFT_END(3); weft_r3; })) + (__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(5)); WEFT_END(4); weft_r4; }) || __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(6)); WEFT_END(5); weft_r5; })) + (__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), f(7)); WEFT_END(6); weft_r6; }) ? __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), f(8)); WEFT_END(7); weft_r7; }) : __extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), f(9)); WEFT_END(8); weft_r8; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 17, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 24, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 33, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 41, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 50, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 58, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 67, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 74, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 81, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
