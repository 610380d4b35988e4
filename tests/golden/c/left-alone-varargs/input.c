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
    sum = use(va_arg(ap, int), g());
    sum += use(va_arg(copy, int), n);
    va_end(copy);
    va_end(ap);
    return sum;
}
