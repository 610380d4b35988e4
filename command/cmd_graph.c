/* weft graph: what happened before what, as a file. See docs/graph.md. */
#include <inttypes.h>
#include <unistd.h>

#include "classes.h"
#include "command.h"
#include "commands.h"
#include "config_read.h"
#include "graph_build.h"
#include "graph_text.h"
#include "interrupt.h"
#include "log.h"
#include "out_file.h"

struct options {
    const char *out, *config;
    enum graph_format format;
    bool force;
};

static const struct option_value formats[] = { [GRAPH_BINARY] = { "graph", "the file of docs/graph.md, for weft analyse, C and Python" },
                                               [GRAPH_DOT] = { "dot", "a picture by Graphviz, of small traces" },
                                               [GRAPH_GRAPHML] = { "graphml", "for other programs that draw graphs, of small traces" } };

static struct option_value format(size_t index)
{
    return index < N_GRAPH_FORMATS ? formats[index] : (struct option_value){ 0 };
}

static int take_format(const struct option_use *use, void *context)
{
    struct options *options = context;
    options->format = (enum graph_format)use->value_index;
    return STATUS_DONE;
}

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "OUT",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, out),
      .help = "the file to write" },
    { .name = "to", .argument = "FORMAT", .values = format, .take = take_format, .help = "one of" },
    { .name = "config",
      .letter = 'c',
      .argument = "CONFIG",
      .word = WORD_FILE,
      .at = offsetof(struct options, config),
      .help = "a configuration whose \"functions\" say what functions of your own mean (default: weft's own table alone)" },
    OUT_FILE_FORCE(offsetof(struct options, force)),
    { 0 },
};

/* Writes the graph of `binary` into `text`, in a format for people. */
static int convert(const struct options *options, const char *binary, uint64_t n_nodes, const char *text)
{
    struct output output;
    if (n_nodes > GRAPH_TEXT_MOST) {
        log_error("--to %s: the graph has %" PRIu64 " nodes; a picture of more than %d helps nobody", formats[options->format].name, n_nodes,
                  GRAPH_TEXT_MOST);
        return STATUS_USAGE;
    }
    struct weft_graph *graph = weft_graph_open(binary);
    if (!graph || output_open(&output, text) != 0) {
        log_errno("%s", graph ? text : binary);
        weft_graph_close(graph);
        return STATUS_FAILURE;
    }
    bool is_whole = graph_text(graph, options->format, &output);
    if (!is_whole)
        log_error("%s: %s", binary, graph->error);
    bool is_written = output_close(&output) == 0;
    if (!is_written)
        log_errno("%s: cannot write", text);
    weft_graph_close(graph);
    return is_whole && is_written ? STATUS_DONE : STATUS_FAILURE;
}

static int write_binary(struct trace *trace, const char *path, uint64_t *n_nodes)
{
    struct output output;
    size_t printed = 0;
    if (output_open(&output, path) != 0) {
        log_errno("%s", path);
        return STATUS_FAILURE;
    }
    *n_nodes = graph_build(trace, &output);
    bool failed = output_close(&output) != 0;
    if (failed)
        log_errno("%s: cannot write", path);
    command_print_problems(trace, &printed);
    return failed || *n_nodes == UINT64_MAX ? STATUS_FAILURE : command_status(trace, *n_nodes);
}

static int write_graph(struct trace *trace, const struct options *options)
{
    const struct out_file out = { .path = options->out, .replaces = options->force };
    uint64_t n_nodes;
    if (graph_threads(trace) > GRAPH_MOST_THREADS) {
        log_error("%s: %" PRIu64 " threads; weft graph reads all at the same time, and at most %d", trace->path, graph_threads(trace),
                  GRAPH_MOST_THREADS);
        return STATUS_FAILURE;
    }
    interrupt_catch();
    const char *begun = out_file_begin(trace->arena, &out);
    int status = begun ? write_binary(trace, begun, &n_nodes) : STATUS_FAILURE;
    if (status == STATUS_DONE && options->format != GRAPH_BINARY) {
        const char *text = out_file_begin(trace->arena, &out);
        status = text ? convert(options, begun, n_nodes, text) : STATUS_FAILURE;
        unlink(begun);
        begun = text;
    }
    if (begun)
        status = out_file_end(&out, begun, status);
    interrupt_obey();
    return status;
}

static int use_functions(struct arena *arena, const char *path)
{
    struct diags diags = { .arena = arena };
    const struct config *config = path ? config_load(arena, path, &diags) : NULL;
    diag_print(&diags);
    if (path && !config)
        return STATUS_USAGE;
    classes_use(config ? &config->functions : NULL);
    return STATUS_DONE;
}

static int check_out(const struct command *command, const struct options *options)
{
    if (!options->out || !*options->out)
        return options_refuse(command, "into which file? (-o)");
    return out_file_check(&(struct out_file){ .path = options->out, .replaces = options->force });
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { 0 };
    struct trace trace;
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(command, &options);
    if (status == STATUS_DONE)
        status = use_functions(&arena, options.config);
    if (status == STATUS_DONE)
        status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE)
        status = write_graph(&trace, &options);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_graph = {
    .name = "graph",
    .summary = "what happened before what: threads and tasks, cut where they synchronise",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Writes the graph of a trace: what threads and tasks did between two calls that synchronise, with their memory accesses if these are "
             "recorded, and what happened before what. weft analyse reads it, and programs of yours. See docs/graph.md.",
    .groups = { { rows, 0 } },
    .run = run,
};
