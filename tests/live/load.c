/* load HOW: programs that weft live watches.
 * steps N      calls `step` N times on each of two threads, with pauses; prints a line each tenth, ends with status 7
 * hang         calls `wait_here` within `outer` and stays until a signal
 * flood S      calls `step` without a pause for S seconds on two threads, and prints how often
 * exec N       becomes `steps N`
 * churn N      starts N threads, one after the other, that call `step` ten times each
 * fork N       a child and its parent do `steps N`
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile long sum;
static long count;
static double seconds;

static void step(long n)
{
    sum += n;
}

static void wait_here(void)
{
    pause();
}

static void outer(void)
{
    wait_here();
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void *do_steps(void *name)
{
    pthread_setname_np(pthread_self(), name);
    for (long i = 0; i < count; i++) {
        step(i);
        if (i % (count / 10) == 0)
            usleep(200000);
    }
    return NULL;
}

static void *do_flood(void *steps)
{
    long n = 0;
    for (double end = now() + seconds; now() < end;)
        for (int i = 0; i < 100000; i++, n++)
            step(n);
    *(long *)steps = n;
    return NULL;
}

static void *do_ten(void *nothing)
{
    for (int i = 0; i < 10; i++)
        step(i);
    return nothing;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    const char *how = argc > 1 ? argv[1] : "";
    long floods[2];
    count = argc > 2 ? atol(argv[2]) : 1000;
    seconds = argc > 2 ? atof(argv[2]) : 1;
    if (strcmp(how, "exec") == 0)
        execl(argv[0], argv[0], "steps", argv[2], (char *)NULL);
    if (strcmp(how, "hang") == 0)
        outer();
    for (long i = 0; i < count && strcmp(how, "churn") == 0; i++) {
        pthread_create(&threads[0], NULL, do_ten, NULL);
        pthread_join(threads[0], NULL);
    }
    if (strcmp(how, "churn") == 0)
        return 7;
    int is_flood = strcmp(how, "flood") == 0, is_child = strcmp(how, "fork") == 0 && fork() == 0;
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, is_flood ? do_flood : do_steps, is_flood ? (void *)&floods[i] : i ? "odd" : "even");
    for (int i = 0; i < 10 && !is_flood; i++) {
        printf("line %d\n", i);
        fflush(stdout);
        usleep(200000);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    if (is_flood)
        printf("%ld\n", floods[0] + floods[1]);
    while (!is_child && wait(NULL) > 0)
        ;
    return 7;
}
