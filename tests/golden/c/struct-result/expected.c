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
    struct pair p = __extension__({ WEFT_POINT(weft_p0, 0, 0); make_pair(1, 2); });
    return p.a + p.b + __extension__({ WEFT_POINT(weft_p1, 1, 0); make_pair(3, 4); }).b;
}
static const struct weft_site weft_sites[] = {
    { "make_pair", "input.c", "sum", 9, 9, 21, 5, 0, 0 },
    { "make_pair", "input.c", "sum", 10, 10, 24, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
