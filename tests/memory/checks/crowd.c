/* Threads that are all there before one records more than a little, each with more records than the one before. */
#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 96, N = 4096 };
static int seen[THREADS][N];
static pthread_barrier_t all;

static void *work(void *argument)
{
    int *mine = argument, number = (int)((mine - seen[0]) / N);
    pthread_barrier_wait(&all);
    for (int i = 0; i < 40 * number * number; i++)
        mine[(i * 7919) % N]++;
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    pthread_barrier_init(&all, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, work, seen[i]) != 0)
            return 1;
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
