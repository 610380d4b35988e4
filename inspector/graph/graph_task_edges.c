#include "graph_task_edges.h"

void graph_task_edges_create(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece)
{
    struct graph_task *task = graph_teams_task(edges->teams, process, piece->subject);
    task->created = piece->is.number;
    while (edges->families.count <= piece->is.context)
        vec_push(edges->arena, &edges->families, (struct graph_family){ 0 });
    vec_push(edges->arena, &edges->families.items[piece->is.context].children, task);
}

void graph_task_edges_depend(void *context, const struct trace_process *process, uint64_t from, uint64_t to)
{
    struct graph_task_edges *edges = context;
    struct graph_task *task = graph_teams_task(edges->teams, process->index, to);
    vec_push(edges->arena, &task->before, from);
}

void graph_task_edges_begin(struct graph_task_edges *edges, const struct graph_piece *piece, struct graph_task *task)
{
    uint32_t process = task->process;
    if (piece->is.kind != WEFT_NODE_BEGIN)
        return;
    if (piece->task & GRAPH_OWN_NUMBERS && piece->team) { /* what a thread does for a team */
        struct graph_team *team = graph_teams_find(edges->teams, process, piece->team);
        if (!team) {
            edges->n_unknown_teams++;
            return;
        }
        team->n_members++;
        graph_records_edge(edges->records, team->fork, piece->is.number, WEFT_EDGE_CREATE);
        return;
    }
    edges->n_starts += task->created == 0;
    graph_records_edge(edges->records, task->created, piece->is.number, WEFT_EDGE_CREATE);
    for (size_t i = 0; i < task->before.count; i++)
        graph_records_edge(edges->records, graph_teams_task(edges->teams, process, task->before.items[i])->ended, piece->is.number, WEFT_EDGE_DEPEND);
}

void graph_task_edges_end(struct graph_task_edges *edges, const struct graph_piece *piece, struct graph_task *task)
{
    task->ended = piece->is.number;
    if (piece->task & GRAPH_OWN_NUMBERS && piece->team) {
        struct graph_team *team = graph_teams_find(edges->teams, task->process, piece->team);
        if (team)
            vec_push(edges->arena, &team->ends, piece->is.number);
    }
}

void graph_task_edges_wait(struct graph_task_edges *edges, const struct graph_piece *piece)
{
    if (piece->is.context >= edges->families.count)
        return;
    struct graph_family *family = &edges->families.items[piece->is.context];
    size_t kept = 0;
    for (size_t i = 0; i < family->children.count; i++) {
        struct graph_task *child = family->children.items[i];
        if (child->ended)
            graph_records_edge(edges->records, child->ended, piece->is.number, WEFT_EDGE_JOIN);
        else
            family->children.items[kept++] = child;
    }
    family->children.count = kept;
}

void graph_task_edges_join_team(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece)
{
    struct graph_team *team = graph_teams_find(edges->teams, process, piece->subject);
    if (!team)
        return;
    for (size_t i = 0; i < team->ends.count; i++)
        graph_records_edge(edges->records, team->ends.items[i], piece->is.number, WEFT_EDGE_JOIN);
    graph_teams_over(edges->teams, team);
}
