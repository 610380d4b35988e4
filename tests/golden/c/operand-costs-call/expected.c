#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An operand with a call anywhere inside costs something: plain, in arithmetic, in a cast, in parentheses, in a condition, behind a comma, as an index. */
int f(int);
int g(void);
extern int table[8];

int caller(int x)
{
    int sum = 0;
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), g()))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g() + 1))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (int)g()))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (g())))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), x ? g() : 0))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (x++, g())))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), table[g() & 7]))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(7), x && g()))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), !g()))))));
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 15, 15, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
