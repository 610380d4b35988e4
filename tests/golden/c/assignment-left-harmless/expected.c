#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The left side is at hand: the normal form. */
int f(int);
struct s {
    int m;
};

int caller(struct s *s, int *a, int i)
{
    int x;
    x = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); });
    s->m = __extension__({ WEFT_POINT(weft_p1, 1, 0); f(2); });
    a[0] = __extension__({ WEFT_POINT(weft_p2, 2, 0); f(3); });
    a[i] = __extension__({ WEFT_POINT(weft_p3, 3, 0); f(4); });
    x += __extension__({ WEFT_POINT(weft_p4, 4, 0); f(5); });
    return x;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 10, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
