/* How long a graph would take on so many processors: each piece of work runs on one of them from its begin to its end, in
 * the order of its context and of the edges; a processor that is free takes the piece that was the first in the trace. */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <stdbool.h>
#include <weft/graph.h>

struct schedule_node {
    uint64_t duration;              /* of work; else 0 */
    uint64_t next;                  /* the node behind it in its context; 0: none */
    uint64_t first;                 /* of its edges, in `edges` */
    uint32_t n_awaited[2], pending; /* edges that lead to it, all and without those of locks */
    bool is_work, is_first, is_meeting;
};

struct schedule_edge {
    uint64_t from, to;
    bool is_of_lock;
};

/* Zeroed, it is empty. Memory: 48 bytes a node and 24 an edge. */
struct schedule {
    struct schedule_node *nodes; /* nodes[0] is none */
    size_t n_nodes, capacity;
    struct schedule_edge *edges; /* by the node that they lead from, once it is ready */
    size_t n_edges, edge_capacity;
    uint64_t *last; /* by context */
    size_t n_last;
};

void schedule_add_node(struct schedule *schedule, const struct weft_graph_node *node);
/* Returns false if it does not lead from node to node. */
bool schedule_add_edge(struct schedule *schedule, const struct weft_graph_edge *edge);
/* To be called once all are added. */
void schedule_prepare(struct schedule *schedule);
/* The time on `cores` processors, ns; UINT64_MAX: the edges lead in a circle. but_locks: without the order in which locks
 * were handed over. */
uint64_t schedule_run(struct schedule *schedule, uint64_t cores, bool but_locks);
void schedule_release(struct schedule *schedule);

#endif
