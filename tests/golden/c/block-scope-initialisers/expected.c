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
    int x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1)))), y = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))));
    struct s s = { (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(2)))), { (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(3)))), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(4)))) } };
    struct s d = { .b[1] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(5)))), .a = n };
    int array[] = { (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), f(6)))), [3] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(7)))) };
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
