#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call with a compound literal as an operand of an expression: gcc would take the begin out of it, before the other operand. */
int first(int n);
int (*second)(int *p, ...);

int caller(int n)
{
    return ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), first(n)))) << (__extension__(WEFT_VALUE(int)weft_end_pointer(WEFT_SITE(1), (__typeof__(int)[1]){ (WEFT_BEGIN(1), second((int[]){ n })) })) & 7)) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), first(n)))) * __extension__(WEFT_VALUE(int)weft_end_pointer(WEFT_SITE(3), (__typeof__(int)[1]){ (WEFT_BEGIN(3), second((int[]){ n }, 1)) }));
}
static const struct weft_site weft_sites[] = {
    { "first", "input.c", "caller", 7, 7, 13, 6, 0, 0 },
    { "*second", "input.c", "caller", 7, 7, 26, 7, 0, 0 },
    { "first", "input.c", "caller", 7, 7, 55, 6, 0, 0 },
    { "*second", "input.c", "caller", 7, 7, 66, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
