/* weft memory: the memory accesses of a trace by line, its blocks, and every access as it was made. See docs/memory.md. */
#include <errno.h>
#include <stdio.h>

#include "access_report.h"
#include "command.h"
#include "commands.h"
#include "log.h"
#include "pager.h"

struct options {
    bool blocks, list, json, csv, no_pager;
    size_t limit;
};

static int take_limit(const struct option_use *use, void *context)
{
    return options_take_rows(use, &((struct options *)context)->limit);
}

static const struct option_row rows[] = {
    { .name = "blocks", .at = offsetof(struct options, blocks), .help = "how often each basic block ran, instead of lines" },
    { .name = "list", .at = offsetof(struct options, list), .help = "every access, in the order of each thread" },
    { .name = "limit", .argument = "N", .take = take_limit, .help = "rows to show, 0 for all (default: 40; with --json and --csv all)" },
    { .name = "json", .at = offsetof(struct options, json), .help = "for programs; described in docs/memory.md" },
    { .name = "csv", .at = offsetof(struct options, csv), .help = "for spreadsheets; with --list every access" },
    { .name = "no-pager", .at = offsetof(struct options, no_pager), .help = "do not show it in a pager" },
    { 0 },
};

static int list(const struct options *options, struct trace *trace)
{
    struct output output;
    size_t printed = 0;
    if (!options->no_pager && !options->csv)
        pager_start(SIZE_MAX);
    if (output_open_stdout(&output) != 0) {
        log_errno("standard output");
        return STATUS_FAILURE;
    }
    uint64_t n = access_report_list(&output, trace, options->csv);
    bool failed = output_close(&output) != 0 && errno != EPIPE; /* EPIPE: the reader stopped reading */
    if (failed)
        log_errno("cannot write");
    pager_finish();
    command_print_problems(trace, &printed);
    return failed ? STATUS_FAILURE : command_status(trace, n);
}

static int total(const struct options *options, struct trace *trace)
{
    struct access_totals totals;
    struct text_style style = { 0 };
    struct str out = { .arena = trace->arena };
    size_t printed = 0;
    access_totals_make(&totals, trace);
    if (totals.n_threads == 0) {
        command_print_problems(trace, &printed);
        log_error("no blocks or memory accesses in this trace; an entry { \"memory\": \"FUNCTION\" } of config.json records them (docs/memory.md)");
        return STATUS_FAILURE;
    }
    command_look_at_terminal(&style.colour, &style.width);
    if (options->json)
        access_report_json(&out, &totals);
    else if (options->csv)
        access_report_csv(&out, &totals, options->blocks);
    else
        access_report_text(&out, &totals, options->blocks, options->limit, &style);
    fputs(out.text, stdout);
    command_print_problems(trace, &printed);
    return command_status(trace, totals.records);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .limit = 40 };
    struct trace trace;
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE && options.json + options.csv + (options.list && options.json) > 1)
        status = options_refuse(command, options.list ? "--list is text, or --csv" : "either --json or --csv");
    if (status == STATUS_DONE && options.list && options.blocks)
        status = options_refuse(command, "either --list or --blocks");
    if (status == STATUS_DONE)
        status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE)
        status = options.list ? list(&options, &trace) : total(&options, &trace);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_memory = {
    .name = "memory",
    .summary = "memory accesses by line, basic blocks, every single access",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Shows which lines accessed memory: loads and stores and their bytes, as far as entries \"memory\" of the configuration selected their "
             "functions. Loops that were recorded as a whole are counted in full.",
    .groups = { { rows, 0 } },
    .run = run,
};
