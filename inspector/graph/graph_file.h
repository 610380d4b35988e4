/* Writes the records of a graph: docs/graph.md. <weft/graph.h> reads them. */
#ifndef GRAPH_FILE_H
#define GRAPH_FILE_H

#include <weft/graph.h>

#include "output.h"
#include "trace.h"

void graph_file_begin(struct output *output);
void graph_file_place(struct output *output, const struct weft_graph_place *place);
void graph_file_context(struct output *output, const struct weft_graph_context *context);
void graph_file_node(struct output *output, const struct weft_graph_node *node);
void graph_file_edge(struct output *output, const struct weft_graph_edge *edge);
/* `number`, `loop` and `place` are the graph's. */
void graph_file_block(struct output *output, uint32_t number, uint32_t loop, uint32_t place, const struct trace_block *block);
void graph_file_accesses(struct output *output, const struct weft_graph_accesses *accesses);
void graph_file_allocation(struct output *output, const struct weft_graph_allocation *allocation);
void graph_file_area(struct output *output, const struct weft_graph_area *area);
void graph_file_frame(struct output *output, const struct weft_graph_frame *frame);
void graph_file_note(struct output *output, const struct weft_graph_note *note);
void graph_file_end(struct output *output, const struct weft_graph_end *end);

#endif
