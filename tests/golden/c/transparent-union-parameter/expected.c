#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A transparent union takes any of its members: the operand keeps its own type. */
typedef union {
    int *i;
    const char *c;
} any __attribute__((transparent_union));
int f(any);
int *ip(void);
const char *cp(void);

int caller(int *p)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (ip()); weft_arm(&weft_p0); weft_v0_0; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (cp()); weft_arm(&weft_p1); weft_v1_0; })); }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(p)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(0))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 32, 6, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 39, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
