/* weft report: what a trace says, as tables for people or JSON for programs. docs/report.md. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "pager.h"
#include "report.h"
#include "report_rows.h"

static const char usage[] =
    "usage: weft report [--by KEY] [--sort COLUMN] [--limit N] [--where CONDITION] [--thread THREAD] [--from TIME] [--to TIME]\n"
    "                   [--json | --csv] [--no-pager] TRACE\n";

enum { DEFAULT_LIMIT = 40 /* rows, of text */ };

struct options {
    enum row_key key;
    enum row_order order;
    size_t limit;
    bool has_limit, json, csv, no_pager;
    struct filter filter;
    struct str restriction; /* what the filter lets through, in words */
};

/* Index of `name` in a NULL-terminated list, or -1. */
static int find_name(const char *const *names, const char *name)
{
    for (int i = 0; names[i]; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

static bool parse_limit(const char *text, size_t *limit)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    *limit = (size_t)value;
    return *text >= '0' && *text <= '9' && !*end && errno == 0;
}

static void print_help(void)
{
    printf("Shows which calls took how long, what the threads waited for, and what is odd.\n"
           "\n"
           "  --by KEY           add up by callee (default), site (the call expression), caller (function that calls),\n"
           "                     thread, class (lock, join, channel ...), or line\n"
           "  --sort COLUMN      order of the rows: total (default), self, calls, min, mean, p50, p90, p99, max, name\n"
           "  --limit N          rows to show, 0 for all (default: 40; with --json and --csv all)\n" COMMAND_FILTER_HELP
           "  --json, --csv      for programs; described in docs/report.md\n"
           "  --no-pager         do not show long reports in a pager\n"
           "\n"
           "total is the time in which the call was running, self the part of it in no other recorded call.\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    int index;
    switch (option) {
    case 'b':
        index = find_name(row_key_names, value);
        if (index < 0)
            return command_bad_usage(usage, "--by %s: unknown; known are callee, site, caller, thread, line, class", value);
        options->key = (enum row_key)index;
        break;
    case 's':
        index = find_name(row_order_names, value);
        if (index < 0)
            return command_bad_usage(usage, "--sort %s: unknown; known are total, self, calls, min, mean, p50, p90, p99, max, name", value);
        options->order = (enum row_order)index;
        break;
    case 'l':
        if (!parse_limit(value, &options->limit))
            return command_bad_usage(usage, "--limit %s: not a number of rows", value);
        options->has_limit = true;
        break;
    case 'c':
        options->csv = true;
        break;
    case 'j':
        options->json = true;
        break;
    case 'p':
        options->no_pager = true;
        break;
    default:
        return command_take_filter(usage, option, value, &options->filter, &options->restriction);
    }
    return options->json && options->csv ? command_bad_usage(usage, "either --json or --csv") : STATUS_DONE;
}

static const struct command_line line = {
    .name = "report",
    .usage = usage,
    .shorts = ":h",
    .options = (const struct option[]){ { "by", required_argument, NULL, 'b' },
                                        { "sort", required_argument, NULL, 's' },
                                        { "limit", required_argument, NULL, 'l' },
                                        { "json", no_argument, NULL, 'j' },
                                        { "csv", no_argument, NULL, 'c' },
                                        { "no-pager", no_argument, NULL, 'p' },
                                        COMMAND_FILTER_OPTIONS,
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static int print_out(const struct str *out)
{
    if (fwrite(out->text, 1, out->length, stdout) == out->length && fflush(stdout) == 0)
        return STATUS_DONE;
    if (errno == EPIPE) /* the reader has seen enough */
        return STATUS_DONE;
    log_errno("cannot write the report");
    return STATUS_FAILURE;
}

static size_t count_lines(const char *text)
{
    size_t n_lines = 0;
    for (; (text = strchr(text, '\n')); text++)
        n_lines++;
    return n_lines;
}

static int report(struct options *options, struct trace *trace)
{
    struct summary_options wanted = { .key = options->key, .order = options->order, .filter = &options->filter };
    struct summary summary;
    struct str out = { .arena = trace->arena };
    size_t printed = 0;
    wanted.studies = options->csv ? STUDIES_NONE : STUDIES_ALL;
    summary_make(&summary, trace, &wanted);
    command_print_problems(trace, &printed);
    int status = command_status(trace, summary.n_events);
    if (options->json) {
        report_json(&out, &summary, options->limit);
    } else if (status != STATUS_DONE) {
        return status;
    } else if (options->csv) {
        report_rows_csv(&out, &summary, options->limit);
    } else {
        struct text_style style = { 0 };
        command_look_at_terminal(&style.colour, &style.width);
        report_text(&out, &summary, options->restriction.text, options->has_limit ? options->limit : DEFAULT_LIMIT, &style);
        if (!options->no_pager)
            pager_start(count_lines(out.text));
    }
    if (print_out(&out) != STATUS_DONE)
        status = STATUS_FAILURE;
    pager_finish();
    return status;
}

int cmd_report(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .order = ORDER_TOTAL, .restriction = { .arena = &arena } };
    const char *path;
    int status = command_trace(&line, argc, argv, &options, &path);
    if (status == STATUS_DONE) {
        struct trace trace;
        status = command_open(&trace, &arena, path);
        if (status == STATUS_DONE)
            status = report(&options, &trace);
    }
    arena_release(&arena);
    return command_exit(status);
}
