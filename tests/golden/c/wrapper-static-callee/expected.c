#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is a static function, declared only before the caller, or an inline one. */
static int f(int x)
{
    return x + 1;
}
static inline int g(int x)
{
    return x + 2;
}

WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } WEFT_STATIC_INLINE __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return g(weft_a0); } int caller(int *p)
{
    *p++ = weft_w0(1);
    *p++ = weft_w1(2);
    return *p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 14, 14, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
