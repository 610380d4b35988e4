#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Compiler builtins are instructions, not calls at run time. */
int g(int);

int caller(int x, int *p)
{
    if (__builtin_expect(x, 0))
        __builtin_unreachable();
    __builtin_prefetch(p);
    return __builtin_popcount((unsigned)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g(x))))) + __builtin_clz(1u) + __builtin_add_overflow(x, 1, p) + (int)__builtin_bswap32(7);
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 9, 9, 41, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
