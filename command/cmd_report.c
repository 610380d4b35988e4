/* weft report: summarises a trace, as tables for people or JSON for programs. See docs/report.md. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "pager.h"
#include "report.h"
#include "report_rows.h"
#include "report_source.h"
#include "report_tree.h"

enum { DEFAULT_LIMIT = 40 /* rows of the text report */ };
#define DEFAULT_THRESHOLD 0.5 /* % */

struct options {
    enum row_key key;
    enum row_order order;
    size_t limit;
    double threshold; /* % */
    const char *source;
    bool has_limit, json, csv, tree, no_pager;
    struct filter_options filter;
};

static struct option_value key(size_t index)
{
    static const char *const help[] = {
        [BY_CALLEE] = "what is called (default)", [BY_SITE] = "the call expression", [BY_CALLER] = "the function that calls",
        [BY_THREAD] = "the thread that calls",    [BY_LINE] = "the source line",     [BY_CLASS] = "what a call does: lock, join, channel ...",
    };
    return (struct option_value){ row_key_names[index], row_key_names[index] ? help[index] : NULL };
}

static struct option_value order(size_t index)
{
    return (struct option_value){ row_order_names[index], NULL };
}

static int take_key(const struct option_use *use, void *context)
{
    ((struct options *)context)->key = (enum row_key)use->value_index;
    return STATUS_DONE;
}

static int take_order(const struct option_use *use, void *context)
{
    ((struct options *)context)->order = (enum row_order)use->value_index;
    return STATUS_DONE;
}

static int take_limit(const struct option_use *use, void *context)
{
    struct options *options = context;
    options->has_limit = true;
    return options_take_rows(use, &options->limit);
}

static int take_threshold(const struct option_use *use, void *context)
{
    return options_take_percent(use, 100, "0.5%", &((struct options *)context)->threshold);
}

static const struct option_row table_rows[] = {
    { .name = "by", .argument = "KEY", .values = key, .take = take_key, .help = "add up by" },
    { .name = "sort", .argument = "COLUMN", .values = order, .take = take_order, .help = "order of the rows (default: total):" },
    { .name = "limit", .argument = "N", .take = take_limit, .help = "rows to show, 0 for all (default: 40; with --json and --csv all)" },
    { .name = "tree", .at = offsetof(struct options, tree), .help = "the tree of calls instead of the tables: who called what within whom" },
    { .name = "source",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct options, source),
      .help = "the text of a source file, with calls and times beside its lines, instead of the tables" },
    { .name = "threshold",
      .argument = "PERCENT",
      .take = take_threshold,
      .help = "of the tree: fold what has less of the time (default: 0.5%; with --json 0)" },
    { 0 },
};
static const struct option_row form_rows[] = {
    { .name = "json", .at = offsetof(struct options, json), .help = "for programs; described in docs/report.md" },
    { .name = "csv", .at = offsetof(struct options, csv), .help = "the rows alone, for spreadsheets" },
    { .name = "no-pager", .at = offsetof(struct options, no_pager), .help = "do not show long reports in a pager" },
    { 0 },
};

static size_t count_lines(const char *text)
{
    size_t n_lines = 0;
    for (; (text = strchr(text, '\n')); text++)
        n_lines++;
    return n_lines;
}

static int report(struct options *options, struct trace *trace)
{
    struct summary_options wanted = { .key = options->source ? BY_LINE : options->key, .order = options->order, .filter = &options->filter.filter };
    struct summary summary;
    struct str out = { .arena = trace->arena };
    size_t printed = 0;
    struct calltree tree;
    wanted.studies = options->csv || options->tree || options->source ? STUDIES_NONE : STUDIES_ALL;
    if (options->csv)
        command_say_filter(trace);
    if (options->tree) {
        calltree_init(&tree, trace->arena);
        wanted.tree = &tree;
    }
    summary_make(&summary, trace, &wanted);
    command_print_problems(trace, &printed);
    int status = command_status(trace, summary.n_events);
    double threshold = options->threshold >= 0 ? options->threshold : options->json ? 0 : DEFAULT_THRESHOLD;
    if (options->json && options->tree) {
        report_tree_json(&out, &summary, threshold);
    } else if (options->json) {
        report_json(&out, &summary, options->limit);
    } else if (status != STATUS_DONE) {
        return status;
    } else if (options->csv) {
        report_rows_csv(&out, &summary, options->limit);
    } else {
        struct text_style style = { 0 };
        command_look_at_terminal(&style.colour, &style.width);
        if (options->tree)
            report_tree_text(&out, &summary, threshold, &style);
        else if (options->source && !report_source_text(&out, &summary, options->source, &style))
            return STATUS_USAGE;
        else if (!options->source)
            report_text(&out, &summary, options->filter.words.text, options->has_limit ? options->limit : DEFAULT_LIMIT, &style);
        if (!options->no_pager)
            pager_start(count_lines(out.text));
    }
    if (command_print(out.text, out.length) != STATUS_DONE)
        status = STATUS_FAILURE;
    pager_finish();
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .order = ORDER_TOTAL, .threshold = -1, .filter.words = { .arena = &arena } };
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE && options.json && options.csv)
        status = options_refuse(command, "either --json or --csv");
    if (status == STATUS_DONE && options.tree && options.csv)
        status = options_refuse(command, "--tree is text or --json");
    if (status == STATUS_DONE && options.source && (options.csv || options.json || options.tree))
        status = options_refuse(command, "--source is text; `--by line --json` has the numbers");
    if (status == STATUS_DONE) {
        struct trace trace;
        status = command_open_filtered(&trace, &arena, path, &options.filter.filter);
        if (status == STATUS_DONE)
            status = report(&options, &trace);
    }
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_report = {
    .name = "report",
    .summary = "who called what, how often, for how long",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Shows which calls took how long, what the threads waited for, and what is odd.",
    .notes = "total is the time in which the call was running, self the part of it in no other recorded call.",
    .groups = { { table_rows, 0 }, { command_filter_rows, offsetof(struct options, filter) }, { form_rows, 0 } },
    .run = run,
};
