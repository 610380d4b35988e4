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
    sum += __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (g()); weft_arm(&weft_p0); weft_v0_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (g() + 1); weft_arm(&weft_p1); weft_v1_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = ((int)g()); weft_arm(&weft_p2); weft_v2_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = ((g())); weft_arm(&weft_p3); weft_v3_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (x ? g() : 0); weft_arm(&weft_p4); weft_v4_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p5, 5, 1); f(__extension__({ register __auto_type weft_v5_0 = ((x++, g())); weft_arm(&weft_p5); weft_v5_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p6, 6, 1); f(__extension__({ register __auto_type weft_v6_0 = (table[g() & 7]); weft_arm(&weft_p6); weft_v6_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p7, 7, 1); f(__extension__({ register __auto_type weft_v7_0 = (x && g()); weft_arm(&weft_p7); weft_v7_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p8, 8, 1); f(__extension__({ register __auto_type weft_v8_0 = (!g()); weft_arm(&weft_p8); weft_v8_0; })); });
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
