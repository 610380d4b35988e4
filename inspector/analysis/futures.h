/* The lives of futures: an async point's future is made on one thread and completed or dropped on the same or another
 * one. Threads are read in any order, so the end of a future may be met before its begin: halves wait for each other.
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

struct futures_process; /* what is known of those of a process */

struct futures {
    struct arena *arena;
    VEC(struct future_row *) rows;           /* filled by futures_finish: process by process, in order of discovery */
    VEC(struct futures_process *) processes; /* by index; NULL: none so far */
};

/* Zeroed, with its arena set, a struct futures is ready. */

/* Takes WEFT_EVENT_FUTURE_* and ignores all others. */
void futures_add(struct futures *futures, const struct trace_process *process, const struct trace_event *event);
/* What waits for another half stays without. */
void futures_finish(struct futures *futures);

/* ns; 0 while none is over. */
uint64_t future_row_mean(const struct future_row *row);

#endif
