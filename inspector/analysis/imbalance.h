/* Load imbalance: threads of one sort of which some work much longer than others, so that these wait for them.
 *
 * Of one sort are threads of a process that were started at the same place, or that have the same name but for digits, and the main threads of
 * processes that run the same program and were forked by the same recorded process, or by none. Those whose lives overlap are a team. A thread works
 * from its first to its last event, but for the time in which it waits (classes.h). Of a team that shares its work evenly all work as long as the
 * mean; the imbalance is the longest over the mean, less 1.
 */
#ifndef IMBALANCE_H
#define IMBALANCE_H

#include <stdbool.h>

#include "vec.h"
#include "reader.h"

struct summary;
struct summary_thread;

/* Threads of one sort; times in ns. The numbers of threads and times are those of the worst team, `imbalance` and `idle` of all. */
struct imbalance {
    const struct trace_thread *first; /* one of them */
    const struct weft_site *start;    /* where they were started; NULL: main threads, or known by their name only */
    uint64_t n_teams;
    uint64_t n_threads, least, mean, most;
    const struct trace_thread *slowest; /* works longest */
    double imbalance;                   /* 0.5: the longest works one and a half times as long as the mean */
    double idle;                        /* share of the threads' time in which they have nothing to do while the longest works: 1 - mean / most */
    bool is_odd;                        /* worth a word: 0.2 or more, and a hundredth of the trace's time is lost by it */
};

struct imbalances {
    VEC(struct imbalance) items; /* most time lost first */
};

/* How long a thread works. */
uint64_t imbalance_work(const struct summary_thread *thread);
/* Of all threads that have been added up. Lives in the arena. */
void imbalances_find(struct imbalances *imbalances, struct arena *arena, const struct summary *summary);

#endif
