#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A struct result assigned through a pointer that moves. */
struct s {
    int a[8];
};
struct s f(int);

WEFT_STATIC_INLINE __typeof__(struct s) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } WEFT_STATIC_INLINE __typeof__(struct s) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0); } struct s *caller(struct s *p)
{
    *p++ = weft_w0(1);
    *p++ = weft_w1(2);
    return p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
