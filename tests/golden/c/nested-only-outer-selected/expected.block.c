#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An operand costs something if it holds a call, selected or not: it is hoisted all the same. */
int outer(int);
int inner(int);

int nest(int x)
{
    return __extension__({ __auto_type weft_v0_0 = (inner(x)); __auto_type weft_r0 = (WEFT_BEGIN(0), outer(weft_v0_0)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
