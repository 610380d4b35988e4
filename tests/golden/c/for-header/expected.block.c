#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* All three parts of a for header are evaluated where they stand. */
int f(int);

int caller(int n)
{
    int sum = 0;
    for (int i = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(0)); WEFT_END(0); weft_r0; }); i < __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(n)); WEFT_END(1); weft_r1; }); i += __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(1)); WEFT_END(2); weft_r2; }))
        sum += i;
    for (sum = __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(2)); WEFT_END(3); weft_r3; }); __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(sum)); WEFT_END(4); WEFT_RESULT(4); }); __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(3)); WEFT_END(5); WEFT_RESULT(5); }), sum--)
        ;
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 18, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 28, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 39, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 22, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
