#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #line directives of the user's own: diagnostics follow them, and so does the site table. */
int f(int);
#line 100 "grammar.y"
int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
}
# 7 "other.y"
int caller2(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "grammar.y", "caller", 102, 102, 12, 4, 0, 0 },
    { "f", "other.y", "caller2", 9, 9, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
