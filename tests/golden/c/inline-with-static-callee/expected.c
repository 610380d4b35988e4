#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Static functions call each other before and after their definitions. */
static int helper(int);
static int first(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), helper(x)))) + 1;
}
static int helper(int x)
{
    return x ? first(x - 1) : 0;
}
int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (helper((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), first(x)))))));
}
static const struct weft_site weft_sites[] = {
    { "helper", "input.c", "first", 5, 5, 12, 5, 0, 0 },
    { "helper", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
