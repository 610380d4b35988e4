#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee itself costs something: it is evaluated before the begin probe like an operand. */
struct ops {
    int (*run)(int);
};
int (*get(int))(int);
struct ops *pick(int);
extern int (*row[4])(int);
int g(void);

int caller(void)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), get(1)); WEFT_END(0); weft_r0; })(2) + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), pick(3)); WEFT_END(1); weft_r1; })->run(4) + __extension__({ __auto_type weft_v2_0 = (g()); __auto_type weft_r2 = (WEFT_BEGIN(2), get(weft_v2_0)); WEFT_END(2); weft_r2; })(g()) + row[g() & 3](5) + (*__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), get(6)); WEFT_END(3); weft_r3; }))(7);
}
static const struct weft_site weft_sites[] = {
    { "get", "input.c", "caller", 12, 12, 12, 9, 0, 0 },
    { "pick", "input.c", "caller", 12, 12, 24, 10, 0, 0 },
    { "get", "input.c", "caller", 12, 12, 42, 8, 0, 0 },
    { "get", "input.c", "caller", 12, 12, 78, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
