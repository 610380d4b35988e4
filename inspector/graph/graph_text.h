/* A graph as text that other programs draw: dot (Graphviz) and GraphML. For small ones: a picture of more nodes than
 * GRAPH_TEXT_MOST helps nobody. */
#ifndef GRAPH_TEXT_H
#define GRAPH_TEXT_H

#include <stdbool.h>
#include <weft/graph.h>

#include "output.h"

enum { GRAPH_TEXT_MOST = 20000 /* nodes */ };
enum graph_format { GRAPH_BINARY, GRAPH_DOT, GRAPH_GRAPHML, N_GRAPH_FORMATS };

/* Writes the graph, which was just opened. Returns false if it is damaged: graph->error. Errors of `output` are the
 * caller's. */
bool graph_text(struct weft_graph *graph, enum graph_format format, struct output *output);

#endif
