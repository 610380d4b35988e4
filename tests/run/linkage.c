/* Functions of every linkage: C99 inline, gnu_inline, static inline, weak, alias, constructor order, ifunc-free visibility. */
/* std: gnu99 gnu11 gnu17 */
#include "log.h"

int outer(int);
inline int outer(int x)
{
    return say("outer", x) + 1;
}
extern int outer(int);

static inline int quiet(int x)
{
    return outer(x) * 2;
}
extern inline __attribute__((gnu_inline)) int gnu(int x)
{
    return outer(x) + 3;
}
int gnu(int x);
inline __attribute__((always_inline)) static int always(int x)
{
    return quiet(x) + gnu(x);
}
__attribute__((noinline)) static int never(int x)
{
    return always(x);
}
int maybe(int) __attribute__((weak));
int missing(int) __attribute__((weak));
int maybe(int x)
{
    return never(x) + 1;
}
int other_name(int x) __attribute__((alias("maybe")));
__attribute__((flatten)) static int flat(int x)
{
    return quiet(quiet(x));
}
__attribute__((pure)) static int pure(int x)
{
    return x * 3;
}
__attribute__((const)) static int constant(int x)
{
    return x + 1;
}
__attribute__((hot)) static int hot(int x)
{
    return pure(x) + constant(pure(x));
}
int gnu(int x)
{
    return x;
}

int main(void)
{
    say("quiet", quiet(1));
    say("never", never(2));
    say("maybe", maybe(3));
    say("other", other_name(4));
    say("missing", missing ? missing(5) : -1);
    say("flat", flat(6));
    say("hot", hot(7));
    int (*p)(int) = outer;
    say("p", p(8));
    return 0;
}
