#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls inside the user's own statement expressions, last or not. */
int f(int);

int caller(int n)
{
    int x = ({ int y = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }); y + 1; });
    int z = ({ __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(n)); WEFT_END(1); weft_r1; }); });
    ({ __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(1)); WEFT_END(2); WEFT_RESULT(2); }); (void)0; });
    return x + z + __extension__({ __auto_type weft_v3_0 = (({ int w = __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(2)); WEFT_END(4); weft_r4; }); w * __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(3)); WEFT_END(5); weft_r5; }); })); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 24, 9, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 8, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 20, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 33, 10, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
