#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The va_ macros belong to the function they stand in; va_arg as an operand stays where it is. */
#include <stdarg.h>
int use(int, int);
int g(void);

int caller(int n, ...)
{
    va_list ap, copy;
    int sum;
    va_start(ap, n);
    va_copy(copy, ap);
    sum = __extension__({ __auto_type weft_v0_1 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), use(va_arg(ap, int), weft_v0_1)); WEFT_END(0); weft_r0; });
    sum += __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), use(va_arg(copy, int), n)); WEFT_END(2); weft_r2; });
    va_end(copy);
    va_end(ap);
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "use", "input.c", "caller", 12, 12, 11, 4, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 32, 5, 0, 0 },
    { "use", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
