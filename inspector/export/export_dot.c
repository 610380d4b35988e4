/* Trace -> call graph for Graphviz. Nodes are callees, coloured by their share of the self time; edges are calls from
 * one callee to another. The numbers are also in attributes of their own (calls, total_ns, self_ns), which Graphviz
 * passes on. */
#include <inttypes.h>

#include "export_calls.h"
#include "text_format.h"

/* Writes a quoted string of the DOT language. Only the quote needs an escape, and a backslash would begin one. */
static void add_quoted(struct output *output, const char *text)
{
    output_char(output, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            output_char(output, '\\');
        output_char(output, (unsigned char)*text < ' ' && *text != '\n' ? '?' : *text);
    }
    output_char(output, '"');
}

static const char *time_text(struct arena *arena, uint64_t ns)
{
    struct str text = { .arena = arena };
    text_add_time(&text, ns);
    return text.text;
}

static const char *count_text(struct arena *arena, uint64_t count)
{
    struct str text = { .arena = arena };
    text_add_count(&text, count);
    return text.text;
}

static void add_node(struct export_job *job, uint32_t index, uint64_t all_self)
{
    struct export_graph *state = job->state;
    struct arena *arena = &state->arena;
    const struct callgraph_node *node = &state->graph.nodes.items[index];
    const char *name = state->graph.callees.items.items[index].name;
    output_printf(job->output, "  n%u [label=", index);
    if (node->is_only_caller) {
        add_quoted(job->output, name);
        output_text(job->output, ", style=dashed];\n");
        return;
    }
    /* From white to a red on which black text is readable. Saturation grows, because people with colour blindness may
     * not see differences of hue. */
    double share = all_self ? (double)node->self / (double)all_self : 0;
    add_quoted(job->output, arena_printf(arena, "%s\n%s calls\ntotal %s, self %s", name, count_text(arena, node->calls),
                                         time_text(arena, node->total), time_text(arena, node->self)));
    output_printf(job->output, ", fillcolor=\"0.05 %.3f 1.000\", calls=%" PRIu64 ", total_ns=%" PRIu64 ", self_ns=%" PRIu64 "];\n", 0.7 * share,
                  node->calls, node->total, node->self);
}

/* Writes one arrow for each pair of callees, whatever the lines of the calls. */
static void add_edges(struct export_job *job)
{
    struct export_graph *state = job->state;
    struct callgraph *graph = &state->graph;
    callgraph_sort(graph);
    for (size_t i = 0; i < graph->edges.count;) {
        const struct callgraph_edge *edge = &graph->edges.items[i];
        uint64_t calls = 0, sum = 0;
        for (; i < graph->edges.count && graph->edges.items[i].caller == edge->caller && graph->edges.items[i].callee == edge->callee; i++) {
            calls += graph->edges.items[i].calls;
            sum += graph->edges.items[i].sum;
        }
        output_printf(job->output, "  n%u -> n%u [label=", edge->caller, edge->callee);
        add_quoted(job->output, arena_printf(&state->arena, "%s\n%s", count_text(&state->arena, calls), time_text(&state->arena, sum)));
        output_printf(job->output, ", calls=%" PRIu64 ", sum_ns=%" PRIu64 "];\n", calls, sum);
    }
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct export_graph *state = job->state;
    uint64_t all_self = 0;
    if (is_complete) {
        output_text(job->output, "digraph calls {\n  node [shape=box, style=filled, fillcolor=white, fontname=\"sans-serif\"];\n"
                                 "  edge [fontname=\"sans-serif\", fontsize=10];\n");
        for (size_t i = 0; i < state->graph.nodes.count; i++)
            all_self += state->graph.nodes.items[i].self;
        for (size_t i = 0; i < state->graph.nodes.count; i++)
            add_node(job, (uint32_t)i, all_self);
        add_edges(job);
        output_text(job->output, "}\n");
    }
    arena_release(&state->arena);
}

const struct exporter export_dot = {
    .name = "dot",
    .help = "call graph: dot -Tsvg (Graphviz), xdot",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct export_graph),
    .open = export_graph_open,
    .opened = export_graph_opened,
    .closed = export_graph_closed,
    .close = end_file,
};
