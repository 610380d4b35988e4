/* A program that ends inside nested points, with handlers registered and output still in buffers. */
/* std: gnu89 gnu99 gnu17 */
/* status: 42 */
/* expect: global_begin 1 */
/* expect: global_end 1 */
/* expect: leave 1 0 */
/* expect: exit 1 0 */
#include "log.h"

static void last(void)
{
    puts("last");
}
static void first(void)
{
    say("first", say("of all", 1));
}
static int leave(int n)
{
    say("leave", n);
    exit(n);
}
static int deep(int n)
{
    return n ? deep(n - 1) + 1 : leave(42);
}
static int f(int a, int b)
{
    return a + b;
}
__attribute__((constructor)) static void before(void)
{
    say("constructor", f(1, f(2, 3)));
}
__attribute__((destructor)) static void after(void)
{
    say("destructor", f(4, 5));
}

int main(void)
{
    atexit(last);
    atexit(first);
    printf("no newline at the end");
    f(say("a", 1), deep(4));
    return 1;
}
