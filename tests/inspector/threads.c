/* Four threads that share work: THREADS MILLISECONDS... each of them "works" so long, then they meet at a barrier. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

static pthread_barrier_t all_done;

/* Not in the configuration, so it counts as work; and no machine is too busy for it. */
static void work(long milliseconds)
{
    struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000 };
    nanosleep(&time, NULL);
}

static void *run(void *milliseconds)
{
    work(*(long *)milliseconds);
    pthread_barrier_wait(&all_done);
    return NULL;
}

int main(int argc, char **argv)
{
    enum { MOST = 8 };
    pthread_t threads[MOST];
    long times[MOST];
    int n = argc - 1 < MOST ? argc - 1 : MOST;
    pthread_barrier_init(&all_done, NULL, (unsigned)n);
    for (int i = 0; i < n; i++) {
        times[i] = atol(argv[1 + i]);
        pthread_create(&threads[i], NULL, run, &times[i]);
    }
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
