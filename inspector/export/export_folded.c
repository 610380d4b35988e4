/* Trace -> folded stacks: "program;outer;inner NANOSECONDS", one line per path of calls with the self time of its last
 * call. */
#include "export_calls.h"
#include "folded.h"

static void add_stack(struct export_job *job, struct str *stack, uint32_t index)
{
    const struct export_tree *state = job->state;
    uint32_t process = index;
    while (state->tree.nodes.items[process].parent != 0)
        process = state->tree.nodes.items[process].parent;
    stack->length = 0;
    folded_frame(stack, job->trace->processes.items[state->tree.nodes.items[process].callee]->program);
    folded_path(stack, &state->tree, process, index);
    output_bytes(job->output, stack->text, stack->length);
    output_char(job->output, ' ');
    output_number(job->output, export_tree_weight(job, index));
    output_char(job->output, '\n');
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct export_tree *state = job->state;
    struct str stack = { .arena = &state->arena };
    for (uint32_t i = 1; is_complete && i < state->tree.nodes.count; i++)
        if (export_tree_weight(job, i) > 0)
            add_stack(job, &stack, i);
    if (is_complete)
        export_tree_complete(job);
    arena_release(&state->arena);
}

const struct exporter export_folded = {
    .name = "folded",
    .help = "folded stacks, self time in ns: flamegraph.pl, inferno, speedscope",
    .target = EXPORT_TEXT,
    .takes_backtraces = true,
    .state_size = sizeof(struct export_tree),
    .open = export_tree_open,
    .process = export_tree_process,
    .opened = export_tree_opened,
    .closed = export_tree_closed,
    .close = end_file,
};
