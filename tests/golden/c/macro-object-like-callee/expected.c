#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An object-like macro as the callee: the callee is the function it stands for. */
int real(int);
#define alias real
#define other (real)

int caller(int n)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), alias(n)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (alias((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), alias(n)))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), other(n))));
}
static const struct weft_site weft_sites[] = {
    { "real", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 23, 6, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 29, 7, 0, 0 },
    { "real", "input.c", "caller", 8, 8, 41, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
