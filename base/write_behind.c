#include "write_behind.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"

struct write_behind {
    int file;
    pthread_t thread;
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t changed;
    char *bytes;   /* of the thread while it is busy */
    size_t length; /* 0: it is not */
    int error;
    bool is_over;
};

static bool has_several_processors(void)
{
    const char *wish = getenv("WEFT_PROCESSORS");
    cpu_set_t set;
    if (wish && strcmp(wish, "1") == 0)
        return false;
    return sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 1;
}

static void *write_on(void *argument)
{
    struct write_behind *behind = argument;
    pthread_mutex_lock(&behind->lock);
    for (;;) {
        while (behind->length == 0 && !behind->is_over)
            pthread_cond_wait(&behind->changed, &behind->lock);
        if (behind->length == 0)
            break;
        bool may_write = behind->error == 0;
        pthread_mutex_unlock(&behind->lock);
        int error = may_write && fs_write_all(behind->file, behind->bytes, behind->length) != 0 ? errno : 0;
        pthread_mutex_lock(&behind->lock);
        if (error)
            behind->error = error;
        behind->length = 0;
        pthread_cond_signal(&behind->changed);
    }
    pthread_mutex_unlock(&behind->lock);
    return NULL;
}

/* Signals that programs handle come to the thread that asks for them. SIGPIPE is the writer's own. */
static bool start_thread(struct write_behind *behind)
{
    enum { STACK = 64 << 10 };
    sigset_t all, before;
    pthread_attr_t attributes;
    sigfillset(&all);
    sigdelset(&all, SIGPIPE);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool is_started = pthread_create(&behind->thread, &attributes, write_on, behind) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return is_started;
}

struct write_behind *write_behind_start(int file, size_t capacity)
{
    struct write_behind *behind = has_several_processors() ? calloc(1, sizeof *behind) : NULL;
    if (!behind)
        return NULL;
    behind->file = file;
    behind->bytes = malloc(capacity);
    pthread_mutex_init(&behind->lock, NULL);
    pthread_cond_init(&behind->changed, NULL);
    if (behind->bytes && start_thread(behind))
        return behind;
    pthread_cond_destroy(&behind->changed);
    pthread_mutex_destroy(&behind->lock);
    free(behind->bytes);
    free(behind);
    return NULL;
}

/* Returns with the lock held. */
static int wait_for_it(struct write_behind *behind)
{
    pthread_mutex_lock(&behind->lock);
    while (behind->length > 0)
        pthread_cond_wait(&behind->changed, &behind->lock);
    return behind->error;
}

int write_behind_give(struct write_behind *behind, char **bytes, size_t length)
{
    int error = wait_for_it(behind);
    char *given = *bytes;
    *bytes = behind->bytes;
    behind->bytes = given;
    behind->length = length;
    pthread_cond_signal(&behind->changed);
    pthread_mutex_unlock(&behind->lock);
    return error;
}

int write_behind_wait(struct write_behind *behind)
{
    int error = wait_for_it(behind);
    pthread_mutex_unlock(&behind->lock);
    return error;
}

int write_behind_end(struct write_behind *behind)
{
    int error = wait_for_it(behind);
    behind->is_over = true;
    pthread_cond_signal(&behind->changed);
    pthread_mutex_unlock(&behind->lock);
    pthread_join(behind->thread, NULL);
    pthread_cond_destroy(&behind->changed);
    pthread_mutex_destroy(&behind->lock);
    free(behind->bytes);
    free(behind);
    return error;
}
