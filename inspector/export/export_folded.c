/* Trace -> folded stacks: "program;outer;inner NANOSECONDS", one line per path of calls with the self time of its last
 * call. */
#include "export_calls.h"

/* Writes a frame, without the characters that have a meaning: a semicolon ends a frame, a newline the stack. */
static void add_frame(struct output *output, const char *name)
{
    for (; *name; name++)
        output_char(output, *name == ';' ? ':' : (unsigned char)*name < ' ' ? '?' : *name);
}

static void add_stack(struct export_job *job, uint32_t index)
{
    const struct export_tree *state = job->state;
    uint32_t path[CALLTREE_DEPTH + 1];
    size_t length = 0;
    for (uint32_t at = index; at != 0; at = state->tree.nodes.items[at].parent)
        path[length++] = at;
    add_frame(job->output, job->trace->processes.items[state->tree.nodes.items[path[--length]].callee]->program);
    while (length-- > 0) {
        output_char(job->output, ';');
        add_frame(job->output, state->tree.callees.items.items[state->tree.nodes.items[path[length]].callee].name);
    }
    output_char(job->output, ' ');
    output_number(job->output, state->tree.nodes.items[index].self);
    output_char(job->output, '\n');
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct export_tree *state = job->state;
    for (uint32_t i = 1; is_complete && i < state->tree.nodes.count; i++)
        if (state->tree.nodes.items[i].self > 0)
            add_stack(job, i);
    if (is_complete)
        export_tree_complete(job);
    arena_release(&state->arena);
}

const struct exporter export_folded = {
    .name = "folded",
    .help = "folded stacks, self time in ns: flamegraph.pl, inferno, speedscope",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct export_tree),
    .open = export_tree_open,
    .process = export_tree_process,
    .opened = export_tree_opened,
    .closed = export_tree_closed,
    .close = end_file,
};
