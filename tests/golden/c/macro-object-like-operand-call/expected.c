#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro with a call in it is an operand that costs. */
int f(int, int);
int *location(void);
#define current_value (*location())

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), current_value)), 1)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f(1, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), current_value + 1))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 34, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
