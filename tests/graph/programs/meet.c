/* One of each: create and join, a mutex, a condition, a semaphore, a barrier, a lock for readers and writers, and accesses
 * to memory between them: loops that are recorded as a whole, and loops whose iterations are records of their own. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_ready = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t both;
static sem_t done;
static int ready, shared, numbers[100];

static int use_numbers(int from)
{
    int sum = 0;
    for (int i = from; i < 100; i += 2)
        numbers[i] += i;
    for (int i = 0; i < 20; i++)
        if (numbers[i] % 3)
            sum += numbers[i + 1];
    return sum;
}

static void *work(void *argument)
{
    int number = *(int *)argument;
    use_numbers(number);
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&mutex);
        shared += number;
        pthread_mutex_unlock(&mutex);
    }
    pthread_barrier_wait(&both);
    pthread_rwlock_rdlock(&table);
    shared += 0;
    pthread_rwlock_unlock(&table);
    if (number == 1) {
        pthread_mutex_lock(&mutex);
        ready = 1;
        pthread_cond_signal(&is_ready);
        pthread_mutex_unlock(&mutex);
        sem_post(&done);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int arguments[2] = { 0, 1 };
    sem_init(&done, 0, 0);
    pthread_barrier_init(&both, NULL, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, &arguments[i]);
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&is_ready, &mutex);
    pthread_mutex_unlock(&mutex);
    sem_wait(&done);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    pthread_rwlock_wrlock(&table);
    pthread_rwlock_unlock(&table);
    printf("%d %d\n", shared, use_numbers(0));
    return 0;
}
