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
    x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))));
    s->m = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(2))));
    a[0] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(3))));
    a[i] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(4))));
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(5))));
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
