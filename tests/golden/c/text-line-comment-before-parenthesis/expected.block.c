#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A line comment stands before the closing parenthesis: nothing of ours may be swallowed by it. */
int f(int, int);
int g(void);

int caller(void)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; }))), // one
             (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; }))) // two
    ))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 9, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 14, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
