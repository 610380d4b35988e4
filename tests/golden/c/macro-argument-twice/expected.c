#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Expanded twice, the one text is two calls. */
int f(int);
#define MAX(a, b) ((a) > (b) ? (a) : (b))

int caller(int n)
{
    return  (((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n))))) > (n) ? ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n))))) : (n)) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
