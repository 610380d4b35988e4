/* "object" captures what the table of functions names: the lock, the condition and its mutex, the count of a barrier, and
 * the result where that tells whether the call has done it. A function of the program's own is a row of "functions"; of
 * getpid nothing is known. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

struct gate {
    int open;
};

static void gate_enter(const char *who, struct gate *gate)
{
    gate->open = who != NULL;
}

int main(void)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static struct gate gate;
    pthread_barrier_t barrier;
    sem_t free_slots;
    pthread_barrier_init(&barrier, NULL, 1);
    sem_init(&free_slots, 0, 2);
    if (pthread_mutex_trylock(&mutex) == 0)
        pthread_mutex_unlock(&mutex);
    sem_wait(&free_slots);
    gate_enter("main", &gate);
    pthread_barrier_wait(&barrier);
    printf("%d %d\n", gate.open, getpid() > 0);
    return 0;
}
