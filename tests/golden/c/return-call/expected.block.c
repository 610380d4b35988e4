#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* return f(x): the value is returned after the end probe. */
int f(int);

int tail(int x)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "tail", 6, 6, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
