#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Sixteen levels: the text of the operand of the outermost point holds fifteen points. */
int f(int);

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(9), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(10), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(11), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(12), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(13), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(13), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(14), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(14), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(15), (WEFT_BEGIN(15), f(x))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 16, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 18, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 20, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 22, 9, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 24, 10, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 26, 11, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 28, 12, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 30, 13, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 32, 14, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 34, 15, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 36, 16, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 38, 17, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 40, 18, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 42, 19, 0, 0 },
};
WEFT_UNIT_DEFINE(16);
