/* The loop of bench/probe, for C and C++: the same work bare, with two readings of the counter, and between two probes. Prints ns per turn of each.
 * usage: probe-loop PAIRS THREADS    THREADS 1: in this thread; n: in n threads at once, each on a processor of its own; the slowest is printed */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#ifndef PLAIN /* for other tracers: they instrument `traced` */
#ifdef __cplusplus
#include <weft/probe.hpp>
#else
#include <weft/probe.h>
#endif
#endif

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef PLAIN
WEFT_UNIT_DECLARE;
static const struct weft_site weft_sites[] = { { "f", "/bench/probe-loop.c", "main", 1, 1, 1, 1, 0, 0 } };
#endif

struct times {
    double empty, bare, probes;
};

static long pairs;
static pthread_barrier_t start_line;

/* Processor time, the kernel's for us included: others on the machine do not count. */
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

#ifdef __clang__
#define NOT_TRACED __attribute__((noinline, no_instrument_function, xray_never_instrument))
#else
#define NOT_TRACED __attribute__((noinline, no_instrument_function))
#endif

NOT_TRACED static int f(int x)
{
    __asm__ __volatile__("" : "+r"(x));
    return x + 1;
}

#ifdef PLAIN
__attribute__((noinline)) static int traced(int x)
{
    __asm__ __volatile__("" : "+r"(x));
    return x + 1;
}
#else
static inline void traced(int x)
{
    WEFT_BEGIN(0);
    f(x);
    WEFT_END(0);
}
#endif

__attribute__((no_instrument_function)) static inline unsigned long read_counter(void)
{
#ifdef __x86_64__
    unsigned low, high;
    __asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high) : : "memory");
    return (unsigned long)high << 32 | low;
#else
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (unsigned long)time.tv_nsec;
#endif
}

NOT_TRACED static double run_empty(long turns)
{
    double start = now();
    for (long i = 0; i < turns; i++)
        f((int)i);
    return now() - start;
}

NOT_TRACED static double run_bare(long turns)
{
    double start = now();
    for (long i = 0; i < turns; i++) {
        unsigned long begin = read_counter();
        f((int)i);
        unsigned long end = read_counter();
        __asm__ __volatile__("" : : "r"(begin), "r"(end));
    }
    return now() - start;
}

NOT_TRACED static double run_probes(long turns)
{
    double start = now();
    for (long i = 0; i < turns; i++)
        traced((int)i);
    return now() - start;
}

/* The three alternate, so that the machine's moods meet all of them. */
static struct times measure(void)
{
    enum { BLOCK = 100000, SHORT = 10000 };
    struct times times = { 0, 0, 0 };
    long turns = 0, short_turns = 0;
    run_probes(1000);
    for (; turns < pairs; turns += BLOCK, short_turns += SHORT) {
        times.empty += run_empty(SHORT);
        times.bare += run_bare(SHORT);
        times.probes += run_probes(BLOCK);
    }
    times.empty /= (double)short_turns;
    times.bare /= (double)short_turns;
    times.probes /= (double)turns;
    return times;
}

static void *work(void *argument)
{
    struct times *times = (struct times *)argument;
    pthread_barrier_wait(&start_line);
    *times = measure();
    return NULL;
}

int main(int argc, char **argv)
{
    enum { MOST = 64 };
    struct times times[MOST], *slowest = times;
    pthread_t threads[MOST];
    pairs = argc > 1 ? atol(argv[1]) : 1000000;
    long n_threads = argc > 2 ? atol(argv[2]) : 1;
    if (pairs < 1 || n_threads < 1 || n_threads > MOST)
        return 2;
    pthread_barrier_init(&start_line, NULL, (unsigned)n_threads);
    for (long i = 0; i < n_threads; i++) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET((size_t)i, &one);
        pthread_create(&threads[i], NULL, work, &times[i]);
        if (n_threads > 1)
            pthread_setaffinity_np(threads[i], sizeof one, &one);
    }
    for (long i = 0; i < n_threads; i++) {
        pthread_join(threads[i], NULL);
        if (times[i].probes > slowest->probes)
            slowest = &times[i];
    }
    printf("%.3f %.3f %.3f\n", slowest->empty, slowest->bare, slowest->probes);
    return 0;
}

#ifndef PLAIN
WEFT_UNIT_DEFINE(1);
#endif
