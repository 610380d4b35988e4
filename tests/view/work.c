/* Threads whose calls nest, recurse, wait and are left by longjmp: work TURNS THREADS [off].
 * With a third word, recording is off during a tenth of the turns. */
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <weft/weft.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long turns;
static int is_switching;

static int leaf(int n)
{
    volatile int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
    return sum;
}

static int recurse(int n)
{
    return n == 0 ? leaf(3) : recurse(n - 1) + leaf(2);
}

static _Thread_local jmp_buf back;

static int leave(int n)
{
    if (n == 0)
        longjmp(back, 1);
    return leave(n - 1) + 1;
}

static void guarded(int n)
{
    pthread_mutex_lock(&lock);
    leaf(n);
    pthread_mutex_unlock(&lock);
}

static void turn(int n)
{
    recurse(n % 7);
    guarded(n % 50);
    if (n % 11 == 0 && setjmp(back) == 0)
        leave(3);
}

static void *work(void *seed)
{
    for (int i = 0; i < turns; i++) {
        if (is_switching && !seed && i % 50 == 0)
            WEFT_SWITCH(i % 500 != 0);
        turn(i + (int)(long)seed);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[16];
    int n = argc > 2 ? atoi(argv[2]) : 2;
    turns = argc > 1 ? atol(argv[1]) : 1000;
    is_switching = argc > 3;
    for (long i = 0; i < n; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    nanosleep(&(struct timespec){ .tv_nsec = 3000000 }, NULL);
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", turns);
    return 0;
}
