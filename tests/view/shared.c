/* Threads that pass rows on, count in neighbouring bytes, and forget a lock once: what the tab of analyses is about. */
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 30, SIZE = 512, WORKERS = 3 };
static double rows[SIZE], results[WORKERS][SIZE];
static _Alignas(64) long counts[WORKERS];
static _Alignas(64) long total, forgotten; /* in a line of their own: what shares these as well shares not falsely */
static sem_t full[WORKERS], empty;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int arrived;

/* Nothing of it is recorded, and everybody counts at the same time. */
static void meet(int n)
{
    __atomic_fetch_add(&arrived, 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&arrived, __ATOMIC_SEQ_CST) < n)
        sched_yield();
}

static void *work(void *argument)
{
    long number = (long)argument;
    double *mine = malloc(SIZE * sizeof *mine);
    for (int round = 0; round < ROUNDS; round++) {
        sem_wait(&full[number]);
        for (int i = 0; i < SIZE; i++)
            mine[i] = rows[i] * (double)(number + 1);
        for (int i = 0; i < SIZE; i++)
            results[number][i] += mine[i];
        pthread_mutex_lock(&lock);
        total += number;
        pthread_mutex_unlock(&lock);
        sem_post(&empty);
    }
    free(mine);
    meet(WORKERS);
    for (int i = 0; i < 1000; i++)
        counts[number]++;
    meet(2 * WORKERS);
    forgotten++;
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    double sum = 0;
    sem_init(&empty, 0, 0);
    for (int i = 0; i < WORKERS; i++)
        sem_init(&full[i], 0, 0);
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < SIZE; i++)
            rows[i] = round + i;
        for (int i = 0; i < WORKERS; i++)
            sem_post(&full[i]);
        for (int i = 0; i < WORKERS; i++)
            sem_wait(&empty);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < WORKERS; i++)
        for (int j = 0; j < SIZE; j++)
            sum += results[i][j];
    printf("%g %ld\n", sum, total);
    return 0;
}
