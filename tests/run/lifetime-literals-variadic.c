/* Literals handed to a variadic callee that keeps them. */
/* std: gnu99 gnu11 gnu17 */
#include <stdarg.h>
#include "log.h"

struct point {
    int x, y;
};
static struct point *last(int count, ...)
{
    struct point *p = NULL;
    va_list ap;
    va_start(ap, count);
    for (int i = 0; i < count; i++)
        p = va_arg(ap, struct point *);
    va_end(ap);
    return p;
}
static int sum(int count, ...)
{
    int n = 0;
    va_list ap;
    va_start(ap, count);
    for (int i = 0; i < count; i++)
        n += va_arg(ap, int);
    va_end(ap);
    return n;
}
static int *first_of(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    int *p = va_arg(ap, int *);
    va_end(ap);
    return p;
}
static void scribble(void)
{
    volatile char noise[512];
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (char)i;
}

int main(void)
{
    struct point *p = last(2, &(struct point){ 1, 2 }, &(struct point){ sum(2, 3, 4), 5 });
    struct point *q = last(sum(1, 1), &(struct point){ 6, 7 });
    scribble();
    printf("%d %d %d %d\n", p->x, p->y, q->x, q->y);
    int *a = first_of("x", (int[]){ 1, 2, 3 }), *b = first_of("y", (int[]){ sum(2, 20, 22) });
    scribble();
    printf("%d %d\n", a[2], b[0]);
    struct point *r = last(1, last(1, last(1, &(struct point){ 8, 9 })));
    scribble();
    printf("%d %d\n", r->x, r->y);
    return 0;
}
