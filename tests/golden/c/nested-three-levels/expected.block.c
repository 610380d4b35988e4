#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Deepest first: by the time outer is rewritten the text of its operand is final, and each begin comes after the deeper ends. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), inner(x)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), middle(weft_v1_0, 1)); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), outer(weft_v0_0, x)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 8, 8, 12, 4, 0, 0 },
    { "middle", "input.c", "nest", 8, 8, 18, 5, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 25, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
