#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A struct comes back by value; the point copies nothing and spells no type. */
struct pair {
    int a, b;
};
struct pair make_pair(int a, int b);

int sum(void)
{
    struct pair p = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), make_pair(1, 2)); WEFT_END(0); weft_r0; });
    return p.a + p.b + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), make_pair(3, 4)); WEFT_END(1); weft_r1; }).b;
}
static const struct weft_site weft_sites[] = {
    { "make_pair", "input.c", "sum", 9, 9, 21, 5, 0, 0 },
    { "make_pair", "input.c", "sum", 10, 10, 24, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
