/* longjmp through points and out of operands; setjmp in all the places C allows. Locals that must survive are volatile. */
/* std: gnu89 gnu99 gnu11 gnu17 gnu2x */
/* expect: thrower 3 0 */
#include <setjmp.h>
#include "log.h"

static jmp_buf top, inner;

static int thrower(int n)
{
    say("thrower", n);
    longjmp(top, n);
}
static int wrap(int a, int b)
{
    printf("wrap(%d, %d)\n", a, b);
    return a + b;
}
static int deep(int n)
{
    return n ? wrap(deep(n - 1), n) : thrower(7);
}
static int loop(void)
{
    volatile int count = 0;
    if (setjmp(inner) < 4) {
        count++;
        longjmp(inner, wrap(count, 0));
    }
    return count;
}
static void noisy(int n)
{
    switch (setjmp(top)) {
    case 0:
        wrap(1, n ? thrower(2) : 0);
        break;
    case 2:
        puts("two");
        break;
    default:
        puts("other");
    }
}

int main(void)
{
    volatile int local = 1;
    test("through points");
    if (setjmp(top) == 0) {
        local = 2;
        wrap(say("before", 1), deep(3));
        puts("not reached");
    } else
        say("local", local);
    test("out of an operand");
    if (!setjmp(top))
        wrap(thrower(1), 2);
    else
        puts("back");
    test("again and again");
    say("loop", loop());
    test("in switch");
    noisy(1);
    noisy(0);
    test("from setjmp's own statement");
    while (setjmp(top) == 0)
        longjmp(top, 5);
    say("end", local);
    return 0;
}
