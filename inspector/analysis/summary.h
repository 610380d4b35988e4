/* A whole trace in numbers: intervals added up by callee, site, caller, thread, class or line, what the threads wait for, and who for whom. One pass
 * over the events; memory grows with rows and threads only. */
#ifndef SUMMARY_H
#define SUMMARY_H

#include "backtraces.h"
#include "classes.h"
#include "filter.h"
#include "futures.h"
#include "histogram.h"
#include "imbalance.h"
#include "reader.h"

/* What makes two intervals belong to the same row. */
enum summary_key {
    BY_CALLEE, /* name of what is called; scopes of threads and programs apart */
    BY_SITE,   /* the call expression */
    BY_CALLER, /* the function that holds the call expression; calls only */
    BY_THREAD, /* the recording thread; calls only */
    BY_LINE,   /* file and line of the call expression; calls only */
    BY_CLASS   /* what the callee does to its thread; calls only */
};

enum summary_order { ORDER_TOTAL, ORDER_SELF, ORDER_CALLS, ORDER_MIN, ORDER_MEAN, ORDER_P50, ORDER_P90, ORDER_P99, ORDER_MAX, ORDER_NAME };

/* Times in ns. */
struct summary_row {
    const struct weft_site *site;      /* the first one seen: what the key names in it holds for all of the row */
    const struct trace_thread *thread; /* the first one seen; the key with BY_THREAD */
    enum weft_kind kind;
    bool inclusive; /* of at least one of its sites the operands are inside the interval */
    uint64_t calls; /* intervals, finished or not */
    uint64_t total; /* during which at least one was open, per thread: recursion is not counted twice */
    uint64_t self;  /* in the intervals but in no interval inside them */
    uint64_t sum;   /* of all durations; sum / calls is the mean */
    struct histogram durations;
    uint64_t p50, p90, p99; /* of the durations */
    uint64_t unfinished, unwound;
    uint64_t waited, work; /* BY_THREAD: of the thread as a whole; what it works is said in imbalance.h */
    uint32_t index;        /* while adding up */
};

struct summary_thread {
    const struct trace_thread *thread;
    const struct summary_row *busiest; /* the row with the most self time in this thread, scopes apart; NULL: no calls */
    uint64_t calls;                    /* intervals of calls */
    uint64_t busy;                     /* ns during which at least one call was open */
    uint64_t waited;                   /* ns during which at least one call of a class that waits was open */
    uint64_t first, last;              /* time of its first and last event, in the window */
    const struct weft_site *start;     /* of the call that started it; NULL: not known */
    uint64_t unfinished, unbalanced, unwound;
    enum weft_kind scope; /* WEFT_KIND_GLOBAL or _LOCAL: it began with this scope; else _CALL */
};

/* What all threads together waited for in calls of a class that waits. */
struct summary_wait {
    enum call_class class;
    uint64_t calls;
    uint64_t total;     /* ns during which at least one such call was open, per thread */
    uint64_t max;       /* ns of the longest */
    const char *callee; /* most of it was waited in calls of this */

    uint64_t most; /* while adding up */
};

struct waitfor;

struct summary {
    const struct trace *trace;
    const struct waitfor *waitfor; /* who waits for whom; NULL: was not asked for, or is not possible */
    enum summary_key key;
    VEC(struct summary_row *) rows;
    VEC(struct summary_thread) threads;
    struct futures futures;         /* by async call, in order of discovery */
    struct backtraces backtraces;   /* of what passes */
    struct imbalances imbalances;   /* empty with conditions on calls or threads */
    VEC(struct summary_wait) waits; /* largest first; classes that occur */
    uint64_t n_events, calls, lost, unfinished, unbalanced, unwound;
    uint64_t recorded;              /* ns from the first to the last event of each thread, summed up */
    uint64_t first_time, last_time; /* of all threads */
    uint32_t inclusive_sites;       /* sites with intervals whose operands are inside the interval */
    uint64_t unknown;               /* intervals whose site has no definition */
};

/* Reads all events of the threads that pass. Rows, threads, waits and counts of intervals are about what passes; an interval that reaches over an
 * edge of the window counts with the part inside. `waitfor`: filled with who waits for whom, with so many arrows at most; NULL: nobody wants to know.
 * Problems are added to trace->problems. Lives in trace->arena. */
void summary_make(struct summary *summary, struct trace *trace, enum summary_key key, struct filter *filter, struct waitfor *waitfor,
                  size_t max_arrows);
/* Largest first, names in alphabetical order. */
void summary_sort(struct summary *summary, enum summary_order order);
uint64_t summary_mean(const struct summary_row *row);

#endif
