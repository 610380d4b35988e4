/* The events of a thread, cut into pieces: what it did between calls that synchronise, and these calls. A piece becomes a
 * node of the graph when its turn comes in the order of time.
 *
 * The body of a task, and what a thread does for a team of OpenMP, are contexts of their own: they interrupt that of the
 * thread. A call that waits meanwhile is cut into several pieces. */
#ifndef GRAPH_CUT_H
#define GRAPH_CUT_H

#include "graph_pieces.h"
#include "trace.h"

struct graph_counts {
    uint64_t nested;      /* calls inside of others that synchronise: no nodes */
    uint64_t no_object;   /* calls that say nothing of their object */
    uint64_t no_result;   /* and nothing of whether they have done it */
    uint64_t messages;    /* calls of MPI and of channels, whose messages are not followed */
    uint64_t unexplained; /* calls that wait, without a meaning in the table */
    uint64_t fences;      /* ordered, flush: whom they order is not followed */
    uint64_t loops;       /* worksharing whose end may be a barrier */
    uint64_t late_loops;  /* loops whose end is one, with an unknown moment at which each thread came to it */
    uint64_t combined;    /* parallel loops, of which only the forking thread is recorded */
    uint64_t no_size;     /* allocations that do not say what they have allocated */
    uint64_t cut;         /* calls whose end is not in the trace */
};

struct graph_cut;    /* what the threads of a trace share */
struct graph_thread; /* one at work */

struct graph_cut *graph_cut_new(struct trace *trace, struct graph_counts *counts);
/* Who is told of the dependences between tasks, as soon as the creating thread is read that far: `edge` of those that have
 * to wait, `exclusion` of tasks that have an address to themselves while they run. */
struct graph_cut_calls {
    void (*edge)(void *context, const struct trace_process *process, uint64_t from, uint64_t to);
    void (*exclusion)(void *context, const struct trace_process *process, uint64_t task, uint64_t address);
    void *context;
};
void graph_cut_tell(struct graph_cut *cut, const struct graph_cut_calls *calls);
/* NULL if the file cannot be opened, which is a problem of the trace. */
struct graph_thread *graph_cut_thread(struct graph_cut *cut, struct trace_thread *thread);
/* The next piece, valid until the next call; NULL: the thread is over. */
const struct graph_piece *graph_cut_next(struct graph_thread *thread);
/* A number for a context of the process that has no task's. */
uint64_t graph_cut_number(struct graph_cut *cut, const struct trace_process *process);
void graph_cut_close(struct graph_thread *thread);

#endif
