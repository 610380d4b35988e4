#include "export_calls.h"

#include <inttypes.h>

#include "log.h"

void export_tree_open(struct export_job *job)
{
    struct export_tree *state = job->state;
    calltree_init(&state->tree, &state->arena);
}

void export_tree_process(struct export_job *job)
{
    struct export_tree *state = job->state;
    calltree_root(&state->tree, job->process_index);
}

void export_tree_opened(struct export_job *job, const struct interval *interval)
{
    struct export_tree *state = job->state;
    calltree_opened(&state->tree, job->process, interval);
}

void export_tree_closed(struct export_job *job, const struct interval *interval)
{
    struct export_tree *state = job->state;
    calltree_closed(&state->tree, interval);
}

void export_tree_complete(struct export_job *job)
{
    const struct export_tree *state = job->state;
    if (state->tree.n_cut > 0)
        log_warning("%" PRIu64 " calls lie deeper than the %d frames that a path has here: they count as called by the frame before the last",
                    state->tree.n_cut, CALLTREE_DEPTH);
}

void export_graph_open(struct export_job *job)
{
    struct export_graph *state = job->state;
    callgraph_init(&state->graph, &state->arena);
}

void export_graph_opened(struct export_job *job, const struct interval *interval)
{
    struct export_graph *state = job->state;
    callgraph_opened(&state->graph, job->process, interval);
}

void export_graph_closed(struct export_job *job, const struct interval *interval)
{
    struct export_graph *state = job->state;
    callgraph_closed(&state->graph, job->process, interval);
}
