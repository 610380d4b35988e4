/* live HOW: programs that are viewed while they run.
 * steps SECONDS   threads that call `step` at different rates, one that ends soon and one that waits; ends with status 7
 * calm SECONDS    the same without the one that makes most calls
 * churn N         starts N threads, one after the other, that call `step` ten times each
 * wait            calls `step`, then waits for a signal, once a second for `step`
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile long sum;
static double seconds;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void step(long n)
{
    for (long i = 0; i < n; i++)
        sum += i;
}

static void turn(long n)
{
    pthread_mutex_lock(&lock);
    step(n);
    pthread_mutex_unlock(&lock);
    usleep((unsigned)n);
}

static void *steady(void *n)
{
    pthread_setname_np(pthread_self(), "steady");
    for (double end = now() + seconds; now() < end;)
        turn((long)n);
    return NULL;
}

static void *busy(void *nothing)
{
    pthread_setname_np(pthread_self(), "busy");
    for (double end = now() + seconds; now() < end; usleep(1000))
        for (int i = 0; i < 500; i++)
            step(i);
    return nothing;
}

static void *brief(void *nothing)
{
    pthread_setname_np(pthread_self(), "brief");
    for (int i = 0; i < 10; i++)
        turn(20000);
    return nothing;
}

static void *ten(void *nothing)
{
    for (int i = 0; i < 10; i++)
        step(i);
    return nothing;
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    seconds = argc > 2 ? atof(argv[2]) : 1;
    pthread_t threads[4];
    for (int i = 0; strcmp(how, "churn") == 0 && i < (int)seconds; i++) {
        pthread_create(&threads[0], NULL, ten, NULL);
        pthread_join(threads[0], NULL);
    }
    for (; strcmp(how, "wait") == 0; sleep(1))
        step(10);
    int is_calm = strcmp(how, "calm") == 0;
    if (strcmp(how, "steps") != 0 && !is_calm)
        return 7;
    pthread_create(&threads[0], NULL, brief, NULL);
    pthread_create(&threads[1], NULL, steady, (void *)500L);
    pthread_create(&threads[2], NULL, steady, (void *)3000L);
    pthread_create(&threads[3], NULL, is_calm ? brief : busy, NULL);
    printf("started\n");
    fflush(stdout);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 7;
}
