#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Operands of const and volatile type, and pointers to them. */
const int *cp(void);
volatile int *vp(void);
struct s {
    const int m;
};
struct s *sp(void);
int f(int, int, int, const volatile int *);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 4); f(__extension__({ register __auto_type weft_v0_0 = (*cp()); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (*vp()); weft_arm(&weft_p0); weft_v0_1; }), __extension__({ register __auto_type weft_v0_2 = (sp()->m); weft_arm(&weft_p0); weft_v0_2; }), __extension__({ register __auto_type weft_v0_3 = (vp()); weft_arm(&weft_p0); weft_v0_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
