/* Each thread has records of its own. */
#include <pthread.h>
#include "truth.h"

static int shared[64], results[4];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *argument)
{
    int number = *(int *)argument, sum = 0;
    for (int i = 0; i < 16; i++)
        shared[number * 16 + i] = i;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 16; i++)
        sum += shared[number * 16 + i];
    results[number] = sum;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    static int numbers[4] = { 0, 1, 2, 3 };
    static pthread_t threads[4];
    NOTE(shared), NOTE(results), NOTE(numbers), NOTE(threads);
    shared[63] = 1;
    for (int i = 0; i < 4; i++) {
        pthread_create(&threads[i], 0, work, &numbers[i]);
        pthread_join(threads[i], 0); /* one after the other: so the threads of two runs can be told apart */
    }
    return results[3] != 120;
}
