/* weft export: writes a trace in a format that other tools read. See docs/export.md. */
#include <string.h>

#include "analyse.h"
#include "command.h"
#include "commands.h"
#include "exporters.h"
#include "interrupt.h"
#include "log.h"
#include "out_file.h"
#include "stack_options.h"

struct options {
    const char *out;
    const struct exporter *exporter;
    const char *graph;
    bool force;
    struct stack_options stacks;
};

static struct option_value format(size_t index)
{
    const struct exporter *exporter = exporters[index];
    return exporter ? (struct option_value){ exporter->name, exporter->help } : (struct option_value){ 0 };
}

static int take_format(const struct option_use *use, void *context)
{
    struct options *options = context;
    options->exporter = exporters[use->value_index];
    return STATUS_DONE;
}

static const struct option_row format_rows[] = {
    { .name = "to", .argument = "FORMAT", .is_required = true, .values = format, .take = take_format, .help = "one of" },
    { .name = "output",
      .letter = 'o',
      .argument = "OUT",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, out),
      .help = "the file to write, or the directory, for formats that are one; - is standard output, for formats that are neither binary nor a "
              "directory" },
    { 0 },
};

static const struct option_row page_rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "OUT.html",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, out),
      .help = "the file to write; - is standard output" },
    { .name = "graph",
      .argument = "GRAPH",
      .word = WORD_FILE,
      .at = offsetof(struct options, graph),
      .help = "what `weft graph` has written of the TRACE: the page shows its analyses as well" },
    { 0 },
};

static const struct option_row force_rows[] = {
    OUT_FILE_FORCE(offsetof(struct options, force)),
    { 0 },
};

static struct out_file out_of(const struct options *options)
{
    bool is_directory = options->exporter->target == EXPORT_DIRECTORY;
    return (struct out_file){ .path = options->out, .files = is_directory ? options->exporter->files : NULL, .replaces = options->force };
}

static bool is_stdout(const struct options *options)
{
    return strcmp(options->out, "-") == 0;
}

/* Checks whether OUT can be written, before reading a long trace. */
static int check_out(const struct command *command, const struct options *options)
{
    if (!options->exporter)
        return options_refuse(command, "export: into which format? (--to)");
    if (options->stacks.backtraces && !options->exporter->takes_backtraces)
        return options_refuse(command, "--backtraces: %s has no place for them; folded, speedscope, pprof and callgrind have",
                              options->exporter->name);
    if (stack_options_check(command, &options->stacks) != STATUS_DONE)
        return STATUS_USAGE;
    if (!options->out || !*options->out)
        return options_refuse(command, "into which file? (-o)");
    if (is_stdout(options)) {
        if (options->exporter->target == EXPORT_TEXT)
            return STATUS_DONE;
        return options_refuse(command, "-o -: %s is no text; name a file", options->exporter->name);
    }
    const struct out_file out = out_of(options);
    return out_file_check(&out);
}

static bool has_backtraces(struct trace *trace, const struct options *options)
{
    const struct stack_options *stacks = &options->stacks;
    bool is_open = !stacks->backtraces && !stacks->no_backtraces; /* it depends on the trace */
    return options->exporter->takes_backtraces && stack_options_backtraces(stacks, is_open && frametree_is_wanted(trace));
}

/* What a weight is of. */
static int check_weight(const struct command *command, struct trace *trace, const struct options *options)
{
    if (!options->stacks.weight || has_backtraces(trace, options))
        return STATUS_DONE;
    return options_refuse(command, "--weight: is for backtraces, and %s",
                          !options->exporter->takes_backtraces ? "this format has no place for them"
                          : options->stacks.no_backtraces      ? "--no-backtraces leaves them out"
                                                               : "this trace has none");
}

/* Writes the export to `path`, or to standard output if `path` is NULL. */
static int write_all(struct trace *trace, const struct options *options, const char *path)
{
    struct str analyses = { .arena = trace->arena };
    if (options->graph && !analyse_for_page(options->graph, &analyses))
        return STATUS_FAILURE;
    struct export_job job = { .trace = trace, .path = path ? path : "standard output", .has_backtraces = has_backtraces(trace, options) };
    job.weight = stack_options_weight(&options->stacks);
    job.analyses = analyses.length ? analyses.text : NULL;
    job.value = job.weight == WEIGH_TIME ? NULL : options->stacks.weight;
    struct output output = { 0 };
    if (options->exporter->target == EXPORT_TEXT || options->exporter->target == EXPORT_BINARY) {
        if ((path ? output_open(&output, path) : output_open_stdout(&output)) != 0) {
            log_errno("%s", job.path);
            return STATUS_FAILURE;
        }
        job.output = &output;
    }
    size_t printed = 0;
    int status = export_run(options->exporter, &job) == 0 ? STATUS_DONE : STATUS_FAILURE;
    if (output_close(&output) != 0) {
        log_errno("%s: cannot write", options->out);
        status = STATUS_FAILURE;
    }
    command_print_problems(trace, &printed);
    return status == STATUS_DONE ? command_status(trace, job.n_events) : status;
}

static int export_to(struct trace *trace, const struct options *options)
{
    if (is_stdout(options))
        return write_all(trace, options, NULL);
    const struct out_file out = out_of(options);
    char *begun = out_file_begin(trace->arena, &out);
    return begun ? out_file_end(&out, begun, write_all(trace, options, begun)) : STATUS_FAILURE;
}

static int export_trace(const struct command *command, const char *path, const struct options *options)
{
    struct arena arena = { 0 };
    struct trace trace;
    int status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE)
        status = check_weight(command, &trace, options);
    if (status == STATUS_DONE) {
        if (options->exporter != &export_html) /* the page says it */
            command_say_filter(&trace);
        interrupt_catch();
        status = export_to(&trace, options);
        interrupt_obey();
    }
    arena_release(&arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { .exporter = command == &command_html ? &export_html : NULL };
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(command, &options);
    if (status == STATUS_DONE)
        status = export_trace(command, path, &options);
    return options_exit(status);
}

const struct command command_export = {
    .name = "export",
    .summary = "write a trace in a format that other tools open",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Writes a trace in a format that other tools read.",
    .groups = { { format_rows, 0 }, { stack_option_rows, offsetof(struct options, stacks) }, { force_rows, 0 } },
    .run = run,
};

const struct command command_html = {
    .name = "html",
    .summary = "a page that shows a trace in any browser",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Writes one page that shows a trace in any browser, without a network: timeline, flame graph, tables.",
    .groups = { { page_rows, 0 }, { force_rows, 0 } },
    .run = run,
};
