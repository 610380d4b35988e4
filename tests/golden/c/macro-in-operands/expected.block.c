#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros inside operands: constants, expressions, and one with a call in its body, which costs something. */
int f(int, int);
int g(int);
#define TEN 10
#define TWICE(x) ((x) * 2)
#define CALL(x) g(x)

int caller(int n)
{ unsigned weft_n0_0;
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(TEN, TWICE(n))); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (CALL(n)); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0, TEN)); WEFT_END(1); weft_r1; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(2), CALL(TWICE(TEN)))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(2), CALL(CALL(n))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 31, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 49, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
