#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditions of if and switch, and a call as the only statement of a branch. */
int f(int);

int caller(int n)
{
    if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n)))))
        (WEFT_BEGIN(1), (void)f(1), WEFT_END(1));
    else if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(2)))))
        (WEFT_BEGIN(3), (void)f(3), WEFT_END(3));
    else
        (WEFT_BEGIN(4), (void)f(4), WEFT_END(4));
    switch ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(n))))) {
    case 1:
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), f(5))));
    default:
        (WEFT_BEGIN(7), (void)f(6), WEFT_END(7));
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
