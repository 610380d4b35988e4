#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A tail call that the source demands (clang; gcc 12 ignores the attribute with a warning). */
int f(int);
int g(int);

int caller(int x)
{
    if (x)
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(x))))))))));
    __attribute__((musttail)) return f(x);
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 16, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 18, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
