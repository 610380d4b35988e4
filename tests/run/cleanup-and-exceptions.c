/* The user's own cleanup handlers run in their order, also with -fexceptions, and with points in their bodies. */
/* std: gnu11 gnu17 */
/* flags: -fexceptions */
/* expect: take 7 */
#include "log.h"

static void release(int *p)
{
    say("release", *p);
}
static int take(int n)
{
    return say("take", n);
}
static int two(int a, int b)
{
    return a + b;
}
static int scopes(int n)
{
    __attribute__((cleanup(release))) int a = take(1);
    {
        __attribute__((cleanup(release))) int b = take(2);
        if (n)
            return two(take(3), b);
    }
    for (int i = 0; i < 2; i++) {
        __attribute__((cleanup(release))) int c = i ? two(c = 5, 1) : take(4);
        if (i)
            break;
    }
    return two(a, ({
        __attribute__((cleanup(release))) int d = take(9);
        d * 2;
    }));
}

int main(void)
{
    say("scopes", scopes(1));
    say("scopes", scopes(0));
    return 0;
}
