#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The left of a comma is evaluated for its effects alone. */
int f(int);

int caller(int n)
{
    return (WEFT_BEGIN(0), (void)f(n), WEFT_END(0)), (WEFT_BEGIN(1), (void)f(n + 1), WEFT_END(1)), n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 18, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
