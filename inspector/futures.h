/* The lives of futures: an async point's future is made on one thread and completed or dropped on the same or another one. Threads are read one after
 * the other, so the end of a future may be met before its begin: halves wait for each other.
 *
 * Memory: one entry per future whose other half has not been met.
 */
#ifndef FUTURES_H
#define FUTURES_H

#include "reader.h"

struct future_row {
    const struct weft_site *site; /* the async call */
    uint64_t made;                /* futures that it gave */
    uint64_t over;                /* of these, completed or dropped */
    uint64_t total, min, max;     /* ns, of the lives of those that are over */
};

struct future_half; /* a begin or an end */

struct futures {
    struct arena *arena;
    VEC(struct future_row *) rows; /* of all processes, in order of discovery */

    /* Of the current process. */
    struct future_row **by_site; /* NULL: the process has none so far */
    uint32_t n_sites;
    struct future_half **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_halves;
    struct future_half *unused;
};

/* Zeroed, with its arena set, a struct futures is ready for its first process. What waits for another half stays without. */
void futures_start(struct futures *futures, const struct trace_process *process);
/* Takes WEFT_EVENT_FUTURE_* and ignores all others. */
void futures_add(struct futures *futures, const struct trace_process *process, const struct trace_event *event);

/* ns; 0 while none is over. */
uint64_t future_row_mean(const struct future_row *row);

#endif
