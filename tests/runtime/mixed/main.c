/* C, C++ and Rust in one process, each in an object of its own, calling each other. */
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>

int cxx_work(int (*back)(int));
int rust_work(int (*back)(int));

static jmp_buf jump;

static int leaf(int n)
{
    return n + 1;
}

static int back(int n)
{
    return leaf(n);
}

static int jumps(int n)
{
    if (n == 0)
        longjmp(jump, 1);
    return jumps(n - 1) + 1;
}

static void *outlives_main(void *main_thread)
{
    pthread_join(*(pthread_t *)main_thread, NULL);
    printf("%d\n", leaf(6));
    return NULL;
}

int main(void)
{
    static pthread_t self;
    pthread_t thread;
    volatile int n = cxx_work(back);
    n += rust_work(back);
    if (setjmp(jump) == 0)
        n += jumps(2);
    printf("%d\n", leaf(n));
    self = pthread_self();
    pthread_create(&thread, NULL, outlives_main, &self);
    pthread_exit(NULL);
}
