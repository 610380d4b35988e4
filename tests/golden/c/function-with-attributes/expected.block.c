#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes of the function around the point: optimisation levels, sanitizers, instrumentation, sections. */
int f(int);
#pragma GCC push_options
#pragma GCC optimize("O3")
__attribute__((no_sanitize("undefined"))) int a(int x)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x)); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; });
}
#pragma GCC pop_options
__attribute__((no_instrument_function, noinline)) int b(int x)
{
    return __extension__({ __auto_type weft_v2_0 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(x)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); weft_r2; });
}
__attribute__((section(".text.special"), aligned(32))) int c(int x)
{
    return __extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(x)); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0)); WEFT_END(4); weft_r4; });
}
__attribute__((target("avx2"))) int d(int x)
{
    return __extension__({ __auto_type weft_v6_0 = (__extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), f(x)); WEFT_END(7); weft_r7; })); __auto_type weft_r6 = (WEFT_BEGIN(6), f(weft_v6_0)); WEFT_END(6); weft_r6; });
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
