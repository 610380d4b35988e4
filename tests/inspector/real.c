/* A small program as the rewriter leaves it: main, three threads of a hundred calls each, a forked child, an exit status. */
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#include <pthread.h>
#include <stddef.h>
#include <sys/wait.h>
#include <unistd.h>

static int __attribute__((noinline)) twice(int x)
{
    __asm__ volatile("" : "+r"(x));
    return 2 * x;
}

static void *work(void *argument)
{
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += __extension__({ WEFT_POINT(weft_p1, 1, 0); twice(i); });
    return sum > 0 ? argument : NULL;
}

int main(void)
{
    WEFT_GLOBAL(0);
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        __extension__({ WEFT_POINT(weft_p2, 2, 0); pthread_create(&threads[i], NULL, weft_thread_main, weft_thread_pack(WEFT_SITE(2), work, threads)); });
    for (int i = 0; i < 3; i++)
        __extension__({ WEFT_POINT(weft_p3, 3, 0); pthread_join(threads[i], NULL); });
    pid_t child = __extension__({ WEFT_POINT(weft_p4, 4, 0); fork(); });
    if (child == 0)
        return 0;
    __extension__({ WEFT_POINT(weft_p5, 5, 0); waitpid(child, NULL, 0); });
    return 3;
}

static const struct weft_site weft_sites[] = {
    { "main", "/src/real.c", "main", 27, 41, 1, 1, 2, 0 },        { "twice", "/src/real.c", "work", 21, 21, 16, 5, 0, 0 },
    { "pthread_create", "/src/real.c", "main", 32, 32, 9, 4, 1, 0 }, { "pthread_join", "/src/real.c", "main", 34, 34, 9, 4, 0, 0 },
    { "fork", "/src/real.c", "main", 35, 35, 19, 4, 0, 0 },       { "waitpid", "/src/real.c", "main", 38, 38, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
