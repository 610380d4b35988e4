#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Deepest first: by the time outer is rewritten the text of its operand is final, and each begin comes after the deeper ends. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); outer(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 1); middle(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); inner(x); })); weft_arm(&weft_p1); weft_v1_0; }), 1); })); weft_arm(&weft_p0); weft_v0_0; }), x); });
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 8, 8, 12, 4, 0, 0 },
    { "middle", "input.c", "nest", 8, 8, 18, 5, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 25, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
