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
    sum += __extension__({ __auto_type weft_v0_0 = (g()); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; });
    sum += __extension__({ __auto_type weft_v1_0 = (g() + 1); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; });
    sum += __extension__({ __auto_type weft_v2_0 = ((int)g()); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); weft_r2; });
    sum += __extension__({ __auto_type weft_v3_0 = ((g())); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0)); WEFT_END(3); weft_r3; });
    sum += __extension__({ __auto_type weft_v4_0 = (x ? g() : 0); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0)); WEFT_END(4); weft_r4; });
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (x++, g())))))));
    sum += __extension__({ __auto_type weft_v6_0 = (table[g() & 7]); __auto_type weft_r6 = (WEFT_BEGIN(6), f(weft_v6_0)); WEFT_END(6); weft_r6; });
    sum += __extension__({ __auto_type weft_v7_0 = (x && g()); __auto_type weft_r7 = (WEFT_BEGIN(7), f(weft_v7_0)); WEFT_END(7); weft_r7; });
    sum += __extension__({ __auto_type weft_v8_0 = (!g()); __auto_type weft_r8 = (WEFT_BEGIN(8), f(weft_v8_0)); WEFT_END(8); weft_r8; });
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
