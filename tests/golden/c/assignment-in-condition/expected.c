#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Assignments as operands and conditions. */
int f(int);
int g(int);

WEFT_STATIC_APART __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return g(weft_a0); } int caller(int *p, int x)
{
    if ((x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))))) != 0 && (*p++ = weft_w1(x)))
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(2))))))))));
    while ((x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(x))))) > 0)
        p[x] = x;
    return x;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 14, 7, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 36, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
