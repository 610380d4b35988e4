#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call over several lines with comments and line continuations: every line keeps its number. */
int f(int, int, const char *, int);
int g(int);

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); f(x, /* first ) */
             __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(1); })); weft_arm(&weft_p0); weft_v0_1; }), // second, and a ")" in a comment
             "a \
string ) over two lines",
             __extension__({ register __auto_type weft_v0_3 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(
                 2 /* inner */
                 ); })); weft_arm(&weft_p0); weft_v0_3; })
             /* last */); }) +
           1;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 14, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "g", "input.c", "caller", 11, 13, 14, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
