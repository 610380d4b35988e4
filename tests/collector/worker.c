/* A program as the rewriter leaves it, to be collected from: threads that make nested calls for some seconds, calls that stay open all the time, a
 * forked child, threads that end early and begin late.
 *
 * usage: worker THREADS ROUNDS PAUSE_MICROSECONDS
 *
 * With TOGGLE in the environment it switches recording off and on, and leaves calls by longjmp.
 */
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

void weft_switch(int on);

static __thread jmp_buf top;
static int rounds, pause_time;

static int __attribute__((noinline)) inner(int x)
{
    __asm__ volatile("" : "+r"(x));
    return x + 1;
}

static int outer(int x)
{
    for (int i = 0; i < 100; i++)
        x = __extension__({ WEFT_POINT(weft_p3, 3, 0); inner(x); });
    return x;
}

static int leave(int i)
{
    if (i % 3 == 1)
        longjmp(top, 1);
    weft_switch(i % 5 != 2);
    return i;
}

static int __attribute__((noinline)) whole(int x)
{
    for (volatile int i = 0; i < rounds; i++) {
        if (getenv("TOGGLE") && !setjmp(top))
            __extension__({ WEFT_POINT(weft_p6, 6, 0); leave(i); });
        x = __extension__({ WEFT_POINT(weft_p2, 2, 0); outer(x); });
        usleep((unsigned)pause_time);
    }
    return x;
}

static void *work(void *argument)
{
    static int sum;
    int x = __extension__({ WEFT_POINT(weft_p4, 4, 0); whole(1); });
    __atomic_add_fetch(&sum, x, __ATOMIC_RELAXED);
    return argument;
}

int main(int argc, char **argv)
{
    WEFT_GLOBAL(0);
    enum { MOST = 64 };
    pthread_t threads[MOST];
    if (argc != 4)
        return 2;
    int n_threads = atoi(argv[1]) < MOST ? atoi(argv[1]) : MOST;
    rounds = atoi(argv[2]);
    pause_time = atoi(argv[3]);
    for (int i = 0; i < n_threads; i++)
        __extension__({ WEFT_POINT(weft_p1, 1, 0); pthread_create(&threads[i], NULL, weft_thread_main, weft_thread_pack(WEFT_SITE(1), work, threads)); });
    pid_t child = __extension__({ WEFT_POINT(weft_p5, 5, 0); fork(); });
    if (child == 0)
        return whole(1) > 0 ? 0 : 1;
    for (int i = 0; i < n_threads; i++)
        pthread_join(threads[i], NULL);
    waitpid(child, NULL, 0);
    return 0;
}

static const struct weft_site weft_sites[] = {
    { "main", "/src/worker.c", "main", 50, 70, 1, 1, 2, 0 },   { "pthread_create", "/src/worker.c", "main", 60, 60, 9, 4, 1, 0 },
    { "outer", "/src/worker.c", "whole", 32, 32, 9, 4, 0, 0 }, { "inner", "/src/worker.c", "outer", 25, 25, 9, 4, 0, 0 },
    { "whole", "/src/worker.c", "work", 41, 41, 9, 4, 0, 0 },  { "fork", "/src/worker.c", "main", 62, 62, 9, 4, 0, 0 },
    { "leave", "/src/worker.c", "whole", 43, 43, 9, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
