/* Backtraces added up: the calls of a site that came the same way, whichever process they were in. Memory grows with the distinct ones. */
#ifndef BACKTRACES_H
#define BACKTRACES_H

#include "frames.h"
#include "intervals.h"

struct backtrace_row {
    const struct weft_site *site; /* the first one seen: callee, file and line hold for all of the row */
    enum weft_kind kind;
    uint64_t calls, total;    /* total: ns, the sum of their durations */
    struct frame_list frames; /* from the inside out */

    struct backtrace_row *next; /* with the same hash; and what it is made of */
    const struct frame **parts;
    unsigned n_parts;
};

struct backtraces {
    struct arena *arena;
    VEC(struct backtrace_row *) rows; /* in order of discovery; after backtraces_finish largest total first */

    struct frames *frames; /* from the first one on */
    struct backtrace_row **buckets;
    size_t n_buckets;
};

/* A zeroed one with `arena` set is ready. */

/* The interval is over. Nothing is done if it has no backtrace. */
void backtraces_add(struct backtraces *backtraces, const struct trace_process *process, const struct interval *interval);
/* Nothing is added any more. */
void backtraces_finish(struct backtraces *backtraces);

#endif
