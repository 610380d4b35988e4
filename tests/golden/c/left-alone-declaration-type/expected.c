#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Array bounds, also variable ones, and types of parameters. */
int f(int);

int caller(int n, int p[f(n)])
{
    int a[f(n)], b[sizeof(f(n))];
    int(*c)[f(2)] = 0;
    a[0] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(3))));
    b[0] = c == 0;
    return a[0] + b[0] + p[0];
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
