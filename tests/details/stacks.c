/* Where calls come from, for stacks.py: so many allocations of so many bytes by each way. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *volatile sink;

__attribute__((noinline)) static void *get(size_t bytes)
{
    sink = malloc(bytes);
    return sink;
}

__attribute__((noinline)) static void small(void)
{
    for (int i = 0; i < 100; i++)
        free(get(10));
}

__attribute__((noinline)) static void large(void)
{
    for (int i = 0; i < 10; i++)
        free(get(1000));
}

__attribute__((noinline)) static int both(int n)
{
    small();
    large();
    return n;
}

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1) /* another version of the program */
        large();
    fflush(stdout); /* a call without a backtrace */
    both(0);
    small();
    usleep(20000);
    return 0;
}
