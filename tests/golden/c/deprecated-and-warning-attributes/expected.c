#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes that make the compiler warn: the warnings are those of the original. */
int old(int) __attribute__((deprecated));
int must(int) __attribute__((warn_unused_result));
int g(void) __attribute__((nonnull)) __attribute__((pure));

int caller(int x)
{
    (WEFT_BEGIN(0), (void)must(x), WEFT_END(0));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), old(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (must((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), old(1))))))))));
}
static const struct weft_site weft_sites[] = {
    { "must", "input.c", "caller", 8, 8, 5, 3, 0, 0 },
    { "old", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "must", "input.c", "caller", 9, 9, 21, 5, 0, 0 },
    { "old", "input.c", "caller", 9, 9, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
