#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bounds that are part of another type, or of that of a parameter. */
int f(int);

int caller(int n, int p[f(n)])
{
    int b[sizeof(f(n))];
    __typeof__(int[f(2)]) c;
    int (*g(int m, int d[f(3)]))[3];
    b[0] = sizeof(int[f(4)]);
    c[0] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(5))));
    return b[0] + c[0] + p[0];
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
