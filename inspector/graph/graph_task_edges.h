/* Edges of tasks and teams: who created them, on what they depend, who waited for their end. Pieces have their node's number
 * and the graph's context. */
#ifndef GRAPH_TASK_EDGES_H
#define GRAPH_TASK_EDGES_H

#include "graph_pieces.h"
#include "graph_records.h"
#include "graph_teams.h"

/* What a context has created and nobody has waited for. */
struct graph_family {
    VEC(struct graph_task *) children;
    uint32_t phase; /* how many barriers of its team are behind it; of a task, behind whoever created it */
};

/* Zeroed but for the first three, it is empty. */
struct graph_task_edges {
    struct arena *arena;
    struct graph_records *records; /* where edges go */
    struct graph_teams *teams;
    VEC(struct graph_family) families; /* by context */
    uint64_t n_starts;                 /* tasks that were created by something that is not known */
    uint64_t n_unknown_teams;          /* threads that worked for a team that is not known */
};

/* The piece creates a task. */
void graph_task_edges_create(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece);
/* `to` depends on `from`; `context` is the struct graph_task_edges. */
void graph_task_edges_depend(void *context, const struct trace_process *process, uint64_t from, uint64_t to);
/* `task` has the address to itself while it runs. */
void graph_task_edges_exclude(void *context, const struct trace_process *process, uint64_t task, uint64_t address);
/* The task's context begins or ends, as the piece says. */
void graph_task_edges_begin(struct graph_task_edges *edges, const struct graph_piece *piece, struct graph_task *task);
void graph_task_edges_end(struct graph_task_edges *edges, const struct graph_piece *piece, struct graph_task *task);
/* The piece has waited at a barrier of its team, which waits for tasks as well (OpenMP 5.2, 15.3.1). `meeting` makes its node. */
void graph_task_edges_barrier(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece,
                              uint64_t (*meeting)(void *context, uint64_t time), void *context);
/* The piece has waited for the children of its context, */
void graph_task_edges_wait(struct graph_task_edges *edges, const struct graph_piece *piece);
/* or for the team of its subject. */
void graph_task_edges_join_team(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece);

#endif
