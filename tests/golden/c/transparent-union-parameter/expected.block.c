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
    return __extension__({ __auto_type weft_v0_0 = (ip()); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_0 = (cp()); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(p)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(0)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 32, 6, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 39, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
