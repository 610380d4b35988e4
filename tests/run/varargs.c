/* Variadic functions: va_arg as an operand, va_list handed on, v-functions, empty and long lists. */
/* std: gnu99 gnu11 gnu17 gnu2x */
#include <stdarg.h>
#include "log.h"

static int pair(int a, int b)
{
    printf("pair(%d, %d)\n", a, b);
    return a + b;
}
static int vsum(int n, va_list ap)
{
    int sum = 0;
    while (n-- > 0)
        sum += pair(va_arg(ap, int), 0);
    return sum;
}
static int sum(int n, ...)
{
    va_list ap, copy;
    va_start(ap, n);
    va_copy(copy, ap);
    int first = vsum(n, ap), second = 0;
    while (n > 1) {
        int a = va_arg(copy, int);
        second += pair(a, pair(va_arg(copy, int), say("n", n)));
        n -= 2;
    }
    va_end(copy);
    va_end(ap);
    return first * 1000 + second;
}
static char *format(char *buffer, size_t size, const char *text, ...)
{
    va_list ap;
    va_start(ap, text);
    vsnprintf(buffer, size, text, ap);
    va_end(ap);
    return buffer;
}
static const char *deref(const char *const **p)
{
    return *(*p)++;
}
static void two_kinds(const char *kinds, ...)
{
    va_list ap;
    va_start(ap, kinds);
    for (; *kinds; kinds++)
        if (*kinds == 's')
            puts(va_arg(ap, const char *));
        else
            printf("%.2f\n", *kinds == 'd' ? va_arg(ap, double) : (double)va_arg(ap, int));
    va_end(ap);
}

int main(void)
{
    char a[64], b[64];
    const char *const list[] = { "x", "y", "z" }, *const *p = list;
    say("sum", sum(4, 1, 2, 3, 4));
    say("sum", sum(0));
    say("sum", sum(2, sum(1, 5), sum(1, 6)));
    puts(format(a, sizeof a, "%s-%d-%c", format(b, sizeof b, "%05d", 42), pair(1, 2), 'c'));
    printf("%s %s\n", deref(&p), "then");
    two_kinds("sdi", format(a, sizeof a, "%%"), 1.5f, (char)say("char", 3));
    return 0;
}
