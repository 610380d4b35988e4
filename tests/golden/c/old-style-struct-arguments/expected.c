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
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (g()); weft_arm(&weft_p0); weft_v0_0; }), 'c', 1.5f); }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g(g()).a[1]))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 32, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
