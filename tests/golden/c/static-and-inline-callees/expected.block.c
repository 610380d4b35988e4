#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Callees of every linkage; e is a C99 inline definition with external linkage, which may not name anything static. */
static int s(int x)
{
    return x;
}
static inline int i(int x)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), s(x)); WEFT_END(0); weft_r0; }) + 1;
}
extern int e(int);
inline int e(int x)
{
    return x + 2;
}

int caller(int x)
{
    return __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), s(x)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), i(x)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), e(x)); WEFT_END(3); weft_r3; });
}
static const struct weft_site weft_sites[] = {
    { "s", "input.c", "i", 8, 8, 12, 5, 0, 0 },
    { "s", "input.c", "caller", 18, 18, 12, 6, 0, 0 },
    { "i", "input.c", "caller", 18, 18, 19, 6, 0, 0 },
    { "e", "input.c", "caller", 18, 18, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
