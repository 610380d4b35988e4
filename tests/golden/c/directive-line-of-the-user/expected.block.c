#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #line directives of the user's own: diagnostics follow them, and so does the site table. */
int f(int);
#line 100 "grammar.y"
int caller(int x)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; });
}
# 7 "other.y"
int caller2(int x)
{
    return __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "grammar.y", "caller", 102, 102, 12, 4, 0, 0 },
    { "f", "other.y", "caller2", 9, 9, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
