#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* sizeof in an operand costs nothing although a call stands in it. */
int f(unsigned long, int);
int g(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(sizeof(g()), 1); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(sizeof g(), __extension__({ register __auto_type weft_v1_1 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(); })); weft_arm(&weft_p1); weft_v1_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 32, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 46, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
