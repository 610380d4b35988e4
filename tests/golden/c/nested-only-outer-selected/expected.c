#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An operand costs something if it holds a call, selected or not: it is hoisted all the same. */
int outer(int);
int inner(int);

int nest(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (outer((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), inner(x)))))));
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
