#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Line continuations in the middle of names and numbers. */
int func(int, int);
int g(void);
int f(int, int);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f\
(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g\
(); })); weft_arm(&weft_p0); weft_v0_0; }), 1\
2); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 11, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 9, 10, 2, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
