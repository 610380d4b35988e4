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
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); rec(1); })); weft_arm(&weft_p0); weft_v0_0; }).text); }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(&__extension__({ WEFT_POINT(weft_p3, 3, 0); rec(2); }).text[1])))) + __extension__({ WEFT_POINT(weft_p4, 4, 0); rec(3); }).text[0] + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(__extension__({ WEFT_POINT(weft_p6, 6, 0); rec(4); }).text + 2))));
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
