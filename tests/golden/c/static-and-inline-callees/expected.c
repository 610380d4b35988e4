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
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); s(x); }) + 1;
}
extern int e(int);
inline int e(int x)
{
    return x + 2;
}

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p1, 1, 0); s(x); }) + __extension__({ WEFT_POINT(weft_p2, 2, 0); i(x); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); e(x); });
}
static const struct weft_site weft_sites[] = {
    { "s", "input.c", "i", 8, 8, 12, 5, 0, 0 },
    { "s", "input.c", "caller", 18, 18, 12, 6, 0, 0 },
    { "i", "input.c", "caller", 18, 18, 19, 6, 0, 0 },
    { "e", "input.c", "caller", 18, 18, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
