/* Many hand-overs, and the truth about them: who held what, in which order. Each kind of lock guards a counter of its own;
 * a thread notes the counter's value each time that it has got the lock. usage: handovers ROUNDS TRUTH */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { N_THREADS = 4, N_KINDS = 4 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, baton = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t spin;
static pthread_cond_t turned = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static long counters[N_KINDS], rounds;
static int turn;

struct worker {
    pthread_t thread;
    int number;
    long tid, *notes[N_KINDS], n_notes[N_KINDS], room;
};

static void note(struct worker *worker, int kind)
{
    if (worker->n_notes[kind] < worker->room)
        worker->notes[kind][worker->n_notes[kind]++] = counters[kind]++;
}

static void take_turns(struct worker *worker)
{
    pthread_mutex_lock(&baton);
    note(worker, 3);
    while (turn != worker->number) {
        pthread_cond_wait(&turned, &baton);
        note(worker, 3);
    }
    turn = (turn + 1) % N_THREADS;
    pthread_cond_broadcast(&turned);
    pthread_mutex_unlock(&baton);
}

/* Every other time by trylock, which fails now and then. */
static void try_mutex(struct worker *worker)
{
    if (pthread_mutex_trylock(&mutex) != 0)
        pthread_mutex_lock(&mutex);
    note(worker, 0);
    pthread_mutex_unlock(&mutex);
}

static void *work(void *argument)
{
    struct worker *worker = argument;
    worker->tid = syscall(SYS_gettid);
    for (long i = 0; i < rounds; i++) {
        try_mutex(worker);
        pthread_spin_lock(&spin);
        note(worker, 1);
        pthread_spin_unlock(&spin);
        sem_wait(&semaphore);
        note(worker, 2);
        sem_post(&semaphore);
        if (i % 8 == 0)
            take_turns(worker);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    static struct worker workers[N_THREADS];
    rounds = argc > 2 ? atol(argv[1]) : 1000;
    FILE *truth = fopen(argc > 2 ? argv[2] : "truth", "w");
    if (!truth)
        return 1;
    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    sem_init(&semaphore, 0, 1);
    fprintf(truth, "objects %lu %lu %lu %lu\n", (unsigned long)&mutex, (unsigned long)&spin, (unsigned long)&semaphore, (unsigned long)&baton);
    for (int i = 0; i < N_THREADS; i++) {
        workers[i].number = i;
        workers[i].room = rounds * 8 + 100;
        for (int kind = 0; kind < N_KINDS; kind++)
            workers[i].notes[kind] = malloc(sizeof(long) * (size_t)workers[i].room);
    }
    for (int i = 0; i < N_THREADS; i++)
        pthread_create(&workers[i].thread, NULL, work, &workers[i]);
    for (int i = 0; i < N_THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < N_THREADS; i++)
        for (int kind = 0; kind < N_KINDS; kind++) {
            fprintf(truth, "%ld %d", workers[i].tid, kind);
            for (long k = 0; k < workers[i].n_notes[kind]; k++)
                fprintf(truth, " %ld", workers[i].notes[kind][k]);
            fputc('\n', truth);
        }
    return fclose(truth) != 0;
}
