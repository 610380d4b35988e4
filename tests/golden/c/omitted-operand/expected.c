#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* GNU a ?: b, whose first operand is a condition and a value: it is used where nobody uses the whole. */
_Bool is(int n);
char letter(int n);
int f(int n);
void g(void);

WEFT_STATIC_APART __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w5(__typeof__(int) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return f(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w6(__typeof__(int) weft_a0) { WEFT_POINT(weft_p6, 6, 0); return f(weft_a0); } int caller(int n)
{
    (WEFT_INTEGER(_Bool)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), is(n)))) ?: weft_w1(n);
    ((WEFT_INTEGER(char)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), letter(n)))) ?: 'x');
    for (; n < 3; (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(n)))) ?: n++)
        (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(n)))) ? weft_w5(1) : weft_w6(2);
    (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(n)))) ?: ((WEFT_BEGIN(8), (void)g(), WEFT_END(8)), 1);
    return ({ (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), f(n)))) ?: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), f(3)))); });
}
static const struct weft_site weft_sites[] = {
    { "is", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 3, 0, 0 },
    { "letter", "input.c", "caller", 10, 10, 6, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 19, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 23, 5, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 14, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 15, 6, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 23, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(11);
