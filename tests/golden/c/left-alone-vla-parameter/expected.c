#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bounds in prototypes and in definitions' parameter lists; only the latter are evaluated. */
int f(int);
void declared(int n, int a[f(n)]);

int caller(int n, int a[][f(n)])
{
    declared(n, a[0]);
    return a[0][(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))))];
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 17, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
