/* Volatile accesses happen once each; asm operands, atomics and builtins with calls in them. */
/* std: gnu11 gnu17 gnu2x */
#include <stdatomic.h>
#include "log.h"

static volatile int port = 5;
static _Atomic int counter = 1;
static int cell = 3;

static volatile int *reg(int n)
{
    say("reg", n);
    return &port;
}
static _Atomic int *atom(void)
{
    puts("atom");
    return &counter;
}
static int *where(int n)
{
    say("where", n);
    return &cell;
}
static int f(int a, int b)
{
    printf("f(%d, %d)\n", a, b);
    return a + b;
}

int main(void)
{
    int out, in = 4;
    say("port", *reg(1));
    *reg(2) = f(*reg(3), port);
    *reg(4) += f(1, 2);
    (*reg(5))++;
    say("port", f(port++, 1));
    f(*atom(), counter);
    *atom() = f(2, 3);
    *atom() += f(1, 1);
    counter++;
    say("add", atomic_fetch_add(atom(), f(3, 4)));
    say("load", atomic_load(&counter));
    say("sync", __sync_fetch_and_add(where(1), f(1, 2)));
    say("cas", __atomic_exchange_n(where(2), f(5, 6), __ATOMIC_SEQ_CST));
    __asm__("" : "=r"(out) : "0"(f(7, 8)));
    say("out", out);
    __asm__ volatile("" : "+r"(in), "+m"(*where(3)) : "r"(f(1, 1)) : "memory");
    say("in", in + cell);
    if (__builtin_expect(f(0, 1), 1))
        say("popcount", __builtin_popcount((unsigned)f(5, 6)));
    int sum;
    if (!__builtin_add_overflow(f(1, 2), f(3, 4), &sum))
        say("sum", sum);
    say("constant", __builtin_constant_p(f(1, 2)));
    say("choose", __builtin_choose_expr(1, f(9, 9), 0));
    register int r = f(1, 2);
    say("register", f(r, 1));
    return 0;
}
