#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The enclosing function begins in a macro, behind an attribute, behind a comment, on the line of another function's end. */
int f(int);
#define API __attribute__((visibility("default"))) int
#define DEFINE(name) int name(int *p)

WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } API one(int *p)
{
    *p++ = weft_w0(1);
    return *p;
}
WEFT_STATIC_INLINE __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return f(weft_a0); } DEFINE(two)
{
    *p++ = weft_w1(2);
    return *p;
}
/* comment */ WEFT_STATIC_INLINE __typeof__(int) weft_w2(__typeof__(int) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return f(weft_a0); } static __attribute__((unused)) /* more */ int three(int *p) { *p++ = weft_w2(3); return *p; } WEFT_STATIC_INLINE __typeof__(int) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return f(weft_a0); } int four(int *p) { *p++ = weft_w3(4); return *p; }

#ifdef UNKNOWN
int five(int *p, long unused)
#else
WEFT_STATIC_INLINE __typeof__(int) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return f(weft_a0); } int five(int *p)
#endif
{
    *p++ = weft_w4(5);
    return *p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "one", 8, 8, 12, 4, 0, 0 },
    { "f", "input.c", "two", 13, 13, 12, 4, 0, 0 },
    { "f", "input.c", "three", 16, 16, 84, 4, 0, 0 },
    { "f", "input.c", "four", 16, 16, 129, 4, 0, 0 },
    { "f", "input.c", "five", 24, 24, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
