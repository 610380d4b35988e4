/* N empty tasks given to a pool that runs them at once, for bench/tasks. usage: tasks-pool N */
#include <stdio.h>
#include <stdlib.h>

static __attribute__((noinline)) void pool_submit(void (*body)(void *), void *argument)
{
    body(argument);
}

static void nothing(void *argument)
{
    __asm__ volatile("" ::"r"(argument));
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 0;
    for (int i = 0; i < n; i++)
        pool_submit(nothing, &n);
    printf("%d tasks\n", n);
    return 0;
}
