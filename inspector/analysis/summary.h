/* A whole trace in numbers: intervals added up in rows, what each thread did, and what the analyses find. One pass
 * over the events; memory grows with rows and threads, and with what the analyses keep. */
#ifndef SUMMARY_H
#define SUMMARY_H

#include "filter.h"
#include "rows.h"
#include "studies.h"

/* Times in ns. */
struct summary_thread {
    const struct trace_thread *thread;
    const struct row *busiest;     /* the row with the most self time in this thread, scopes apart; NULL: no calls */
    uint64_t calls;                /* intervals of calls */
    uint64_t busy;                 /* during which at least one call was open */
    uint64_t waited;               /* during which at least one call of a class that waits was open */
    uint64_t work;                 /* from its first to its last event, but for what it waited */
    uint64_t first, last;          /* time of its first and last event, in the window */
    const struct weft_site *start; /* of the call that started it; NULL: not known */
    uint64_t unfinished, unbalanced, unwound;
    enum weft_kind scope; /* WEFT_KIND_GLOBAL or _LOCAL: it began with this scope; else _CALL */
};

struct summary_options {
    enum row_key key;
    enum row_order order;
    struct filter *filter; /* of threads and intervals */
    enum studies_use studies;
};

struct summary {
    struct trace *trace;
    struct summary_options options;
    struct rows rows;
    VEC(struct summary_thread) threads;
    struct studies studies;
    uint64_t n_events, calls, lost, unfinished, unbalanced, unwound;
    uint64_t recorded;              /* ns from the first to the last event of each thread, summed up */
    uint64_t first_time, last_time; /* of all threads */
    uint32_t inclusive_sites;       /* sites with intervals whose operands are inside the interval */
    uint64_t unknown;               /* intervals whose site has no definition */
};

/* Reads all events of the threads that pass. Rows, threads, counts of intervals and analyses are about what passes; an
 * interval that reaches over an edge of the window counts with the part inside. Problems are added to trace->problems.
 * Lives in trace->arena. */
void summary_make(struct summary *summary, struct trace *trace, const struct summary_options *options);

#endif
