/* The page of a program that is followed while it runs, served on this machine. docs/view.md#a-program-that-runs */
#ifndef LIVE_VIEWER_H
#define LIVE_VIEWER_H

#include <pthread.h>

#include "serve.h"
#include "watch.h"

/* What is followed: words for the page. */
struct live_viewed {
    const char *title;
    const char *since; /* "since the beginning" of its numbers */
    bool is_many;      /* it is any number of programs */
};

struct live_viewer {
    struct watch *watch;
    pthread_mutex_t *lock; /* held whenever `watch` is used */
    struct live_viewed viewed;
    bool has_ended;
    int status; /* has_ended: the program's exit status; -1: not known */
    struct arena arena;
    struct serve_file files[2];
    struct serve_setup setup;
    struct server *server;
};

/* Serves the page at the port (0: any). Listens to `watch`, which has read nothing yet. Returns false with *why set. */
bool live_viewer_open(struct live_viewer *viewer, struct watch *watch, pthread_mutex_t *lock, const struct live_viewed *viewed, unsigned port,
                      const char **why);
const char *live_viewer_address(const struct live_viewer *viewer);
/* After each look at `watch`, with the lock held. */
void live_viewer_looked(struct live_viewer *viewer);
/* The program is over, and everything is read. Takes the lock. */
void live_viewer_end(struct live_viewer *viewer, int status);
/* Before `watch` is released. */
void live_viewer_close(struct live_viewer *viewer);

#endif
