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
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 4), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), *cp())), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), *vp())), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), sp()->m)), (WEFT_AS(volatile int *)weft_counted_pointer(&weft_n0_0, WEFT_SITE(0), vp()))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
