/* weft replay: prints the nested calls of each thread in order of execution. See docs/replay.md. */
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

struct options {
    size_t depth;
    bool by_time, no_pager;
    struct filter_options filter;
};

static int take_depth(const struct option_use *use, void *context)
{
    struct options *options = context;
    char *end;
    options->depth = strtoul(use->value, &end, 10);
    if (*use->value < '1' || *use->value > '9' || *end)
        return options_refuse(use->command, "--depth %s: not a number of calls", use->value);
    return STATUS_DONE;
}

static const struct option_row rows[] = {
    { .name = "depth", .argument = "N", .take = take_depth, .help = "leave out what is nested deeper than N calls" },
    { .name = "by-time", .at = offsetof(struct options, by_time), .help = "the calls of all threads in the order of time, each with its thread" },
    { 0 },
};
static const struct option_row pager_rows[] = {
    { .name = "no-pager", .at = offsetof(struct options, no_pager), .help = "do not show it in a pager" },
    { 0 },
};

static int replay(struct options *options, struct trace *trace)
{
    struct replay_style style = { .depth = options->depth, .by_time = options->by_time };
    struct output output;
    size_t printed = 0;
    command_look_at_terminal(&style.colour, &style.width);
    command_say_filter(trace);
    if (!options->no_pager)
        pager_start(SIZE_MAX);
    if (output_open_stdout(&output) != 0) {
        log_errno("standard output");
        return STATUS_FAILURE;
    }
    uint64_t n_events = replay_write(&output, trace, &options->filter.filter, &style);
    bool failed = output_close(&output) != 0 && errno != EPIPE; /* EPIPE: the reader stopped reading */
    if (failed)
        log_errno("cannot write");
    pager_finish();
    command_print_problems(trace, &printed);
    return failed ? STATUS_FAILURE : command_status(trace, n_events);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .filter.words = { .arena = &arena } };
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE) {
        struct trace trace;
        status = command_open_filtered(&trace, &arena, path, &options.filter.filter);
        if (status == STATUS_DONE)
            status = replay(&options, &trace);
    }
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_replay = {
    .name = "replay",
    .summary = "the calls as they ran, nested, thread by thread or in the order of time",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Shows the calls as they ran, nested, thread by thread: when a call began (a closing brace: when it ended), and how long it took.",
    .groups = { { rows, 0 }, { command_filter_rows, offsetof(struct options, filter) }, { pager_rows, 0 } },
    .run = run,
};
