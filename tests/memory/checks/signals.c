/* A signal handler records in the middle of everything. Prints what was accessed: "LINE LOADS STORES". With an argument it
 * kills itself, which loses nothing. */
#include <signal.h>
#include <stdio.h>
#include <sys/time.h>

static int a[1000], seen[64];
static volatile sig_atomic_t handled;

static void handler(int number)
{
    (void)number;
    for (int i = 0; i < 64; i++)
        seen[i]++;
    seen[handled & 63] += 2;
    handled++;
}

static void work(int k)
{
    for (int i = 0; i < 1000; i++)
        if (a[i] > -1)
            a[(i * 7 + k) % 1000]++;
}

int main(int argc, char **argv)
{
    struct itimerval often = { { 0, 50 }, { 0, 50 } }, never = { { 0, 0 }, { 0, 0 } };
    (void)argv;
    signal(SIGALRM, handler);
    setitimer(ITIMER_REAL, &often, 0);
    for (int k = 0; k < 500; k++)
        work(k);
    setitimer(ITIMER_REAL, &never, 0);
    int times = handled;
    printf("14 %d %d\n15 %d %d\n16 %d %d\n22 500000 0\n23 500000 500000\n", 64 * times, 64 * times, 2 * times, times, times, times);
    fflush(stdout);
    if (argc > 1)
        raise(SIGKILL);
    return 0;
}
