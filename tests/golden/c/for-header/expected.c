#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* All three parts of a for header are evaluated where they stand. */
int f(int);

int caller(int n)
{
    int sum = 0;
    for (int i = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(0); }); i < __extension__({ WEFT_POINT(weft_p1, 1, 0); f(n); }); i += __extension__({ WEFT_POINT(weft_p2, 2, 0); f(1); }))
        sum += i;
    for (sum = __extension__({ WEFT_POINT(weft_p3, 3, 0); f(2); }); __extension__({ WEFT_POINT(weft_p4, 4, 0); f(sum); }); __extension__({ WEFT_POINT(weft_p5, 5, 0); f(3); }), sum--)
        ;
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 18, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 28, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 39, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 22, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
