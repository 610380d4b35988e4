/* One thread's events as calls with their paths, from its begin or from any chunk of its index. Times are ns since the
 * trace's start. */
#ifndef THREAD_WALK_H
#define THREAD_WALK_H

#include "calltree.h"

/* An open call. */
struct walk_call {
    uint64_t start, stamp, task;
    uint32_t node, site;
    uint32_t parent;   /* node of the call around it; 0: none, or not known */
    uint32_t crossing; /* 1 + its number among the crossings; 0: none */
    uint32_t depth;
    enum weft_kind kind;
};

struct thread_walk {
    /* Callbacks, all of which may be NULL. */
    void (*opened)(void *context, const struct walk_call *call);
    void (*closed)(void *context, const struct walk_call *call, const struct interval *interval);
    /* From `from` to `to` the call of this node was the innermost one. */
    void (*innermost)(void *context, uint32_t node, uint64_t from, uint64_t to);
    void *context;

    struct calltree *tree;
    const struct trace_process *process;
    uint64_t origin; /* the trace's start */
    uint64_t time;   /* of the last event; before the first one, 0 */
    struct intervals intervals;
    struct walk_call *calls; /* the open ones; malloc'ed */
    uint32_t depth, capacity;
};

/* Set callbacks, tree and origin before; `walk` must be zeroed otherwise. */
void thread_walk_start(struct thread_walk *walk, const struct trace_thread *thread);
/* An open call at the place from which the walk starts, the outermost first; opened is not called. `time` is that of
 * the place. Before the first one, switches up to the place are to be added by thread_walk_switch. */
void thread_walk_restore(struct thread_walk *walk, const struct walk_call *call);
/* What was switched before the place from which the walk starts. */
void thread_walk_switch(struct thread_walk *walk, const struct trace_event *event);
void thread_walk_at(struct thread_walk *walk, uint64_t time);
/* Adds an event as a cursor gave it. */
void thread_walk_event(struct thread_walk *walk, struct trace_event *event);
/* Closes what is open at `time` of the trace's clock, as unfinished. */
void thread_walk_finish(struct thread_walk *walk, uint64_t time);
void thread_walk_release(struct thread_walk *walk);

#endif
