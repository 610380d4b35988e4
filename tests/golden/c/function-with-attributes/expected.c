#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes of the function around the point: optimisation levels, sanitizers, instrumentation, sections. */
int f(int);
#pragma GCC push_options
#pragma GCC optimize("O3")
__attribute__((no_sanitize("undefined"))) int a(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))))))))));
}
#pragma GCC pop_options
__attribute__((no_instrument_function, noinline)) int b(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(x))))))))));
}
__attribute__((section(".text.special"), aligned(32))) int c(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(x))))))))));
}
__attribute__((target("avx2"))) int d(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(x))))))))));
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
