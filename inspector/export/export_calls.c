#include "export_calls.h"

#include <inttypes.h>

#include "folded.h"
#include "log.h"

void export_tree_open(struct export_job *job)
{
    struct export_tree *state = job->state;
    calltree_init(&state->tree, &state->arena);
    state->backtraces = (struct frametree){ .tree = &state->tree, .weight = job->weight, .value = job->value };
}

void export_tree_process(struct export_job *job)
{
    struct export_tree *state = job->state;
    calltree_root(&state->tree, job->process_index);
}

void export_tree_opened(struct export_job *job, const struct interval *interval)
{
    struct export_tree *state = job->state;
    if (!job->has_backtraces)
        calltree_opened(&state->tree, job->process, interval);
}

void export_tree_closed(struct export_job *job, const struct interval *interval)
{
    struct export_tree *state = job->state;
    if (job->has_backtraces)
        frametree_add(&state->backtraces, job->process, interval);
    else
        calltree_closed(&state->tree, interval);
}

uint64_t export_tree_weight(const struct export_job *job, uint32_t node)
{
    const struct export_tree *state = job->state;
    return folded_weight(&state->tree.nodes.items[node], job->has_backtraces ? job->weight : WEIGH_TIME);
}

void export_tree_complete(struct export_job *job)
{
    struct export_tree *state = job->state;
    if (job->has_backtraces) {
        frametree_close(&state->backtraces);
        frametree_warn(&state->backtraces);
    }
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
