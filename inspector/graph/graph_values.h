/* What the recorded values of a call say: its object, and whether it has done what it means. */
#ifndef GRAPH_VALUES_H
#define GRAPH_VALUES_H

#include "classes.h"
#include "graph_pieces.h"

/* Sets object, mutex, count and size of the piece from the call's arguments: "object" of `capture` names them
 * (docs/functions.md). Of what is not recorded nothing is set, the count is -1, and
 * the size UINT64_MAX. */
void graph_values_object(const struct trace_process *process, const struct interval *interval, struct graph_piece *piece);
/* The call's result as a number; false: it is not recorded. */
bool graph_values_result(const struct trace_process *process, const struct interval *interval, uint64_t *number);
/* 0: the call has done what its row means; WEFT_NODE_FAILED; WEFT_NODE_UNKNOWN: its result is not recorded. */
unsigned graph_values_judge(const struct trace_process *process, const struct interval *interval, const struct function_row *row);

/* The first value of the event. */
bool graph_values_first(const struct trace_event *event, uint64_t *number);

#endif
