#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[1]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* In C23 no function is declared implicitly: builtins that gcc alone knows are declared for the front end, by a type that nobody
 * relies on. */
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

float halff(float);
long double halfl(long double);
double chosen(double x) { return __builtin_tgmath(halff, half, halfl, __extension__({ WEFT_POINT(weft_p7, 7, 0); twice(x); })); } /* as <tgmath.h> does */
bool is_one(void) { return __extension__({ WEFT_POINT(weft_p8, 8, 0); chosen(4); }) == 1 && true; }
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "operands", 12, 12, 5, 3, 0, 0 },
    { "half", "input.c", "operands", 12, 12, 33, 5, 0, 0 },
    { "twice", "input.c", "operands", 13, 13, 12, 4, 0, 0 },
    { "half", "input.c", "operands", 13, 13, 34, 6, 0, 0 },
    { "half", "input.c", "declared", 18, 18, 43, 6, 0, 0 },
    { "twice", "input.c", "declared", 19, 19, 12, 4, 0, 0 },
    { "half", "input.c", "declared", 19, 19, 22, 6, 0, 0 },
    { "twice", "input.c", "chosen", 24, 24, 71, 5, 0, 0 },
    { "chosen", "input.c", "is_one", 25, 25, 28, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[1] = {
    { "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
