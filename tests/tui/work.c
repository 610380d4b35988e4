/* Calls of which the tests know the numbers: work TURNS [fork]. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int leaf(int n)
{
    volatile int sum = 0;
    for (int i = 0; i < 50; i++)
        sum += i * n;
    return sum;
}

static int inner(int n)
{
    return leaf(n) + leaf(n + 1);
}

static int recurse(int n)
{
    return n == 0 ? leaf(n) : recurse(n - 1);
}

static void turn(int n)
{
    inner(n);
    recurse(3);
}

static void *work(void *turns)
{
    for (long i = 0; i < (long)turns; i++)
        turn((int)i);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    long turns = argc > 1 ? atol(argv[1]) : 10;
    if (argc > 2 && strcmp(argv[2], "fork") == 0 && fork() == 0) {
        work((void *)turns);
        exit(0);
    }
    pthread_create(&thread, NULL, work, (void *)turns);
    pthread_join(thread, NULL);
    while (wait(NULL) > 0)
        ;
    printf("%ld turns\n", turns);
    return 0;
}
