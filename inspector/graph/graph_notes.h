/* What the trace does not tell, counted: the notes at the end of a graph. */
#ifndef GRAPH_NOTES_H
#define GRAPH_NOTES_H

#include "graph_cut.h"
#include "graph_order.h"
#include "output.h"

struct graph_notes {
    struct graph_counts cut;
    struct graph_order_counts order;
    uint64_t starts, joins, teams;         /* threads and tasks, calls that wait, work for teams: of an unknown other side */
    uint64_t loose_accesses, lost_records; /* of memory accesses */
    uint64_t missing_messages, lost_events;
};

/* A note for each number that is not 0. */
void graph_notes_write(struct output *output, const struct graph_notes *notes);

#endif
