#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #line directives of the user's own: diagnostics follow them, the site table names the file on disk and its lines. */
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
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller2", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
