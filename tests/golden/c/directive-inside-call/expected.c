#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #if between the operands: the text between the parentheses is not one expression. */
int f(int, int);
int g(int);
#define FAST 1

int caller(int x)
{
    return f(__extension__({ WEFT_POINT(weft_p0, 0, 0); g(x); }),
#if FAST
             1
#else
             2
#endif
           ) + __extension__({ WEFT_POINT(weft_p1, 1, 0); f(1, 2); });
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
