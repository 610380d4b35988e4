#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A bit-field cannot be bound to __auto_type: the costly base is hoisted, the member access stays outside of the temporary. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
struct flags copy(int);
int f(unsigned, unsigned);

int caller(struct flags *p, struct flags o)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (find(1)); weft_arm(&weft_p0); weft_v0_0; })->low, p->high); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (copy(2)); weft_arm(&weft_p1); weft_v1_0; }).high, o.low); }) + __extension__({ __auto_type weft_v2_0 = (find(3)); __auto_type weft_r2 = (WEFT_BEGIN(2), f((weft_v2_0->low), 1)); WEFT_END(2); weft_r2; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), find(4)->low + 1)), o.high)))) + __extension__({ __auto_type weft_v4_0 = ((*find(5))); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0.low, 2)); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 39, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 64, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 87, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 117, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
