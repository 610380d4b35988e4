/* weft diff: what changed between two runs, or two sets of runs. See docs/diff.md. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "commands.h"
#include "compare.h"
#include "log.h"
#include "folded.h"
#include "report_diff.h"
#include "report_rows.h"
#include "stack_options.h"

enum { DEFAULT_LIMIT = 40 };

struct options {
    struct arena *arena;
    enum row_key key;
    size_t limit;
    double fail_over; /* %; negative: never */
    bool json, all, folded;
    struct stack_options stacks;
    VEC(const char *) before, after;
    struct filter_options filter;
};

static struct option_value key(size_t index)
{
    return (struct option_value){ row_key_names[index], NULL };
}

static int take_key(const struct option_use *use, void *context)
{
    ((struct options *)context)->key = (enum row_key)use->value_index;
    return STATUS_DONE;
}

static int take_before(const struct option_use *use, void *context)
{
    struct options *options = context;
    vec_push(options->arena, &options->before, use->value);
    return STATUS_DONE;
}

static int take_after(const struct option_use *use, void *context)
{
    struct options *options = context;
    vec_push(options->arena, &options->after, use->value);
    return STATUS_DONE;
}

static int take_limit(const struct option_use *use, void *context)
{
    return options_take_rows(use, &((struct options *)context)->limit);
}

static int take_fail_over(const struct option_use *use, void *context)
{
    return options_take_percent(use, 1e6, "5%", &((struct options *)context)->fail_over);
}

static const struct option_row rows[] = {
    { .name = "by", .argument = "KEY", .values = key, .take = take_key, .help = "what is compared (default: callee):" },
    { .name = "before",
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .repeats = true,
      .take = take_before,
      .help = "one more run from before the change" },
    { .name = "after", .argument = "TRACE", .word = WORD_DIRECTORY, .repeats = true, .take = take_after, .help = "one more run from after it" },
    { .name = "fail-over",
      .argument = "PERCENT",
      .take = take_fail_over,
      .help = "exit with status 1 if anything has become slower by more than that, beyond doubt: its whole interval is above" },
    { .name = "all", .at = offsetof(struct options, all), .help = "show also what is noise" },
    { .name = "limit", .argument = "N", .take = take_limit, .help = "rows to show, 0 for all (default: 40)" },
    { .name = "folded",
      .at = offsetof(struct options, folded),
      .help = "folded stacks with both weights, \"outer;inner BEFORE AFTER\", for flamegraph.pl to draw a differential flame graph" },
    { .name = "json", .at = offsetof(struct options, json), .help = "for programs; described in docs/diff.md" },
    { 0 },
};

/* Adds a trace to a side of the folded stacks. */
static int fold(const struct options *options, const char *path, bool has_backtraces, struct folded_pair *pair, bool is_after)
{
    struct arena arena = { 0 };
    struct trace trace;
    struct filter filter = options->filter.filter;
    struct calltree tree;
    enum frame_weight weight = stack_options_weight(&options->stacks);
    struct frametree backtraces = { .tree = &tree, .weight = weight, .value = options->stacks.weight };
    size_t printed = 0;
    int status = command_open_filtered(&trace, &arena, path, &filter);
    if (status == STATUS_DONE) {
        struct summary summary;
        struct summary_options wanted = { .key = options->key, .order = ORDER_TOTAL, .filter = &filter, .studies = STUDIES_NONE };
        calltree_init(&tree, &arena);
        if (has_backtraces)
            wanted.backtraces = &backtraces;
        else
            wanted.tree = &tree;
        command_say_filter(&trace);
        summary_make(&summary, &trace, &wanted);
        frametree_close(&backtraces);
        if (has_backtraces)
            frametree_warn(&backtraces);
        folded_add(pair, &tree, weight, is_after);
        command_print_problems(&trace, &printed);
        status = command_status(&trace, summary.n_events);
    }
    arena_release(&arena);
    return status;
}

/* Each summary in an arena of its own, which is the caller's. */
static int summarise(const struct options *options, const char *path, struct arena *arena, struct summary *summary)
{
    struct trace *trace = arena_new(arena, struct trace);
    struct filter *filter = arena_new(arena, struct filter);
    size_t printed = 0;
    *filter = options->filter.filter;
    int status = command_open_filtered(trace, arena, path, filter);
    if (status != STATUS_DONE)
        return status;
    struct summary_options wanted = { .key = options->key, .order = ORDER_TOTAL, .filter = filter, .studies = STUDIES_NONE, .batches = true };
    summary_make(summary, trace, &wanted);
    command_print_problems(trace, &printed);
    return command_status(trace, summary->n_events);
}

static int summarise_all(const struct options *options, const char *const *paths, size_t n, struct arena *arena, struct summary *summaries)
{
    for (size_t i = 0; i < n; i++) {
        int status = summarise(options, paths[i], arena, &summaries[i]);
        if (status != STATUS_DONE)
            return status;
    }
    return STATUS_DONE;
}

static bool is_over(const struct comparison *comparison, double percent)
{
    for (size_t i = 0; i < comparison->rows.count; i++) {
        const struct compared_row *row = comparison->rows.items[i];
        if (row->verdict == COMPARED_SLOWER && 100 * row->lowest > percent)
            return true;
    }
    return false;
}

/* Traces that leave out different things show differences that are none. */
static void compare_filters(const struct summary *summaries, size_t n, const struct summary *first)
{
    struct arena *arena = first->trace->arena;
    const char *wanted = reader_filter(arena, first->trace);
    for (size_t i = 0; i < n; i++) {
        const char *filter = reader_filter(arena, summaries[i].trace);
        if (strcmp(wanted ? wanted : "", filter ? filter : "") != 0)
            log_warning("%s and %s were filtered differently as they ran (%s; %s): what is new, gone or faster may be that", first->trace->path,
                        summaries[i].trace->path, wanted ? wanted : "not at all", filter ? filter : "not at all");
    }
}

static int print(const struct options *options, const struct comparison *comparison)
{
    struct str out = { .arena = options->arena };
    if (options->json) {
        report_diff_json(&out, comparison, options->key);
    } else {
        struct text_style style = { 0 };
        command_look_at_terminal(&style.colour, &style.width);
        report_diff_text(&out, comparison, options->key, options->limit, options->all, &style);
    }
    return command_print(out.text ? out.text : "", out.length);
}

static int look_for_backtraces(const char *path, bool *has_all)
{
    struct arena arena = { 0 };
    struct trace trace;
    int status = command_open(&trace, &arena, path);
    *has_all &= status == STATUS_DONE && frametree_is_wanted(&trace);
    arena_release(&arena);
    return status;
}

static int diff_stacks(const struct command *command, const struct options *options)
{
    struct folded_pair pair = { .arena = options->arena };
    struct str out = { .arena = options->arena };
    bool has_all = true; /* stacks of two kinds cannot be compared */
    int status = STATUS_DONE;
    for (size_t i = 0; i < options->before.count + options->after.count && status == STATUS_DONE; i++)
        status =
            look_for_backtraces(i < options->before.count ? options->before.items[i] : options->after.items[i - options->before.count], &has_all);
    if (status != STATUS_DONE)
        return status;
    bool has_backtraces = stack_options_backtraces(&options->stacks, has_all);
    if (!has_backtraces && stack_options_weight(&options->stacks) == WEIGH_VALUE)
        return options_refuse(command, "--weight %s: is for backtraces, which %s; recorded calls have time and calls", options->stacks.weight,
                              has_all ? "--no-backtraces leaves out" : "not all of these traces have");
    for (size_t i = 0; i < options->before.count && status == STATUS_DONE; i++)
        status = fold(options, options->before.items[i], has_backtraces, &pair, false);
    for (size_t i = 0; i < options->after.count && status == STATUS_DONE; i++)
        status = fold(options, options->after.items[i], has_backtraces, &pair, true);
    if (status != STATUS_DONE)
        return status;
    folded_print(&out, &pair, options->before.count, options->after.count);
    return command_print(out.text ? out.text : "", out.length);
}

/* What does not go together. */
static int check(const struct command *command, const struct options *options)
{
    if (options->folded && (options->json || options->fail_over >= 0))
        return options_refuse(command, "--folded: is for flamegraph.pl, not with --json or --fail-over");
    if (!options->folded && (options->stacks.backtraces || options->stacks.no_backtraces || options->stacks.weight))
        return options_refuse(command, "--backtraces, --no-backtraces and --weight: are for --folded");
    return stack_options_check(command, &options->stacks);
}

static int diff(const struct options *options)
{
    struct arena arena = { 0 };
    size_t n_before = options->before.count, n_after = options->after.count;
    struct summary *before = arena_array(&arena, struct summary, n_before), *after = arena_array(&arena, struct summary, n_after);
    struct comparison comparison;
    int status = summarise_all(options, options->before.items, n_before, &arena, before);
    if (status == STATUS_DONE)
        status = summarise_all(options, options->after.items, n_after, &arena, after);
    if (status == STATUS_DONE) {
        compare_filters(before, n_before, before);
        compare_filters(after, n_after, before);
        compare(&comparison, &arena, before, n_before, after, n_after, report_row_name);
        status = print(options, &comparison);
    }
    if (status == STATUS_DONE && options->fail_over >= 0 && is_over(&comparison, options->fail_over)) {
        log_error("something has become slower by more than %g %%", options->fail_over);
        status = STATUS_FAILURE;
    }
    arena_release(&arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .arena = &arena, .limit = DEFAULT_LIMIT, .fail_over = -1, .filter.words = { .arena = &arena } };
    struct operands operands;
    int status = options_read(command, argc, argv, &options, &operands);
    if (status == STATUS_DONE && operands.count != 2)
        status = options_refuse(command, "diff: which two traces? One from before the change, one from after it");
    if (status == STATUS_DONE)
        status = check(command, &options);
    if (status == STATUS_DONE) {
        vec_push(&arena, &options.before, operands.words[0]);
        vec_push(&arena, &options.after, operands.words[1]);
        status = options.folded ? diff_stacks(command, &options) : diff(&options);
    }
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_diff = {
    .name = "diff",
    .summary = "what became slower, faster, new or gone between two runs",
    .operands = "BEFORE AFTER",
    .operand = WORD_DIRECTORY,
    .about =
        "Compares two traces, or two sets of them, callee by callee, and tells differences from noise by a bootstrap over the calls (and the runs).",
    .notes = "Rows that are noise are counted, and shown with --all.",
    .groups = { { rows, 0 }, { stack_option_rows, offsetof(struct options, stacks) }, { command_filter_rows, offsetof(struct options, filter) } },
    .run = run,
};
