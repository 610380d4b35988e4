/* alloca's memory belongs to the function's frame; as an operand it stays where it is. */
#include <alloca.h>
#include <string.h>
int f(void *, unsigned long);

int caller(unsigned long n)
{
    char *p = alloca(n);
    char *q = __builtin_alloca(n);
    p[0] = q[0] = 0;
    return f(alloca(n), n) + f(__builtin_alloca(8), 8) + f(strdupa("x"), 2) + f(p, n);
}
