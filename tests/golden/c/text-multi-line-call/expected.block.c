#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call over several lines with comments and line continuations: every line keeps its number. */
int f(int, int, const char *, int);
int g(int);

int caller(int x)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f(x, /* first ) */
             (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g(1)); WEFT_END(1); weft_r1; }))), // second, and a ")" in a comment
             "a \
string ) over two lines",
             (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(
                 2 /* inner */
                 ))))))
             /* last */)))) +
           1;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 14, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "g", "input.c", "caller", 11, 13, 14, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
