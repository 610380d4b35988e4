#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[1]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function that gcc alone knows: the front end takes it for one that gives int. What it gives, and what is declared by its type, is
 * handed on with the type that the compiler knows. */
#ifdef __clang__
#error it does not know them
#endif
double half(double);
double twice(double);
int print(const char *, ...);

WEFT_STATIC_APART __typeof__(double) weft_w1(__typeof__(double) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return half(weft_a0); } WEFT_STATIC_APART __typeof__(double) weft_w2(__typeof__(double) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return twice(weft_a0); } WEFT_STATIC_APART __typeof__(double) weft_w3(__typeof__(double) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return half(weft_a0); } double operands(void)
{
    __extension__({ WEFT_KEPT(weft_p0, 0, 1, 0); print("%g", __extension__({ register __auto_type weft_v0_1 = (__builtin_gamma(weft_w1(4))); weft_kept_arm(&weft_p0); weft_v0_1; })); });
    return weft_w2(__builtin_gamma(weft_w3(4)));
}

WEFT_STATIC_APART __typeof__(double) weft_w4(__typeof__(double) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return half(weft_a0); } WEFT_STATIC_APART __typeof__(double) weft_w5(__typeof__(double) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return twice(weft_a0); } WEFT_STATIC_APART __typeof__(double) weft_w6(__typeof__(double) weft_a0) { WEFT_POINT(weft_p6, 6, 0); return half(weft_a0); } double declared(void)
{
    __auto_type x = __builtin_significand(weft_w4(5));
    return weft_w5(x + weft_w6(1));
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "operands", 12, 12, 5, 3, 0, 0 },
    { "half", "input.c", "operands", 12, 12, 33, 5, 0, 0 },
    { "twice", "input.c", "operands", 13, 13, 12, 4, 0, 0 },
    { "half", "input.c", "operands", 13, 13, 34, 6, 0, 0 },
    { "half", "input.c", "declared", 18, 18, 43, 6, 0, 0 },
    { "twice", "input.c", "declared", 19, 19, 12, 4, 0, 0 },
    { "half", "input.c", "declared", 19, 19, 22, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[1] = {
    { "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
