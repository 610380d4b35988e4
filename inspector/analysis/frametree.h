/* A call tree of backtraces: the frames that intervals have recorded ("backtrace"), the outermost first, and the interval
 * itself. Intervals without a backtrace are not in it. An interval that stands for several calls ("every") counts for
 * all of them. */
#ifndef FRAMETREE_H
#define FRAMETREE_H

#include "calltree.h"
#include "frames.h"

enum frame_weight {
    WEIGH_TIME,  /* self time, ns */
    WEIGH_CALLS, /* calls */
    WEIGH_VALUE  /* a captured number, such as bytes */
};

/* A captured number by nodes, whatever the weight. */
enum { FRAMETREE_NUMBERS = 8 /* at most; more names are left out */ };
struct frame_number {
    const char *name;
    VEC(uint64_t) sums;   /* by node; 0 behind its end */
    uint64_t n_intervals; /* that have it */
};

struct frametree {
    struct calltree *tree; /* `calls` of its nodes are calls, `self` is the weight */
    enum frame_weight weight;
    const char *value; /* WEIGH_VALUE: its name among the arguments, or "return" */
    bool has_numbers;  /* `numbers` are wanted */

    VEC(struct frame_number) numbers; /* of intervals with a backtrace, in order of appearance */

    /* its own */
    struct frames *frames;
    uint64_t n_intervals, n_without; /* with a backtrace; of these without the value, or with one below 0: left out */
    uint64_t n_others;               /* without a backtrace */
};

/* Whether any call of the trace has a backtrace. Reads the trace up to the first one. */
bool frametree_is_wanted(struct trace *trace);
/* To start, zero it and set `tree`, `weight` and `value`. Adds an interval, if it has a backtrace, below the child of
 * the root that calltree_root has named. */
void frametree_add(struct frametree *frametree, const struct trace_process *process, const struct interval *interval);
void frametree_close(struct frametree *frametree);
/* Tells of a tree that is complete that no call had a backtrace, or how many had none, or no such value. */
void frametree_warn(const struct frametree *frametree);

#endif
