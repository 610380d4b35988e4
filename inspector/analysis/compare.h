/* Two sets of runs, before and after a change: row by row what became slower, faster, more or fewer, and which of the
 * differences are noise. */
#ifndef COMPARE_H
#define COMPARE_H

#include "summary.h"

enum { COMPARE_DRAWS = 2000, COMPARE_LEAST_BATCHES = 5, COMPARE_CONFIDENCE = 99 /* % */ };

/* One side of a row; means over the side's runs. Times in ns. */
struct compared_side {
    double calls, total, self;
    uint64_t p50, p99; /* of all runs together */
    struct histogram durations;
    uint64_t n_runs; /* in which it was called */
};

enum compared_verdict {
    COMPARED_NOISE,   /* the interval has no change in it */
    COMPARED_SLOWER,  /* the whole interval is above 0 */
    COMPARED_FASTER,  /* the whole interval is below 0 */
    COMPARED_UNKNOWN, /* too few calls for an interval */
    COMPARED_NEW,     /* not called before */
    COMPARED_GONE     /* not called after */
};

struct compared_row {
    const char *name;
    struct compared_side before, after;
    enum compared_verdict verdict;
    double change, lowest, highest; /* of the total, relative: 0.1 is 10 % more. For the first four verdicts; the interval not for UNKNOWN */
};

struct comparison {
    VEC(struct compared_row *) rows; /* those first whose total changed most, in ns */
    uint64_t counts[COMPARED_GONE + 1];
    size_t n_before, n_after; /* runs */
    double before, after;     /* recorded time of all threads, ns, mean of the runs */
};

/* Compares summaries that were made with `batches`, of the same key. `name_of` names a row: rows of the same name are
 * one. Everything lives in the arena. */
void compare(struct comparison *comparison, struct arena *arena, const struct summary *before, size_t n_before, const struct summary *after,
             size_t n_after, const char *(*name_of)(struct arena *arena, const struct summary *summary, const struct row *row));

#endif
