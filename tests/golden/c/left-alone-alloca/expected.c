#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* alloca's memory belongs to the function's frame; as an operand it stays where it is. */
#include <alloca.h>
#include <string.h>
int f(void *, unsigned long);

int caller(unsigned long n)
{
    char *p = alloca(n);
    char *q = __builtin_alloca(n);
    p[0] = q[0] = 0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_AS(void *)weft_ready_pointer(WEFT_SITE(0), alloca(n))), n)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_AS(void *)weft_ready_pointer(WEFT_SITE(1), __builtin_alloca(8))), 8)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f(  (WEFT_AS(char *)weft_ready_pointer(WEFT_SITE(2), (__extension__ ({ const char *__old = ( "x" ); size_t __len = (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(3), (WEFT_BEGIN(3), strlen (__old)))) + 1; char *__new = (char *) __builtin_alloca (__len); (char *) (WEFT_AS(void *)weft_value_pointer(WEFT_SITE(4), (WEFT_BEGIN(4), memcpy (__new, __old, __len)))); })))) , 2)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(p, n))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 30, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 58, 6, 0, 0 },
    { "strlen", "input.c", "caller", 11, 11, 60, 13, 0, 0 },
    { "memcpy", "input.c", "caller", 11, 11, 60, 11, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 79, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
