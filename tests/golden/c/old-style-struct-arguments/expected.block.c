#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Structs by value into a function without a prototype, with mixed declarations of gnu89. */
struct s {
    int a[5];
};
struct s g();
int f();

int caller()
{
    return __extension__({ __auto_type weft_v0_0 = (g()); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0, 'c', 1.5f)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (g(g()).a[1]); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 32, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
