#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Compiler builtins are instructions, not calls at run time; one makes the call that is its operand. */
int g(int);

int chained(int x, int *p)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), __builtin_call_with_static_chain(g(x), p)))))));
}

int caller(int x, int *p)
{
    if (__builtin_expect(x, 0))
        __builtin_unreachable();
    __builtin_prefetch(p);
    return __builtin_popcount((unsigned)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(x))))) + __builtin_clz(1u) + __builtin_add_overflow(x, 1, p) + (int)__builtin_bswap32(7);
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "chained", 6, 6, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 14, 14, 41, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
