/* Waits of known length. usage: program CASE; prints the number of the thread that others wait for. */
#define _GNU_SOURCE 1
#include <omp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void rest(int ms)
{
    struct timespec time = { ms / 1000, ms % 1000 * 1000000L };
    nanosleep(&time, NULL);
}

static void work(int ms)
{
    rest(ms);
}

static void slow(int ms)
{
    printf("%d\n", (int)gettid());
    rest(ms);
}

/* Whoever is late begins when the others are there: on a busy machine, too, they wait as long as was said. */
static atomic_int n_here;

static void here(void)
{
    n_here++;
}

static void await(int n)
{
    while (n_here < n)
        rest(1);
}

static void barrier(void)
{
#pragma omp parallel num_threads(3)
    for (int i = 0; i < 4; i++) {
        work(20);
        if (omp_get_thread_num() == 2) {
            await(2 * (i + 1));
            slow(50); /* late for the barrier */
        } else {
            here();
        }
#pragma omp barrier /* here */
    }
}

static void end(void)
{
    for (int i = 0; i < 3; i++)
#pragma omp parallel num_threads(3) /* here */
    {
        work(20);
        if (omp_get_thread_num() == 0) {
            await(2 * (i + 1));
            slow(40); /* late for the end */
        } else {
            here();
        }
    }
}

static void single(void)
{
#pragma omp parallel num_threads(3)
    for (int i = 0; i < 5; i++) {
        here();
#pragma omp single /* here */
        {
            await(3 * (i + 1));
            slow(20); /* alone */
        }
    }
}

static void critical(void)
{
#pragma omp parallel num_threads(3)
    {
#pragma omp barrier
        if (omp_get_thread_num() != 1) {
            work(20);
            here();
        }
#pragma omp critical(queue) /* here */
        {                   /* inside */
            if (omp_get_thread_num() == 1) {
                await(2);
                slow(70);
            }
        }
    }
}

static void chain(void)
{
    int a = 0;
#pragma omp parallel num_threads(2)
    {
        here();
#pragma omp single
        for (int i = 0; i < 20; i++) {
            await(2);
#pragma omp task depend(inout : a) /* the chain */
            work(10);
        }
    }
}

static void producer(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 11; i++) {
        if (i > 0)
            slow(20);
#pragma omp task /* late */
        work(5);
    }
}

/* The third thread is over sooner. What the others do between the regions is nothing. */
static void pool(void)
{
    for (int i = 0; i < 3; i++) {
#pragma omp parallel num_threads(i < 2 ? 3 : 2)
        work(10);
        rest(50);
    }
}

/* Between the tasks are waits in which no task is over. */
static void rounds(void)
{
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 3; i++) {
#pragma omp single
        {
#pragma omp task /* of a round */
            work(10);
        }
#pragma omp barrier
        work(20);
#pragma omp barrier
        work(5);
#pragma omp barrier
    }
}

/* The body of the first task is over at once, but the second one has to wait for its event. */
static void event(void)
{
    int a = 0;
#pragma omp parallel num_threads(2)
    {
        here();
#pragma omp single
        for (int i = 0; i < 3; i++) {
            omp_event_handle_t handle;
            await(2);
#pragma omp task depend(out : a) detach(handle) /* awaits its event */
            work(1);
#pragma omp task depend(in : a) /* behind the event */
            work(2);
            slow(50);
            omp_fulfill_event(handle);
#pragma omp taskwait
        }
    }
}

/* The same, by functions without a probe: what nobody knows. */
static void (*fulfil)(omp_event_handle_t) = omp_fulfill_event;

static void unknown(void)
{
    int a = 0;
#pragma omp parallel num_threads(2)
    {
        here();
#pragma omp single
        {
            omp_event_handle_t handle;
            await(2);
#pragma omp task depend(out : a) detach(handle) /* unknown event */
            work(1);
#pragma omp task depend(in : a) /* behind the unknown event */
            work(2);
            rest(50);
            fulfil(handle);
        }
    }
}

static void grow(int depth)
{
    if (depth == 0) {
        work(10);
        return;
    }
#pragma omp task
    grow(depth - 1);
#pragma omp task
    grow(depth - 1);
#pragma omp taskwait
    work(2);
}

static void tree(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        grow(4);
    }
}

static void balanced(void)
{
#pragma omp parallel num_threads(2)
    {
        work(300);
#pragma omp barrier
        work(300);
    }
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 2; i++) {
#pragma omp task
        work(300);
    }
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = { { "barrier", barrier }, { "end", end },           { "single", single }, { "critical", critical },
                  { "chain", chain },     { "producer", producer }, { "tree", tree },     { "balanced", balanced },
                  { "event", event },     { "unknown", unknown },   { "rounds", rounds }, { "pool", pool } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (argc > 1 && strcmp(argv[1], cases[i].name) == 0)
            cases[i].run();
    return 0;
}
