/* Threads as they begin and end: which call started one, and which waited for its end. */
#ifndef GRAPH_LIVES_H
#define GRAPH_LIVES_H

#include "graph_records.h"
#include "vec.h"

/* A call that starts a thread, which has not been seen to begin. */
struct graph_creation {
    uint64_t begin, end, node;
};

struct graph_life {
    const struct trace_thread *thread;
    VEC(struct graph_creation) creations;
    uint64_t end_node; /* 0: not over */
    bool was_joined;
};

/* Zeroed but for arena and records, it is empty. */
struct graph_lives {
    struct arena *arena;
    struct graph_records *records; /* where edges go */
    VEC(struct graph_life *) list;
    uint64_t n_starts; /* threads that were started by something that is not known */
    uint64_t n_joins;  /* calls that wait for a thread that is not known */
};

struct graph_life *graph_lives_add(struct graph_lives *lives, const struct trace_thread *thread);
/* `node`, with times of the trace's clock, is a call of this thread that starts one. */
void graph_lives_create(struct graph_lives *lives, struct graph_life *life, const struct weft_graph_node *node);
/* The thread has begun, at this node. is_worker: of a pool, to which it belongs. */
void graph_lives_begin(struct graph_lives *lives, const struct graph_life *life, uint64_t node, bool is_worker);
/* `node` is a call of this thread that has waited for the thread with the handle `node->object`. A handle is used again
 * after the join: it is the youngest of those that were created before. */
void graph_lives_join(struct graph_lives *lives, const struct graph_life *life, const struct weft_graph_node *node);

#endif
