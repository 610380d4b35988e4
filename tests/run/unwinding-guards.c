/* Threads that end inside of calls unwind through long bodies, whose points share objects: what was open ends, once, and
 * what was not doesn't. Jumps out of operands, loops and returns leave the objects as they must be. */
/* flags: -fexceptions -pthread */
/* local: pthread_create */
/* kept: objects of a point's own don't tell a call that is left from one that returns */
/* expect: leave 1 0 */
/* expect: leave~ 1 0 */
/* expect: twice 29 29 */
#include "log.h"
#include <pthread.h>

static int twice(int n)
{
    return 2 * n;
}

static int three(int a, int b, int c)
{
    return say("three", a * 100 + b * 10 + c);
}

static void release(int *p)
{
    say("release", *p);
}

static int leave(int n, int m)
{
    if (n == 3)
        pthread_exit(0);
    return n + m;
}

static int work(int n)
{
    __attribute__((cleanup(release))) int a = twice(n);
    int sum = three(twice(1), 2, twice(a)) + three(twice(2), twice(1), 0);
    for (int i = 0; i < 3; i++) {
        if (i == 1)
            continue;
        sum += twice(i);
        twice(sum);
    }
    while (1) {
        sum += three(1, ({
                         if (twice(n) > 5)
                             break;
                         2;
                     }),
                     twice(3));
        break;
    }
    if (n == 3)
        sum += leave(twice(n) - 3, twice(1));
    switch (twice(sum) & 1) {
    case 0:
        sum += twice(1);
        break;
    default:
        sum -= twice(1);
    }
    return say("sum", sum) + three(twice(1), twice(1), twice(1));
}

static void *routine(void *argument)
{
    work(*(int *)argument);
    return 0;
}

int main(void)
{
    pthread_t thread;
    for (int i = 2; i < 4; i++) {
        pthread_create(&thread, 0, routine, &i);
        pthread_join(thread, 0);
    }
    return 0;
}
