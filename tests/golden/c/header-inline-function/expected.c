#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An inline function of an included file: the text of the file stands in place of its #include. */
# 1 "inline.h" 1
int f(int);
static inline int g(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))));
}
# 3 "input.c" 2

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(x))))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "inline.h", "g", 4, 4, 12, 5, 0, 0 },
    { "f", "inline.h", "g", 4, 4, 19, 5, 0, 0 },
    { "g", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
