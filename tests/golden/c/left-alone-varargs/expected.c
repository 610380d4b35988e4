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
    sum = __extension__({ WEFT_POINT(weft_p0, 0, 1); use(va_arg(ap, int), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_1; })); });
    sum += __extension__({ WEFT_POINT(weft_p2, 2, 0); use(va_arg(copy, int), n); });
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
