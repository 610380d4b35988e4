#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Never evaluated: operands of sizeof and _Alignof, with and without parentheses. */
int f(int);
struct s {
    int a[3];
};
struct s g(void);

int caller(void)
{
    return (int)(sizeof(f(1)) + sizeof f(2) + sizeof(int[3]) + sizeof g().a) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(sizeof f(3)))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 80, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
