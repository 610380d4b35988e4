#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The point is deep in the right side, not the whole of it. */
int f(int);
int g(int);

WEFT_STATIC_APART __typeof__(int) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return g(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return f(weft_a0); } int *caller(int *p)
{
    *p++ = 1 + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(1)))))))))) * 2;
    *p++ = weft_w2((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(2))))) ? weft_w4(3) : 4;
    return p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 16, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 18, 7, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 22, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
