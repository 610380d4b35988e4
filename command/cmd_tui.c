/* weft tui: a trace in the terminal, to walk through. See docs/tui.md. */
#include <stddef.h>
#include <stdio.h>

#include "browse.h"
#include "command.h"
#include "commands.h"
#include "log.h"

struct options {
    struct filter_options filter;
};

static int show(struct options *options, struct trace *trace)
{
    struct browse browse;
    const char *why;
    size_t printed = 0;
    browse_start(&browse, trace, &options->filter.filter, options->filter.words.text);
    int status = command_status(trace, browse.callees.n_events);
    command_print_problems(trace, &printed); /* they are below the screen, and there when it is gone */
    if (status != STATUS_DONE)
        return status;
    if (browse_run(&browse, &why))
        return STATUS_DONE;
    log_error("%s", why);
    return STATUS_FAILURE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .filter.words = { .arena = &arena } };
    struct trace trace;
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = command_open_filtered(&trace, &arena, path, &options.filter.filter);
    if (status == STATUS_DONE)
        status = show(&options, &trace);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_tui = {
    .name = "tui",
    .summary = "walk through a trace in the terminal",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Shows the tree of calls, the callees, the threads and the source lines of a trace in the terminal, with the numbers of `weft report`. "
             "Press ? "
             "for the keys.",
    .groups = { { command_filter_rows, offsetof(struct options, filter) } },
    .run = run,
};
