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
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); get(1); })(2) + (WEFT_AS(struct ops *)weft_value_pointer(WEFT_SITE(1), (WEFT_BEGIN(1), pick(3))))->run(4) + __extension__({ WEFT_POINT(weft_p2, 2, 1); get(__extension__({ register __auto_type weft_v2_0 = (g()); weft_arm(&weft_p2); weft_v2_0; })); })(g()) + row[g() & 3](5) + (*__extension__({ WEFT_POINT(weft_p3, 3, 0); get(6); }))(7);
}
static const struct weft_site weft_sites[] = {
    { "get", "input.c", "caller", 12, 12, 12, 9, 0, 0 },
    { "pick", "input.c", "caller", 12, 12, 24, 10, 0, 0 },
    { "get", "input.c", "caller", 12, 12, 42, 8, 0, 0 },
    { "get", "input.c", "caller", 12, 12, 78, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
