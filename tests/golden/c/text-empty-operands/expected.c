#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nothing, space, a comment or a line end between the parentheses. */
int f(void);
int g();

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f()))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f( )))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(/* none */)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(
    )))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), g())));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 18, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 25, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 8, 41, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
