/* The records of a graph as they are numbered: places, contexts, nodes, edges and blocks, each written when it is first
 * needed, so that it comes before all that refers to it. */
#ifndef GRAPH_RECORDS_H
#define GRAPH_RECORDS_H

#include <weft/graph.h>

#include "graph_pieces.h"
#include "output.h"
#include "reader.h"

struct graph_records {
    struct output *output;
    uint64_t start;               /* of the trace: ns on its clock */
    struct weft_graph_end totals; /* of what was written so far */
    uint32_t n_places, n_contexts, n_blocks;
    uint32_t **places;     /* by process and site; 0: not written */
    uint32_t *first_block; /* by process; 0: not written */
};

/* In the trace's arena. */
struct graph_records *graph_records_new(struct trace *trace, struct output *output);
/* The graph's number of a site; 0: none. */
uint32_t graph_records_place(struct graph_records *records, const struct trace_process *process, uint32_t site);
/* A new context, of the thread or of a task on it (0: none). Returns its number. */
uint32_t graph_records_context(struct graph_records *records, const struct trace_thread *thread, uint64_t task, const char *name);
/* Times are those of the trace's clock; `number` is ignored. Returns the node's number. */
uint64_t graph_records_node(struct graph_records *records, const struct weft_graph_node *node);
/* What the node of the piece has allocated or freed, at its end. */
void graph_records_memory(struct graph_records *records, const struct trace_process *process, const struct graph_piece *piece);
/* An edge that is certain; from 0: none. */
void graph_records_edge(struct graph_records *records, uint64_t from, uint64_t to, enum weft_graph_edge_kind kind);
/* The graph's number of the first block of the process: those of the others follow as in the trace. */
uint32_t graph_records_blocks(struct graph_records *records, const struct trace_process *process);

#endif
