#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Builtins that do not evaluate their operand, and one that does. */
int f(int);
int g(int);

int caller(int x)
{
    if (__builtin_expect((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))) > 0, 1))
        return __builtin_constant_p(f(1)) + __builtin_choose_expr(1, f(2), g(3)) + __builtin_types_compatible_p(__typeof__(f(4)), int);
    return (int)__builtin_object_size(&x + f(5), 0);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
