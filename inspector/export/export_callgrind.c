/* Trace -> callgrind's profile format, version 1: self time per callee, calls and inclusive time per call expression.
 *
 * A trace has the positions of calls, not of function definitions. But if a callee contains call expressions itself,
 * their file is the callee's file. */
#include <inttypes.h>
#include <string.h>

#include "export_calls.h"

struct state {
    struct export_graph calls;     /* first: export_graph_* get its address */
    struct export_tree backtraces; /* with job->has_backtraces */
};

/* A newline ends a name. */
static void add_line(struct output *output, const char *key, const char *name)
{
    output_text(output, key);
    for (; *name; name++)
        output_char(output, (unsigned char)*name < ' ' ? '?' : *name);
    output_char(output, '\n');
}

/* For each callee, the file of a call expression inside it, or "???" if there is none. */
static const char **find_files(struct export_graph *state)
{
    const struct callgraph *graph = &state->graph;
    const char **files = arena_array(&state->arena, const char *, graph->nodes.count + 1);
    for (size_t i = 0; i < graph->nodes.count; i++)
        files[i] = "???";
    for (size_t i = 0; i < graph->edges.count; i++) {
        const struct callgraph_edge *edge = &graph->edges.items[i];
        if (*files[edge->caller] == '?' && strcmp(edge->site->function, graph->callees.items.items[edge->caller].site->callee) == 0)
            files[edge->caller] = edge->site->file;
    }
    return files;
}

/* Writes a callee, its self time, and its calls, edges[0 .. n_edges-1]. */
static void add_function(struct export_job *job, const char *const *files, uint32_t index, const struct callgraph_edge *edges, size_t n_edges)
{
    const struct state *state = job->state;
    const struct callgraph *graph = &state->calls.graph;
    struct output *output = job->output;
    const char *file = files[index];
    add_line(output, "\nfl=", file);
    add_line(output, "fn=", graph->callees.items.items[index].name);
    output_printf(output, "0 %" PRIu64 "\n", graph->nodes.items[index].self);
    for (size_t i = 0; i < n_edges; i++) {
        const char *place = *edges[i].site->file ? edges[i].site->file : "???";
        if (strcmp(place, file) != 0)
            add_line(output, "fi=", file = place);
        add_line(output, "cfi=", files[edges[i].callee]);
        add_line(output, "cfn=", graph->callees.items.items[edges[i].callee].name);
        output_printf(output, "calls=%" PRIu64 " 0\n%u %" PRIu64 "\n", edges[i].calls, edges[i].site->line_begin, edges[i].sum);
    }
}

/* The graph of the tree of backtraces: who called whom, without the lines of the calls. Of a frame, the number of calls
 * is that of the recorded calls below it. */
static void make_graph(struct export_job *job)
{
    struct state *state = job->state;
    struct callgraph *graph = &state->calls.graph;
    const struct calltree *tree = &state->backtraces.tree;
    static const struct weft_site nowhere = { .callee = "", .file = "", .function = "" };
    uint64_t *totals = arena_array(&state->calls.arena, uint64_t, tree->nodes.count),
             *calls = arena_array(&state->calls.arena, uint64_t, tree->nodes.count);
    graph->callees = tree->callees;
    for (size_t i = 0; i < tree->callees.items.count; i++)
        vec_push(&state->calls.arena, &graph->nodes, (struct callgraph_node){ 0 });
    for (uint32_t i = (uint32_t)tree->nodes.count; i-- > 1;) {
        const struct calltree_node *node = &tree->nodes.items[i];
        uint64_t weight = job->weight == WEIGH_CALLS ? node->calls : node->self;
        totals[i] += weight;
        calls[i] += node->calls;
        totals[node->parent] += totals[i];
        calls[node->parent] += calls[i];
        if (node->depth < 2) /* a process */
            continue;
        graph->nodes.items[node->callee].self += weight;
        if (node->depth > 2)
            vec_push(&state->calls.arena, &graph->edges,
                     (struct callgraph_edge){ tree->nodes.items[node->parent].callee, node->callee, &nowhere, calls[i], totals[i] });
    }
}

static const char *event_of(const struct export_job *job)
{
    return !job->has_backtraces || job->weight == WEIGH_TIME ? "ns" : job->weight == WEIGH_CALLS ? "calls" : job->value;
}

static void add_functions(struct export_job *job)
{
    struct state *own = job->state;
    struct export_graph *state = &own->calls;
    struct callgraph *graph = &state->graph;
    uint64_t all_self = 0;
    size_t at = 0;
    callgraph_sort(graph);
    const char **files = find_files(state);
    for (size_t i = 0; i < graph->nodes.count; i++)
        all_self += graph->nodes.items[i].self;
    output_text(job->output, "# callgrind format\nversion: 1\ncreator: weft\n");
    add_line(job->output, "cmd: ", job->trace->processes.count > 0 ? job->trace->processes.items[0]->program : "");
    output_printf(job->output, "positions: line\nevents: %s\nsummary: %" PRIu64 "\n", event_of(job), all_self);
    for (size_t i = 0; i < graph->nodes.count; i++) {
        size_t end = at;
        while (end < graph->edges.count && graph->edges.items[end].caller == i)
            end++;
        add_function(job, files, (uint32_t)i, graph->edges.items + at, end - at);
        at = end;
    }
    output_printf(job->output, "\ntotals: %" PRIu64 "\n", all_self);
}

static void with_backtraces(struct export_job *job, void (*function)(struct export_job *job))
{
    struct state *state = job->state;
    job->state = &state->backtraces;
    function(job);
    job->state = state;
}

static void begin_file(struct export_job *job)
{
    export_graph_open(job);
    with_backtraces(job, export_tree_open);
}

static void begin_process(struct export_job *job)
{
    with_backtraces(job, export_tree_process);
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    if (!job->has_backtraces)
        export_graph_opened(job, interval);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    if (job->has_backtraces)
        frametree_add(&state->backtraces.backtraces, job->process, interval);
    else
        export_graph_closed(job, interval);
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete && job->has_backtraces) {
        with_backtraces(job, export_tree_complete);
        make_graph(job);
    }
    if (is_complete)
        add_functions(job);
    arena_release(&state->calls.arena);
    arena_release(&state->backtraces.arena);
}

const struct exporter export_callgrind = {
    .name = "callgrind",
    .help = "callgrind profile: kcachegrind, qcachegrind, callgrind_annotate",
    .target = EXPORT_TEXT,
    .takes_backtraces = true,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = begin_process,
    .opened = open_interval,
    .closed = close_interval,
    .close = end_file,
};
