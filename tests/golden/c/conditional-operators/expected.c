#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* ?:, && and || evaluate a point only if they get to it. */
int f(int);

int caller(int n)
{
    return (n ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1)))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(2))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(3)))) && (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(4))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(5)))) || (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(6))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), f(7)))) ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(8)))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(9)))));
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
