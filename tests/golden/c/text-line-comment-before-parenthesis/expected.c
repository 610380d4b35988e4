#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A line comment stands before the closing parenthesis: nothing of ours may be swallowed by it. */
int f(int, int);
int g(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; }), // one
             __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(); })); weft_arm(&weft_p0); weft_v0_1; }) // two
    ); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 9, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 14, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
