/* Intervals added up in rows: by callee, call expression, caller, thread, line or class. */
#ifndef ROWS_H
#define ROWS_H

#include "batches.h"
#include "histogram.h"
#include "reader.h"

/* The property that intervals of a row have in common. */
enum row_key {
    BY_CALLEE, /* the callee's name; scopes of threads and programs have separate rows */
    BY_SITE,   /* the call expression */
    BY_CALLER, /* the function that contains the call expression, or the body; no scopes */
    BY_THREAD, /* the recording thread; no scopes */
    BY_LINE,   /* file and line of the call expression; no scopes */
    BY_CLASS   /* the class of the call (classes.h); no scopes */
};

enum row_order { ORDER_TOTAL, ORDER_SELF, ORDER_CALLS, ORDER_MIN, ORDER_MEAN, ORDER_P50, ORDER_P90, ORDER_P99, ORDER_MAX, ORDER_NAME };

/* The names that options and JSON use, by enum; NULL at the end. */
extern const char *const row_key_names[];
extern const char *const row_order_names[];

/* Times in ns. */
struct row {
    const struct weft_site *site;      /* the first one seen; what the key names is the same for the whole row */
    const struct trace_thread *thread; /* the first one seen; with BY_THREAD the only one */
    enum weft_kind kind;
    bool inclusive; /* at least one of its sites is inclusive: the interval contains the operands */
    uint64_t calls; /* number of intervals, finished or not */
    uint64_t total; /* time during which at least one was open, per thread: recursion isn't counted twice */
    uint64_t self;  /* time in the intervals without the intervals directly inside */
    uint64_t sum;   /* of all durations; sum / calls is the mean */
    struct histogram durations;
    struct batches *batches; /* of the durations; NULL: nobody asked for them */
    uint64_t p50, p90, p99;  /* of the durations */
    uint64_t unfinished, unwound;
    uint64_t waited, work; /* BY_THREAD: of the thread as a whole, as in struct summary_thread */
    uint32_t index;        /* used while intervals are added */
    struct row *next;      /* next row in the bucket */
};

struct rows {
    struct arena *arena;
    enum row_key key;
    VEC(struct row *) items; /* in order of discovery */
    struct row **buckets;    /* n_buckets, a power of two */
    size_t n_buckets;
};

/* Initialise by zeroing and setting `arena` and `key`. */

/* Are they the same call expression? Each process, and each time a library is loaded, has a site of its own for it. */
bool rows_is_same_site(const struct weft_site *a, const struct weft_site *b);
/* Returns the row of such intervals, adding it if it is new; NULL if they have no row with this key. */
struct row *rows_find(struct rows *rows, const struct trace_thread *thread, const struct weft_site *site, enum weft_kind kind);
/* Removes empty rows and computes the percentiles of the others. Don't call rows_find afterwards. */
void rows_finish(struct rows *rows);
/* Sorts the largest first, or names in alphabetical order. */
void rows_sort(struct rows *rows, enum row_order order);
uint64_t row_mean(const struct row *row);

#endif
