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
    int x = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); weft_r0; }), y = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x)); WEFT_END(1); weft_r1; });
    struct s s = { __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(2)); WEFT_END(2); weft_r2; }), { __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(3)); WEFT_END(3); weft_r3; }), __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(4)); WEFT_END(4); weft_r4; }) } };
    struct s d = { .b[1] = __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(5)); WEFT_END(5); weft_r5; }), .a = n };
    int array[] = { __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), f(6)); WEFT_END(6); weft_r6; }), [3] = __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), f(7)); WEFT_END(7); weft_r7; }) };
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
