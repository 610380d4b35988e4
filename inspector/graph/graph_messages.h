/* Messages of MPI as edges: which call sent what another one received. They are matched before the graph is made
 * (messages.h), and come back in the order of time by two sorters, so memory grows with what is on its way. */
#ifndef GRAPH_MESSAGES_H
#define GRAPH_MESSAGES_H

#include <weft/graph.h>

#include "trace.h"

struct graph_messages;

struct graph_message_calls {
    void (*edge)(void *context, const struct weft_graph_edge *edge);
    uint64_t (*meeting)(void *context, uint64_t time); /* of a collective operation; returns the number of its node */
    void *context;
};

/* NULL if the trace has nothing of MPI. Reads all threads. */
struct graph_messages *graph_messages_open(struct trace *trace, const struct graph_message_calls *calls);
/* A call of the thread has begun at `time`, as node `node`; or ended. Times of calls never go back. */
void graph_messages_begin(struct graph_messages *messages, const struct trace_thread *thread, uint64_t time, uint64_t node);
void graph_messages_end(struct graph_messages *messages, const struct trace_thread *thread, uint64_t time, uint64_t node);
/* The process's rank in MPI_COMM_WORLD; -1: it has none. `messages` may be NULL. */
int32_t graph_messages_rank(const struct graph_messages *messages, const struct trace_process *process);
/* How many receives have no edge: who sent is not in the trace, cannot be told for sure, or began later by the clocks. */
uint64_t graph_messages_missing(const struct graph_messages *messages);
void graph_messages_close(struct graph_messages *messages);

#endif
