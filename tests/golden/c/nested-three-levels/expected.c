#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Deepest first: by the time outer is rewritten the text of its operand is final, and each begin comes after the deeper ends. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (outer((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (middle((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), inner(x)))))), 1)))))), x))));
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 8, 8, 12, 4, 0, 0 },
    { "middle", "input.c", "nest", 8, 8, 18, 5, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 25, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
