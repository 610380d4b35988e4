#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One costly operand, the others stable: the textbook form means the same. */
int f(int, int, int);
int g(void);

int caller(const int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; }), 1, x); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f(1, __extension__({ register __auto_type weft_v2_1 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); g(); })); weft_arm(&weft_p2); weft_v2_1; }), 2); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 27, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 32, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
