/* Conditional directives within calls: between operands, around them, around the name of what is called, nested, with texts
 * that are no tokens in what is left out. */
/* expect: f 13 */
#include "log.h"

#define FAST 1
#define LEVEL 2

static int f(int n)
{
    say("f", n);
    return n + 1;
}

static int sum(int a, int b, int c)
{
    say("sum", a * 100 + b * 10 + c);
    return a + b + c;
}

#define TWICE(x) ((x) + (x))

int main(void)
{
    int n = sum(f(1),
#if FAST
                f(2),
#else
                don't look at this (,
#endif
                3);
    n += sum(
#ifdef NOBODY
        1, 2,
#elif LEVEL > 1 /* a comment                                                                                                                         \
                   that goes on */
        4,
#if LEVEL == 2
        f(5),
#else
             f(6)) +
         sum(7,
#endif
#endif
        f(8));
    n +=
#if !FAST
        sum
#else
        f
#endif
        (n % 7);
#if FAST
    n += sum(1, f(9),
#else
    n -= sum(2,
#endif
             3);
    n += f(TWICE(
#if LEVEL
        2
#else
        3
#endif
        ));
    n += sum(f(10),
#define INNER 5
             INNER, f(11));
    n += sum(
#if __COUNTER__ == 0
        1,
#else
        2,
#endif
        __COUNTER__, f(12));
#if LEVEL > 1
    n += f(
#endif
#if LEVEL > 1
        13);
#endif
    for (int i = 0; i < 2; i++)
        n += sum(i, __LINE__, /* 'quoted' */
#ifndef FAST
                 1 +
#endif
                     f(i));
    say("n", n);
    return 0;
}
