/* Threads that wait for one another, for times that are known: for a lock that one holds, for a message, a signal, room in a
 * queue, at a barrier, for the end of a thread. usage: program CASE. Prints what it knows: `waiter TID`, `late TID`. */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <mqueue.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { TIMES = 5, MS = 40 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t both;
static mqd_t queue;
static int is_set;
static atomic_int n_here;

static void work(int ms)
{
    struct timespec time = { ms / 1000, ms % 1000 * 1000000L };
    nanosleep(&time, NULL);
}

static void say(const char *who)
{
    printf("%s %ld\n", who, syscall(SYS_gettid));
}

/* In each turn one thread has the lock for MS, and the other one comes just behind it. */
static void *holder(void *unused)
{
    say("late");
    for (int i = 0; i < TIMES; i++) {
        pthread_mutex_lock(&lock); /* takes it */
        pthread_barrier_wait(&both);
        pthread_mutex_lock(&other); /* nobody else does */
        work(MS);
        pthread_mutex_unlock(&other);
        pthread_mutex_unlock(&lock);
        pthread_barrier_wait(&both);
    }
    return unused;
}

static void lock_held(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, holder, NULL);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both);
        pthread_mutex_lock(&lock); /* waits for it */
        pthread_mutex_unlock(&lock);
        pthread_barrier_wait(&both);
    }
    pthread_join(thread, NULL);
}

static void *sender(void *unused)
{
    say("late");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both); /* before the message */
        work(MS);
        mq_send(queue, "x", 1, 0); /* late */
    }
    return unused;
}

static void late_sender(void)
{
    pthread_t thread;
    char text[8];
    pthread_create(&thread, NULL, sender, NULL);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both);
        mq_receive(queue, text, sizeof text, NULL); /* waits for a message */
    }
    pthread_join(thread, NULL);
}

static void *receiver(void *unused)
{
    char text[8];
    say("late");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both); /* before the room */
        work(MS);
        mq_receive(queue, text, sizeof text, NULL); /* makes room */
        pthread_barrier_wait(&both);
        mq_receive(queue, text, sizeof text, NULL);
    }
    return unused;
}

static void late_receiver(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, receiver, NULL);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        mq_send(queue, "x", 1, 0); /* there is room for one */
        pthread_barrier_wait(&both);
        mq_send(queue, "x", 1, 0); /* waits for room */
        pthread_barrier_wait(&both);
    }
    pthread_join(thread, NULL);
}

static void *signaller(void *unused)
{
    say("late");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both);
        work(MS);
        pthread_mutex_lock(&lock); /* locks for it */
        is_set = 1;
        pthread_cond_signal(&changed); /* the signal */
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

static void late_signal(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, signaller, NULL);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        pthread_mutex_lock(&lock);
        is_set = 0;
        pthread_barrier_wait(&both);
        while (!is_set)
            pthread_cond_wait(&changed, &lock); /* waits for the signal */
        pthread_mutex_unlock(&lock);
    }
    pthread_join(thread, NULL);
}

/* In each turn `here` counts, so the late one begins when the other one is as good as there. */
static void here(void)
{
    n_here++;
}

static void await(int n)
{
    while (n_here < n)
        work(1);
}

static void *late_arrival(void *unused)
{
    say("late");
    for (int i = 0; i < TIMES; i++) {
        pthread_mutex_lock(&lock); /* before it arrives */
        pthread_mutex_unlock(&lock);
        await(i + 1);
        work(MS);
        pthread_barrier_wait(&both); /* arrives late */
    }
    return unused;
}

static void barrier(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, late_arrival, NULL);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        here();
        pthread_barrier_wait(&both); /* waits for the other one */
    }
    pthread_join(thread, NULL);
}

static void *long_life(void *unused)
{
    say("late");
    pthread_mutex_lock(&lock); /* before its end */
    pthread_mutex_unlock(&lock);
    await(1);
    work(TIMES * MS);
    return unused;
}

static void late_end(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, long_life, NULL); /* begins what ends late */
    say("waiter");
    here();
    pthread_join(thread, NULL); /* waits for its end */
}

static void *fellow(void *unused)
{
    for (int i = 0; i < TIMES; i++) {
        work(MS);
        pthread_barrier_wait(&both);
    }
    return unused;
}

/* Both work for as long, and never at what the other one has. */
static void balanced(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, fellow, NULL);
    for (int i = 0; i < TIMES; i++) {
        pthread_mutex_lock(&lock);
        work(MS);
        pthread_mutex_unlock(&lock);
        pthread_barrier_wait(&both);
    }
    pthread_join(thread, NULL);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = { { "lock_held", lock_held },     { "late_sender", late_sender }, { "late_receiver", late_receiver },
                  { "late_signal", late_signal }, { "barrier", barrier },         { "late_end", late_end },
                  { "balanced", balanced } };
    struct mq_attr attributes = { .mq_maxmsg = 1, .mq_msgsize = 8 };
    char name[64];
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    snprintf(name, sizeof name, "/weft-waits-%ld", (long)getpid());
    pthread_barrier_init(&both, NULL, 2);
    queue = mq_open(name, O_CREAT | O_RDWR, 0600, &attributes);
    mq_unlink(name);
    if (argc < 2 || queue == (mqd_t)-1)
        return 2;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, argv[1]) == 0)
            cases[i].run();
    return 0;
}
