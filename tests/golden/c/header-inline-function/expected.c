#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An inline function of an included file: the text of the file stands in place of its #include. */
# 1 "inline.h" 1
int f(int);
static inline int g(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); }) + __extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); });
}
# 3 "input.c" 2

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p2, 2, 1); g(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(x); })); weft_arm(&weft_p2); weft_v2_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "inline.h", "g", 4, 4, 12, 5, 0, 0 },
    { "f", "inline.h", "g", 4, 4, 19, 5, 0, 0 },
    { "g", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
