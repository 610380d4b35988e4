/* A program, or one that is running already, followed on a thread of its own: what `weft live` and `weft view` share. */
#ifndef FOLLOW_H
#define FOLLOW_H

#include <pthread.h>

#include "record_options.h"
#include "watch.h"

struct follow {
    struct watch watch;
    pthread_mutex_t lock;          /* held while `watch` is used; by `looked` as well */
    uint64_t every;                /* ms between two looks */
    void (*looked)(void *context); /* after each look but the last; may be NULL */
    void *context;
    volatile bool is_over;
    pthread_t thread;
};

/* Where to record, and what. */
struct follow_setup {
    const char *out; /* the trace that is kept; NULL: it is thrown away */
    bool force;      /* replaces OUT */
    const struct record_options *record;
};

/* Makes the directory of the trace, sets the environment of the program, and calls `use` with it; the trace is removed afterwards
 * unless it is kept. Returns what `use` does, or another status after a message. */
int follow_in_directory(struct arena *arena, const struct follow_setup *setup, int (*use)(void *context, const char *path), void *context);

/* `path` and `keeps` are those of watch_start. Set the other members afterwards. */
void follow_start(struct follow *follow, const char *path, bool keeps);
/* The thread follows from here on. Returns errno, or 0. */
int follow_begin(struct follow *follow);
void follow_stop(struct follow *follow);
/* The program is over: reads what is left. */
void follow_finish(struct follow *follow);
/* Runs the program with these around it; as supervise_run. */
int follow_program(struct follow *follow, char **program, int *error);
/* The program's words. */
const char *follow_title(struct arena *arena, char **program);

#endif
