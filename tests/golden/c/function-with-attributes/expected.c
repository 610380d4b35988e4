#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes of the function around the point: optimisation levels, sanitizers, instrumentation, sections. */
int f(int);
#pragma GCC push_options
#pragma GCC optimize("O3")
__attribute__((no_sanitize("undefined"))) int a(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); })); weft_arm(&weft_p0); weft_v0_0; })); });
}
#pragma GCC pop_options
__attribute__((no_instrument_function, noinline)) int b(int x)
{
    return __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(x); })); weft_arm(&weft_p2); weft_v2_0; })); });
}
__attribute__((section(".text.special"), aligned(32))) int c(int x)
{
    return __extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); f(x); })); weft_arm(&weft_p4); weft_v4_0; })); });
}
__attribute__((target("avx2"))) int d(int x)
{
    return __extension__({ WEFT_POINT(weft_p6, 6, 1); f(__extension__({ register __auto_type weft_v6_0 = (__extension__({ WEFT_POINT(weft_p7, 7, 0); f(x); })); weft_arm(&weft_p6); weft_v6_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "a", 7, 7, 12, 4, 0, 0 },
    { "f", "input.c", "a", 7, 7, 14, 5, 0, 0 },
    { "f", "input.c", "b", 12, 12, 12, 4, 0, 0 },
    { "f", "input.c", "b", 12, 12, 14, 5, 0, 0 },
    { "f", "input.c", "c", 16, 16, 12, 4, 0, 0 },
    { "f", "input.c", "c", 16, 16, 14, 5, 0, 0 },
    { "f", "input.c", "d", 20, 20, 12, 4, 0, 0 },
    { "f", "input.c", "d", 20, 20, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
