/* weft replay: the calls as they ran, nested, thread by thread. docs/replay.md. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "pager.h"
#include "replay.h"

static const char usage[] = "usage: weft replay [--depth N] [--where CONDITION] [--thread THREAD] [--from TIME] [--to TIME] [--no-pager] TRACE\n";

struct options {
    size_t depth;
    bool no_pager;
    struct filter filter;
    struct str restriction;
};

static void print_help(void)
{
    printf("Shows the calls as they ran, nested, thread by thread: when a call began (a closing brace: when it ended), and how long it took.\n"
           "\n"
           "  --depth N          leave out what is nested deeper than N calls\n" COMMAND_FILTER_HELP
           "  --no-pager         do not show it in a pager\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    char *end;
    switch (option) {
    case 'd':
        options->depth = strtoul(value, &end, 10);
        if (*value < '1' || *value > '9' || *end)
            return command_bad_usage(usage, "--depth %s: not a number of calls", value);
        return STATUS_DONE;
    case 'p':
        options->no_pager = true;
        return STATUS_DONE;
    default:
        return command_take_filter(usage, option, value, &options->filter, &options->restriction);
    }
}

static const struct command_line line = {
    .name = "replay",
    .usage = usage,
    .shorts = ":h",
    .options = (const struct option[]){ { "depth", required_argument, NULL, 'd' },
                                        { "no-pager", no_argument, NULL, 'p' },
                                        COMMAND_FILTER_OPTIONS,
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static int replay(struct options *options, struct trace *trace)
{
    struct replay_style style = { .depth = options->depth };
    struct output output;
    size_t printed = 0;
    command_look_at_terminal(&style.colour, &style.width);
    if (!options->no_pager)
        pager_start(SIZE_MAX);
    if (output_open_stdout(&output) != 0) {
        log_errno("standard output");
        return STATUS_FAILURE;
    }
    uint64_t n_events = replay_write(&output, trace, &options->filter, &style);
    bool failed = output_close(&output) != 0 && errno != EPIPE; /* (then the reader has seen enough) */
    if (failed)
        log_errno("cannot write");
    pager_finish();
    command_print_problems(trace, &printed);
    return failed ? STATUS_FAILURE : command_status(trace, n_events);
}

int cmd_replay(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .restriction = { .arena = &arena } };
    const char *path;
    int status = command_trace(&line, argc, argv, &options, &path);
    if (status == STATUS_DONE) {
        struct trace trace;
        status = command_open(&trace, &arena, path);
        if (status == STATUS_DONE)
            status = replay(&options, &trace);
    }
    arena_release(&arena);
    return command_exit(status);
}
