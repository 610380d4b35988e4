/* The summary of a whole trace: intervals added up in rows, what each thread did, and the results of the analyses. It
 * reads the events once. Memory grows with the number of rows and threads, and with what the analyses keep. */
#ifndef SUMMARY_H
#define SUMMARY_H

#include "calltree.h"
#include "filter.h"
#include "frametree.h"
#include "rows.h"
#include "studies.h"

/* Times in ns. */
struct summary_thread {
    const struct trace_thread *thread;
    const struct row *busiest;     /* the row, except scopes, with the most self time in this thread; NULL: no calls */
    uint64_t calls;                /* intervals of calls */
    uint64_t busy;                 /* time during which at least one call was open */
    uint64_t waited;               /* time during which at least one call of a waiting class was open, or in directives of OpenMP alone */
    uint64_t between;              /* of a thread of OpenMP: time between what it did for teams. Nobody knows what it did then */
    uint64_t off;                  /* time in which recording was switched off */
    uint64_t work;                 /* time from its first to its last event, minus `waited` and `off` */
    uint64_t first, last;          /* time of its first and last event, in the window */
    const struct weft_site *start; /* site of the call that started it; NULL: unknown */
    uint64_t unfinished, unbalanced, unwound;
    uint64_t cut;         /* open when recording was switched off; not among the unfinished ones */
    enum weft_kind scope; /* the scope that it began with: WEFT_KIND_GLOBAL or _LOCAL; _CALL if none */
};

struct summary_options {
    enum row_key key;
    enum row_order order;
    struct filter *filter; /* selects threads and intervals */
    enum studies_use studies;
    bool batches;                 /* rows have them */
    struct calltree *tree;        /* gets all intervals; for STUDIES_NONE, which read one thread after the other. NULL: none */
    struct frametree *backtraces; /* gets those that count. NULL: none */
};

struct summary {
    struct trace *trace;
    struct summary_options options;
    struct rows rows;
    VEC(struct summary_thread) threads;
    struct studies studies;
    uint64_t n_events, calls, lost, unfinished, unbalanced, unwound;
    uint64_t recorded;              /* time from the first to the last event of each thread, without `off`, summed up, ns */
    uint64_t first_time, last_time; /* of all threads */
    uint32_t inclusive_sites;       /* sites with intervals whose operands are inside the interval */
    uint64_t unknown;               /* intervals whose site has no definition */
};

/* Reads all events of the threads that pass the filter. Rows, threads, counts of intervals and analyses contain only
 * what passes; an interval that crosses an edge of the window counts with the part inside. Problems are added to
 * trace->problems. The summary is in trace->arena. */
void summary_make(struct summary *summary, struct trace *trace, const struct summary_options *options);

#endif
