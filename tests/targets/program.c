/* Threads, recursion, a signal handler on top of probes, arguments of all sizes: what differs between processors. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

static volatile sig_atomic_t handled;
static long in_handler(long n) { return n + 1; }
static void on_signal(int number) { handled = (int)in_handler(handled) + 0 * number; }

static unsigned long long mix(unsigned long long x, double y, long double z, int *to)
{
    *to += (int)y;
    return x * 0x9e3779b97f4a7c15ull + (unsigned long long)z;
}
static long depth(long n) { return n == 0 ? 0 : depth(n - 1) + 1; }
static void *work(void *argument)
{
    long sum = 0;
    int to = 0;
    for (int i = 0; i < 20000; i++)
        sum += (long)(mix((unsigned long long)i, i * 0.5, 1.0L, &to) & 7);
    return (void *)(sum + to % 7 + (long)argument);
}

int main(void)
{
    pthread_t threads[4];
    long sum = 0;
    struct itimerval often = { { 0, 500 }, { 0, 500 } }, never = { { 0, 0 }, { 0, 0 } };
    signal(SIGALRM, on_signal);
    setitimer(ITIMER_REAL, &often, NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 4; i++) {
        void *result;
        pthread_join(threads[i], &result);
        sum += (long)result;
    }
    for (int i = 0; i < 50; i++)
        sum += depth(100);
    setitimer(ITIMER_REAL, &never, NULL);
    printf("%ld %d\n", sum, abs(-3));
    fprintf(stderr, "handled %d\n", (int)handled);
    return 0;
}
