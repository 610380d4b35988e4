/* Recursion, direct and mutual, through pointers, in operands, and deep. */
/* std: gnu89 gnu11 gnu17 */
/* expect: fib 177 */
/* expect: depth 10001 */
#include "log.h"

static int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
static int ackermann(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int depth(int n)
{
    return n ? 1 + depth(n - 1) : 0;
}
static int even(int n);
static int odd(int n)
{
    return n == 0 ? 0 : even(n - 1);
}
static int even(int n)
{
    return n == 0 ? 1 : odd(n - 1);
}
static int apply(int (*f)(int (*)(int), int), int n)
{
    return f((int (*)(int))0, n);
}
static int down(int (*unused)(int), int n)
{
    (void)unused;
    return n ? apply(down, n - 1) + n : 0;
}
static void hanoi(int n, int from, int to, int by, int *moves)
{
    if (n == 0)
        return;
    hanoi(n - 1, from, by, to, moves);
    ++*moves;
    hanoi(n - 1, by, to, from, moves);
}

int main(void)
{
    int moves = 0;
    say("fib", fib(10));
    say("ackermann", ackermann(2, 3));
    say("depth", depth(10000));
    say("even", even(101));
    say("down", down(0, 50));
    hanoi(6, 1, 3, 2, &moves);
    say("moves", moves);
    return 0;
}
