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
    x = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); weft_r0; });
    s->m = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(2)); WEFT_END(1); weft_r1; });
    a[0] = __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(3)); WEFT_END(2); weft_r2; });
    a[i] = __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(4)); WEFT_END(3); weft_r3; });
    x += __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(5)); WEFT_END(4); weft_r4; });
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
