#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* C11 6.2.4/8: the array in a returned struct lives until the end of the full expression; a temporary holding a pointer into it would outlive it. */
struct s {
    char text[16];
};
struct s rec(int);
int f(const char *);

int caller(void)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), rec(1)); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0.text)); WEFT_END(0); weft_r0; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(&__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), rec(2)); WEFT_END(3); weft_r3; }).text[1])))) + __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), rec(3)); WEFT_END(4); weft_r4; }).text[0] + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), rec(4)); WEFT_END(6); weft_r6; }).text + 2))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 7, 0, 0 },
    { "rec", "input.c", "caller", 10, 10, 14, 9, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 29, 7, 0, 1 },
    { "rec", "input.c", "caller", 10, 10, 32, 11, 0, 0 },
    { "rec", "input.c", "caller", 10, 10, 50, 8, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 67, 5, 0, 1 },
    { "rec", "input.c", "caller", 10, 10, 69, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
