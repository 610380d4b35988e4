/* Threads: start routines and arguments as literals, variables and calls; ends by return, pthread_exit and cancellation; cleanup handlers, keys, once. */
/* std: gnu11 gnu17 */
/* flags: -pthread */
/* local: pthread_create */
/* expect: pthread_create 7 */
/* expect: local_begin 7 */
/* expect: local_end 7 */
#include <pthread.h>
#include "log.h"

struct job {
    void *(*run)(void *);
    void *data;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int turn;

static void wait_for(int n)
{
    pthread_mutex_lock(&lock);
    while (turn != n)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
}
static void done(int n)
{
    pthread_mutex_lock(&lock);
    turn = n + 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}
static void make_key(void)
{
    puts("once");
    pthread_key_create(&key, NULL);
}
static void *work(void *argument)
{
    int n = *(int *)argument;
    wait_for(n);
    pthread_once(&once, make_key);
    pthread_setspecific(key, argument);
    say("work", *(int *)pthread_getspecific(key));
    done(n);
    return argument;
}
static void *leaves(void *argument)
{
    int n = *(int *)argument;
    wait_for(n);
    say("leaves", n);
    done(n);
    pthread_exit(argument);
}
static void cleanup(void *argument)
{
    say("cleanup", *(int *)argument);
}
static void *cancelled(void *argument)
{
    pthread_cleanup_push(cleanup, argument);
    wait_for(-1);
    pthread_cleanup_pop(0);
    return NULL;
}
static void *nothing(void *argument)
{
    return argument ? NULL : (void *)1;
}
static void *(*pick(int n))(void *)
{
    return say("pick", n) ? leaves : work;
}
static void *data(int *n)
{
    say("data", *n);
    return n;
}
static int typed(int *n)
{
    wait_for(*n);
    say("typed", *n);
    done(*n);
    return 0;
}

int main(void)
{
    pthread_t t[7];
    int n[7] = { 0, 1, 2, 3, 4, 5, 6 };
    struct job job = { leaves, &n[2] };
    void *(*routine)(void *) = work;
    void *result;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_create(&t[0], NULL, work, &n[0]);
    if (pthread_create(&t[1], &attributes, routine, n + 1))
        return 1;
    pthread_create(&t[2], NULL, job.run, job.data);
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        pthread_join(t[i], &result);
        sum = sum * 10 + *(int *)result;
    }
    say("results", sum);
    pthread_create(&t[3], NULL, pick(1), data(&n[3]));
    pthread_join(t[3], &result);
    say("result", *(int *)result);
    pthread_create(&t[4], 0, (void *(*)(void *))(void *)typed, &n[4]);
    pthread_join(t[4], NULL);
    pthread_create(&t[5], NULL, &cancelled, &n[5]);
    pthread_cancel(t[5]);
    pthread_join(t[5], &result);
    say("cancelled", result == PTHREAD_CANCELED);
    pthread_create(&t[6], NULL, nothing, NULL);
    pthread_join(t[6], &result);
    say("null", result == (void *)1);
    pthread_attr_destroy(&attributes);
    return 0;
}
