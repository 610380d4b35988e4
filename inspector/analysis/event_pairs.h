/* Pairs of events that have one number: the begin and the end of a future, the creation and the begin of a task. They
 * may be on different threads, and threads are read in any order, so the first half that is read is kept until the
 * other one is.
 *
 * Memory: one entry for each pair of which one half has been read. */
#ifndef EVENT_PAIRS_H
#define EVENT_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

struct event_half; /* of a pair whose other half has not been read */

/* Initialise by zeroing and setting the arena. */
struct event_pairs {
    struct arena *arena;
    struct event_half **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_halves;
    struct event_half *unused;
};

/* Adds an event, the first or the second of its pair. If it completes one, returns true and sets *ns to the time from
 * the first to the second, 0 if that runs backwards, as it may in a damaged trace. */
bool event_pairs_add(struct event_pairs *pairs, uint64_t number, bool is_second, uint64_t time, uint64_t *ns);

#endif
