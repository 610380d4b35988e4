#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nothing, space, a comment or a line end between the parentheses. */
int f(void);
int g();

int caller(void)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f()); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f( )); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(/* none */)); WEFT_END(2); weft_r2; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(
    )))) + __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), g()); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 18, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 25, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 8, 41, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
