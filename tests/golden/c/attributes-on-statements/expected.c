#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes before statements and on declarations stay where they are. */
int f(int);
__attribute__((hot)) int caller(int x)
{
    __attribute__((unused)) int y = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
    switch ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))))) {
    case 1:
        (WEFT_BEGIN(2), (void)f(2), WEFT_END(2));
        __attribute__((fallthrough));
    case 2:
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(3))));
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 37, 5, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
