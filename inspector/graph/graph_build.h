/* Makes the graph of a trace: docs/graph.md. */
#ifndef GRAPH_BUILD_H
#define GRAPH_BUILD_H

#include "output.h"
#include "trace.h"

enum { GRAPH_MOST_THREADS = 1000 /* which are read at the same time */ };

/* How many threads the trace has. */
uint64_t graph_threads(const struct trace *trace);
/* Writes the graph to `output`, whose errors the caller checks. Returns the number of nodes; UINT64_MAX: a signal came
 * (interrupt.h), and it is incomplete. Problems of the trace's files are added to the trace. */
uint64_t graph_build(struct trace *trace, struct output *output);

#endif
