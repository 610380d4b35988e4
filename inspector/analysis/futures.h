/* The lives of futures. The future of an async point is created on one thread, and is completed or dropped on the same
 * thread or another one: event_pairs.h. */
#ifndef FUTURES_H
#define FUTURES_H

#include "histogram.h"
#include "reader.h"
#include "vec.h"

struct future_row {
    const struct weft_site *site; /* the async call */
    uint64_t made;                /* futures that it returned */
    uint64_t over;                /* how many of them were completed or dropped */
    uint64_t total;               /* lifetimes of those that are over, ns */
    struct histogram lives;
};

struct futures_process; /* the futures of one process */

struct futures {
    struct arena *arena;
    VEC(struct future_row *) rows;           /* filled by futures_finish: process by process, in order of discovery */
    VEC(struct futures_process *) processes; /* by index of the process; NULL: none so far */
};

/* Initialise by zeroing and setting the arena. */

/* Takes events WEFT_EVENT_FUTURE_*, ignores all others. */
void futures_add(struct futures *futures, const struct trace_process *process, const struct trace_event *event);
/* Call after all events were added. Halves without their other half have no lifetime. */
void futures_finish(struct futures *futures);

/* The mean lifetime in ns; 0 if no future is over. */
uint64_t future_row_mean(const struct future_row *row);

#endif
