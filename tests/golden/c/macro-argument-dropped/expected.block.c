#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The argument is not used at all: there is no call. */
int f(int);
#define IGNORE(x) ((void)0)

int caller(int n)
{
    IGNORE(f(n));
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
