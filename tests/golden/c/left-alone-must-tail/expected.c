#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A tail call that the source demands (clang; gcc 12 ignores the attribute with a warning). */
int f(int);
int g(int);

int caller(int x)
{
    if (x)
        return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(x); })); weft_arm(&weft_p0); weft_v0_0; })); });
    __attribute__((musttail)) return f(x);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 16, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 18, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
