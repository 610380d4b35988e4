/* Two threads that fill a table: 1.17 million accesses a round, nine tenths of them in loops that are recorded as a whole.
 * usage: graph-table ROUNDS */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned table[1 << 16], total;
static long rounds;

static void hash(unsigned seed, int n)
{
    for (int i = 0; i < n; i++) {
        seed = seed * 1103515245u + 12345u;
        unsigned *entry = &table[seed >> 16];
        if (*entry % 3 == 0)
            *entry += (unsigned)i;
        else
            *entry ^= seed;
    }
}

static void sweep(int n)
{
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 1 << 16; i++)
            table[i] += (unsigned)k;
}

static void *work(void *argument)
{
    for (long round = 0; round < rounds; round++) {
        hash((unsigned)(long)argument + (unsigned)round, 20000);
        sweep(4);
        pthread_mutex_lock(&mutex);
        total += table[round & 0xffff];
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    rounds = argc > 1 ? atol(argv[1]) : 50;
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    printf("%u\n", total & 1);
    return 0;
}
