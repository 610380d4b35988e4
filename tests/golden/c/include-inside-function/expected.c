#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The body of a function continues in an included file. */
int f(int);

int caller(int x)
{
    x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
# 1 "body.inc" 1
x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(7))));
# 8 "input.c" 2
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 9, 4, 0, 0 },
    { "f", "body.inc", "caller", 1, 1, 6, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
