#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bit-fields of objects that are at hand cost nothing, and nothing is hoisted. */
struct flags {
    unsigned low : 3, high : 5;
};
int f(unsigned, unsigned);

int caller(struct flags *p, struct flags o)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(p->low, o.high)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
