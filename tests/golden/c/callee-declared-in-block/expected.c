#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is declared in a block, or as a parameter, or hides another one. */
int caller(int x, int g(int))
{
    int f(int);
    {
        extern int f(int);
        x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
    }
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(x))))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "*g", "input.c", "caller", 9, 9, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
