/* What happened before what: locks, semaphores, conditions, barriers by their objects, fed with the begins and ends of
 * calls in the order of time. A lock's owner is stamped after it was taken and before it is given back (begin and end of
 * calls do that), so on one clock the order of the stamps is that of the hand-overs.
 *
 * Memory: some 200 bytes for each object of a process, and what is outstanding of it. */
#ifndef GRAPH_ORDER_H
#define GRAPH_ORDER_H

#include "graph_cut.h"

struct graph_order_counts {
    uint64_t overlaps;       /* locks that were taken while somebody held them, as far as the trace tells */
    uint64_t missing_posts;  /* waits for a semaphore that was not known to have been raised often enough */
    uint64_t unknown_counts; /* objects of semaphores and barriers whose count is not known */
};

struct graph_order; /* opaque, in the arena */

/* `edge` is called for each edge; `meeting` for a barrier that all have come to, and returns the number of its node. */
struct graph_order_calls {
    void (*edge)(void *context, const struct weft_graph_edge *edge);
    uint64_t (*meeting)(void *context, uint64_t time, uint64_t object, uint32_t site_of_process);
    void *context;
};
struct graph_order *graph_order_new(struct arena *arena, const struct graph_order_calls *calls, struct graph_order_counts *counts);
/* How many come to a barrier, where no call says so. */
void graph_order_set_count(struct graph_order *order, uint32_t process, uint64_t object, int64_t count);
/* The beginning and the end of the node, whose `context` is the graph's. `process` and `piece->is.object` name the object. */
void graph_order_begin(struct graph_order *order, uint32_t process, const struct graph_piece *piece);
void graph_order_end(struct graph_order *order, uint32_t process, const struct graph_piece *piece);

#endif
