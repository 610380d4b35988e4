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
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(TEN, TWICE(n)); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (CALL(n)); weft_arm(&weft_p1); weft_v1_0; }), TEN); }) + __extension__({ WEFT_POINT(weft_p2, 2, 2); f(__extension__({ register __auto_type weft_v2_0 = (CALL(TWICE(TEN))); weft_arm(&weft_p2); weft_v2_0; }), __extension__({ register __auto_type weft_v2_1 = (CALL(CALL(n))); weft_arm(&weft_p2); weft_v2_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 31, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 49, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
