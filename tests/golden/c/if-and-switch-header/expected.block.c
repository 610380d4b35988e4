#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditions of if and switch, and a call as the only statement of a branch. */
int f(int);

int caller(int n)
{
    if (__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }))
        __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); WEFT_RESULT(1); });
    else if (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(2)); WEFT_END(2); weft_r2; }))
        __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(3)); WEFT_END(3); WEFT_RESULT(3); });
    else
        __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(4)); WEFT_END(4); WEFT_RESULT(4); });
    switch (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(n)); WEFT_END(5); weft_r5; })) {
    case 1:
        return __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), f(5)); WEFT_END(6); weft_r6; });
    default:
        __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), f(6)); WEFT_END(7); WEFT_RESULT(7); });
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 9, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
