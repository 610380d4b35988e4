/* Intervals added up in rows: by callee, call expression, caller, thread, line or class. */
#ifndef ROWS_H
#define ROWS_H

#include "histogram.h"
#include "reader.h"

/* What makes two intervals belong to the same row. */
enum row_key {
    BY_CALLEE, /* name of what is called; scopes of threads and programs apart */
    BY_SITE,   /* the call expression */
    BY_CALLER, /* the function that holds the call expression; calls only */
    BY_THREAD, /* the recording thread; calls only */
    BY_LINE,   /* file and line of the call expression; calls only */
    BY_CLASS   /* what the callee does to its thread; calls only */
};

enum row_order { ORDER_TOTAL, ORDER_SELF, ORDER_CALLS, ORDER_MIN, ORDER_MEAN, ORDER_P50, ORDER_P90, ORDER_P99, ORDER_MAX, ORDER_NAME };

/* The names that options and JSON use, by enum; NULL at the end. */
extern const char *const row_key_names[];
extern const char *const row_order_names[];

/* Times in ns. */
struct row {
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
    uint64_t waited, work; /* BY_THREAD: of the thread as a whole, as in struct summary_thread */
    uint32_t index;        /* while adding up */
    struct row *next;      /* with the same hash */
};

struct rows {
    struct arena *arena;
    enum row_key key;
    VEC(struct row *) items; /* in order of discovery */
    struct row **buckets;    /* n_buckets, a power of two */
    size_t n_buckets;
};

/* A zeroed one with arena and key set is ready. */

/* The row of intervals like this; NULL: there is none with this key. */
struct row *rows_find(struct rows *rows, const struct trace_thread *thread, const struct weft_site *site, enum weft_kind kind);
/* Rows to which nothing was added go; the others get their percentiles. Nothing is found any more. */
void rows_finish(struct rows *rows);
/* Largest first, names in alphabetical order. */
void rows_sort(struct rows *rows, enum row_order order);
uint64_t row_mean(const struct row *row);

#endif
