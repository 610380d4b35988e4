#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[2]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Where no braces may stand around the call, the values are those of the inline function's parameters; what has no such function is left alone. */
struct point { int x; };
struct point *keep(struct point *p, int n);
int f(int n);
int sum(int n, ...);

WEFT_STATIC_INLINE __typeof__(struct point *) weft_w0(__typeof__(struct point *) weft_a0, __typeof__(int) weft_a1) { WEFT_KEPT(weft_p0, 0, 1, 0); __attribute((__unused__)) int weft_v0 = __extension__({ weft_keep_pointer(&weft_p0, 0, (__UINTPTR_TYPE__)weft_a0); weft_keep_int(&weft_p0, 1, weft_a1); weft_kept_arm(&weft_p0); 0; }); __typeof__(struct point *) weft_r0 = keep(weft_a0, weft_a1); weft_keep_pointer(&weft_p0, 2, (__UINTPTR_TYPE__)weft_r0); return weft_r0; } WEFT_STATIC_INLINE __typeof__(int) weft_w1(__typeof__(int) weft_a0) { WEFT_KEPT(weft_p1, 1, 1, 1); __attribute((__unused__)) int weft_v1 = __extension__({ weft_keep_int(&weft_p1, 0, weft_a0); weft_kept_arm(&weft_p1); 0; }); __typeof__(int) weft_r1 = f(weft_a0); weft_keep_int(&weft_p1, 1, weft_r1); return weft_r1; } struct point *caller(int *p, int (*through)(int))
{
    struct point *kept = weft_w0(&(struct point){ 1 }, 2);
    *p++ = weft_w1(1);
    *p++ = through(2);
    *p++ = sum(2, 3, 4);
    return kept;
}
static const struct weft_site weft_sites[] = {
    { "keep", "input.c", "caller", 9, 9, 26, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[2] = {
    { "p n return", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
