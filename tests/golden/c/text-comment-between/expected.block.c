#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Comments and space between callee, parenthesis and operands. */
int f(int, int);
int g(void);

int caller(void)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g /* ( */ ()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f /* callee */ ( /* before */ weft_v0_0 /* after , */ , /* empty */ 2 /* ) */ )); WEFT_END(0); weft_r0; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f
        ((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g
         ()))))), 1))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 42, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 9, 97, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 9, 10, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
