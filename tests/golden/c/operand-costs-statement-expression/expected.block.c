#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A statement expression of the user's own is an operand that costs something. */
int f(int, int);

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), ({ int y = x; while (y < 100) y *= 2; y; }))), x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
