#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Initialisers of automatic objects: scalars, aggregates, designators, several declarators. */
struct s {
    int a, b[2];
};
int f(int);

int caller(int n)
{
    int x = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); }), y = __extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); });
    struct s s = { __extension__({ WEFT_POINT(weft_p2, 2, 0); f(2); }), { __extension__({ WEFT_POINT(weft_p3, 3, 0); f(3); }), __extension__({ WEFT_POINT(weft_p4, 4, 0); f(4); }) } };
    struct s d = { .b[1] = __extension__({ WEFT_POINT(weft_p5, 5, 0); f(5); }), .a = n };
    int array[] = { __extension__({ WEFT_POINT(weft_p6, 6, 0); f(6); }), [3] = __extension__({ WEFT_POINT(weft_p7, 7, 0); f(7); }) };
    const int *p = array;
    return x + y + s.a + d.a + p[3];
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 23, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 20, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 28, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 34, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 28, 6, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 21, 6, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 33, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
