#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bit-fields that are no plain member access of a hoistable base: a comma, an assignment, a conditional. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
int f(unsigned);
int g(void);

int caller(struct flags *p)
{
    int sum = __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = ((g(), p->low)); weft_arm(&weft_p0); weft_v0_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (p->low = (unsigned)g() & 7u); weft_arm(&weft_p1); weft_v1_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (g() ? p->low : p->high); weft_arm(&weft_p2); weft_v2_0; })); });
    sum += __extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = (++find(1)->low); weft_arm(&weft_p3); weft_v3_0; })); });
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 15, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
