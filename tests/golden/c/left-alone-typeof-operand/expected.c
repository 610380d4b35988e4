#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* typeof, __auto_type, _Alignof and __alignof__. */
int f(int);

int caller(void)
{
    __typeof__(f(1)) a = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(2))));
    typeof(f(3)) *b = &a;
    __auto_type c = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(4))));
    return a + *b + c + (int)__alignof__(f(5)) + (__typeof__(f(6)))(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(7))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 26, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 21, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 68, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
