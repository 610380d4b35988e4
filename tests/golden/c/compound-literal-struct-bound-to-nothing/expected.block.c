#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A literal whose address goes through casts, arithmetic, conditionals, members and parentheses is kept as well. */
struct point {
    int x[2], y;
};
int *keep(int *);
void *use(const void *);
int g(void);

WEFT_STATIC_APART __typeof__(int *) weft_w0(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return keep(weft_a0); } WEFT_STATIC_APART __typeof__(int *) weft_w1(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return keep(weft_a0); } WEFT_STATIC_APART __typeof__(int *) weft_w3(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return keep(weft_a0); } WEFT_STATIC_APART __typeof__(void *) weft_w4(__typeof__(const void *) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return use(weft_a0); } WEFT_STATIC_APART __typeof__(int *) weft_w5(__typeof__(int *) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return keep(weft_a0); } int caller(int n)
{
    int *a = weft_w0((&(struct point){ { 1, 2 }, 3 })->x);
    int *b = weft_w1(&((struct point){ .y = __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; }) }).y);
    int *c = weft_w3(n ? (int[]){ 1, 2 } : (int[]){ 3 });
    const char *d = weft_w4((const char *)(char[]){ "text" } + 1);
    int *e = weft_w5((__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), g()); WEFT_END(6); WEFT_RESULT(6); }), (int[]){ 4 }));
    return *a + *b + *c + *d + *e;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 11, 11, 14, 5, 0, 0 },
    { "keep", "input.c", "caller", 12, 12, 14, 5, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 42, 10, 0, 0 },
    { "keep", "input.c", "caller", 13, 13, 14, 5, 0, 0 },
    { "use", "input.c", "caller", 14, 14, 21, 5, 0, 0 },
    { "keep", "input.c", "caller", 15, 15, 14, 5, 0, 0 },
    { "g", "input.c", "caller", 15, 15, 20, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
