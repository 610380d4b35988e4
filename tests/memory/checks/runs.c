/* Loops that are left in every way, with a signal handler on top that records, and sometimes does not return. Prints what was
 * accessed: "LINE LOADS STORES". With an argument it kills itself in the handler. */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

enum { N = 400 };
static int order[N], keys[N], counts[N], seen[N];
static int never;
static volatile sig_atomic_t handled, may_jump, is_last;
static sigjmp_buf before;

static void handler(int number)
{
    (void)number;
    for (int i = 0; i < N; i++)
        if (order[i] >= 0)
            seen[order[i]]++;
    handled++;
    if (is_last)
        raise(SIGKILL);
    if (may_jump)
        siglongjmp(before, 1);
}

static int find(int key)
{
    for (int i = 0; i < N; i++)
        if (keys[order[i]] == key)
            return i;
    return -1;
}

static int leave(int key)
{
    int i = 0;
    for (int k = 0; k < 1; k++)
        while (i < N) {
            if (keys[order[i]] == key)
                goto out;
            if (keys[i] < 0)
                break;
            i++;
        }
out:
    return i;
}

static void forever(void)
{
    unsigned i = 0;
    while (never == 0)
        counts[i++ % N]++;
}

int main(int argc, char **argv)
{
    struct itimerval often = { { 0, 100 }, { 0, 100 } }, once = { { 0, 0 }, { 0, 2000 } }, off = { { 0, 0 }, { 0, 0 } };
    (void)argv;
    for (int i = 0; i < N; i++) {
        order[i] = (i * 7) % N;
        keys[order[i]] = i;
    }
    signal(SIGALRM, handler);
    setitimer(ITIMER_REAL, &often, 0);
    int tested = 0, left = 0;
    for (int k = 0; k < N; k++) {
        tested += find(k) + 1;
        left += leave(k);
    }
    setitimer(ITIMER_REAL, &off, 0);
    may_jump = 1;
    for (int k = 0; k < 5; k++)
        if (sigsetjmp(before, 1) == 0) {
            setitimer(ITIMER_REAL, &once, 0);
            forever();
        }
    may_jump = 0;
    tested += find(N - 1) + 1;
    is_last = argc > 1;
    int times = handled + (argc > 1);
    printf("19 %d 0\n20 %d %d\n31 %d 0\n41 %d 0\n43 %d 0\n", N * times, 2 * N * times, N * times, 2 * tested, 2 * (left + N), left);
    fflush(stdout);
    if (argc > 1) {
        setitimer(ITIMER_REAL, &once, 0);
        forever();
    }
    return 0;
}
