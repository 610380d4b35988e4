#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A #define between the operands. */
int f(int, int);
int g(int);

int caller(int x)
{
    return f((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g(x)))),
#define LOCAL 3
             LOCAL);
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 7, 7, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
