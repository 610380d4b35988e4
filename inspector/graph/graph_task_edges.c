#include "graph_task_edges.h"

static struct graph_family *family_of(struct graph_task_edges *edges, uint32_t context)
{
    while (edges->families.count <= context)
        vec_push(edges->arena, &edges->families, (struct graph_family){ 0 });
    return &edges->families.items[context];
}

void graph_task_edges_create(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece)
{
    struct graph_task *task = graph_teams_task(edges->teams, process, piece->subject);
    struct graph_family *family = family_of(edges, piece->is.context);
    struct graph_team *team = graph_teams_find(edges->teams, process, piece->team);
    task->created = piece->is.number;
    task->phase = family->phase;
    task->team = piece->task & GRAPH_OWN_NUMBERS ? team ? team->number : 0 : graph_teams_task(edges->teams, process, piece->task)->team;
    vec_push(edges->arena, &family->children, task);
}

void graph_task_edges_depend(void *context, const struct trace_process *process, uint64_t from, uint64_t to)
{
    struct graph_task_edges *edges = context;
    struct graph_task *task = graph_teams_task(edges->teams, process->index, to);
    vec_push(edges->arena, &task->before, from);
}

void graph_task_edges_exclude(void *context, const struct trace_process *process, uint64_t task, uint64_t address)
{
    struct graph_task_edges *edges = context;
    vec_push(edges->arena, &graph_teams_task(edges->teams, process->index, task)->exclusive, address);
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
    family_of(edges, piece->is.context)->phase = task->phase;
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
        return;
    }
    struct graph_team *team = task->team ? graph_teams_open(edges->teams, task->team) : NULL;
    if (team)
        vec_push(edges->arena, &team->tasks, task);
}

static struct graph_phase *phase_of(struct graph_task_edges *edges, struct graph_team *team, uint32_t phase)
{
    for (size_t i = team->phases.count; i-- > 0;)
        if (team->phases.items[i].phase == phase)
            return &team->phases.items[i];
    vec_push(edges->arena, &team->phases, (struct graph_phase){ phase, 0 });
    return &team->phases.items[team->phases.count - 1];
}

/* Those that are waited for meanwhile, or belong to a later phase, are none. */
static bool has_tasks(struct graph_team *team, uint32_t phase)
{
    for (size_t i = 0; i < team->tasks.count; i++)
        if (team->tasks.items[i]->phase <= phase && !team->tasks.items[i]->is_waited_for)
            return true;
    return false;
}

/* The ends of these tasks lead to the node, and are forgotten. */
static void gather(struct graph_task_edges *edges, struct graph_team *team, uint32_t phase, uint64_t node)
{
    size_t kept = 0;
    for (size_t i = 0; i < team->tasks.count; i++) {
        struct graph_task *task = team->tasks.items[i];
        if (task->phase > phase)
            team->tasks.items[kept++] = task;
        else if (!task->is_waited_for)
            graph_records_edge(edges->records, task->ended, node, WEFT_EDGE_JOIN);
    }
    team->tasks.count = kept;
}

void graph_task_edges_barrier(struct graph_task_edges *edges, uint32_t process, const struct graph_piece *piece,
                              uint64_t (*meeting)(void *context, uint64_t time), void *context)
{
    struct graph_team *team = graph_teams_find(edges->teams, process, piece->team);
    struct graph_family *family = family_of(edges, piece->is.context);
    if (team && piece->task & GRAPH_OWN_NUMBERS) {
        struct graph_phase *phase = phase_of(edges, team, family->phase);
        if (phase->meeting == 0 && has_tasks(team, phase->phase)) {
            phase->meeting = meeting(context, piece->is.end);
            gather(edges, team, phase->phase, phase->meeting);
        }
        graph_records_edge(edges->records, phase->meeting, piece->is.number, WEFT_EDGE_BARRIER);
    }
    family->phase++;
}

void graph_task_edges_wait(struct graph_task_edges *edges, const struct graph_piece *piece)
{
    if (piece->is.context >= edges->families.count)
        return;
    struct graph_family *family = &edges->families.items[piece->is.context];
    size_t kept = 0;
    for (size_t i = 0; i < family->children.count; i++) {
        struct graph_task *child = family->children.items[i];
        child->is_waited_for = child->ended != 0;
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
    gather(edges, team, UINT32_MAX, piece->is.number);
    graph_teams_over(edges->teams, team);
}
