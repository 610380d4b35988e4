#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #if between the operands: the text between the parentheses is not one expression. */
int f(int, int);
int g(int);
#define FAST 1

int caller(int x)
{
    return f(__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), g(x)); WEFT_END(0); WEFT_RESULT(0); }),
#if FAST
             1
#else
             2
#endif
           ) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1, 2)); WEFT_END(1); WEFT_RESULT(1); });
}

int chosen(int x)
{
    return
#if FAST
        g
#else
        h
#endif
        (x);
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
