/* weft report: what a trace says, as tables for people or JSON for programs. docs/report.md. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "../rewriter/commands.h"
#include "../rewriter/log.h"
#include "command.h"
#include "report.h"

static const char usage[] =
    "usage: weft report [--by callee|site|caller|thread|line] [--sort total|self|calls|min|mean|max|name] [--limit N] [--json] TRACE\n";

struct options {
    enum summary_key key;
    enum summary_order order;
    size_t limit;
    bool has_limit, json;
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
    printf("Shows which calls took how long.\n"
           "\n"
           "  --by KEY      add up by callee (default), site (the call expression), caller (function that calls),\n"
           "                thread, or line\n"
           "  --sort COLUMN order of the rows: total (default), self, calls, min, mean, max, name\n"
           "  --limit N     rows to show, 0 for all (default: 40; with --json all)\n"
           "  --json        for programs; described in docs/report.md\n"
           "\n"
           "total is the time in which the call was running, self the part of it in no other recorded call.\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    int index;
    switch (option) {
    case 'b':
        index = find_name(report_key_names, value);
        if (index < 0)
            return command_bad_usage(usage, "--by %s: unknown; known are callee, site, caller, thread, line", value);
        options->key = (enum summary_key)index;
        break;
    case 's':
        index = find_name(report_order_names, value);
        if (index < 0)
            return command_bad_usage(usage, "--sort %s: unknown; known are total, self, calls, min, mean, max, name", value);
        options->order = (enum summary_order)index;
        break;
    case 'l':
        if (!parse_limit(value, &options->limit))
            return command_bad_usage(usage, "--limit %s: not a number of rows", value);
        options->has_limit = true;
        break;
    default:
        options->json = true;
        break;
    }
    return STATUS_DONE;
}

static const struct command_line line = {
    .name = "report",
    .usage = usage,
    .shorts = ":h",
    .options = (const struct option[]){ { "by", required_argument, NULL, 'b' },
                                        { "sort", required_argument, NULL, 's' },
                                        { "limit", required_argument, NULL, 'l' },
                                        { "json", no_argument, NULL, 'j' },
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static struct report_style choose_style(const struct options *options)
{
    struct report_style style = { .limit = options->has_limit ? options->limit : 40 };
    if (isatty(STDOUT_FILENO)) {
        struct winsize size;
        const char *no_colour = getenv("NO_COLOR");
        style.colour = !no_colour || !*no_colour;
        style.width = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 80;
    }
    return style;
}

static int print_out(const struct str *out)
{
    if (fwrite(out->text, 1, out->length, stdout) == out->length && fflush(stdout) == 0)
        return STATUS_DONE;
    if (errno != EPIPE) /* the reader has seen enough */
        log_errno("cannot write the report");
    return STATUS_FAILURE;
}

int cmd_report(int argc, char **argv)
{
    struct options options = { .order = ORDER_TOTAL };
    const char *path;
    int status = command_trace(&line, argc, argv, &options, &path);
    if (status != STATUS_DONE)
        return command_exit(status);

    struct arena arena = { 0 };
    struct trace trace;
    status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE) {
        struct summary summary;
        size_t printed = 0;
        summary_make(&summary, &trace, options.key);
        summary_sort(&summary, options.order);
        command_print_problems(&trace, &printed);
        status = command_status(&trace, summary.n_events);

        struct str out = { .arena = &arena };
        struct report_style style = choose_style(&options);
        if (options.json)
            report_json(&out, &trace, &summary, options.limit);
        else if (status == STATUS_DONE)
            report_text(&out, &trace, &summary, options.order, &style);
        if (out.length > 0 && print_out(&out) != STATUS_DONE)
            status = STATUS_FAILURE;
    }
    arena_release(&arena);
    return status;
}
