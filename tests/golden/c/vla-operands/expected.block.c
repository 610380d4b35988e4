#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Variable length arrays decay like others, and pointers to them keep their bound. */
int sum(int n, int (*)[n]);
int *fill(int n, int *);
int g(void);

int caller(int n)
{
    int a[n], b[2][n];
    __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), fill(n, a)); WEFT_END(0); WEFT_RESULT(0); });
    return __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), sum(n, b)); WEFT_END(1); weft_r1; }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (sum((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), g())), &b[1])))) + *__extension__({ WEFT_POINT(weft_p3, 3, 2); fill(__extension__({ register __auto_type weft_v3_0 = (g()); weft_arm(&weft_p3); weft_v3_0; }), __extension__({ register __auto_type weft_v3_1 = (b[g() & 1]); weft_arm(&weft_p3); weft_v3_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "fill", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "sum", "input.c", "caller", 10, 10, 12, 6, 0, 0 },
    { "sum", "input.c", "caller", 10, 10, 24, 6, 0, 0 },
    { "fill", "input.c", "caller", 10, 10, 43, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
