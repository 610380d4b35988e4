/* weft ship: sends the part of a trace that the collector doesn't have yet. */
#include <inttypes.h>
#include <stdio.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "interrupt.h"
#include "recover.h"
#include "ship_options.h"

enum { PATIENCE = 10 /* s */ };

struct options {
    struct ship_options ship;
    uint64_t patience; /* ns */
};

static int take_patience(const struct option_use *use, void *context)
{
    struct options *options = context;
    if (filter_parse_time(use->value, &options->patience))
        return STATUS_DONE;
    return options_refuse(use->command, "--patience %s: not a time; times look like 10s, 500ms", use->value);
}

static const struct option_row rows[] = {
    { .name = "patience", .argument = "TIME", .take = take_patience, .help = "how long to try without any progress (default: 10s)" },
    { 0 },
};

static int ship_trace(struct arena *arena, const struct command *command, const struct options *options, const char *path)
{
    struct shipping shipping = { .trace = path, .stop = -1, .patience = (int)(options->patience / 1000000) };
    struct trace trace;
    const struct config *config = NULL;
    bool is_wanted;
    int status = command_open(&trace, arena, path); /* reports errors in the trace */
    if (status == STATUS_DONE && !options->ship.collector)
        status = ship_find_config(arena, &config);
    if (status == STATUS_DONE)
        status = ship_prepare(arena, &options->ship, config, &shipping, &is_wanted);
    if (status != STATUS_DONE)
        return status;
    if (!is_wanted)
        return options_refuse(command, "ship: to which collector? (--collector, or \"collector\" in config.json)");
    (void)recover_trace(&trace); /* if the program was killed; packets that can't be moved are read from the buffers */
    interrupt_catch();
    int result = ship(&shipping);
    if (result == 0)
        log_info("%s: the collector at %s has all of its %" PRIu64 " events", path, shipping.shown, shipping.n_events);
    else if (!interrupt_came())
        log_error("%s: %s", path, ship_failure(arena, &shipping));
    interrupt_obey();
    return result == 0 ? STATUS_DONE : STATUS_FAILURE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { .patience = PATIENCE * (uint64_t)1000000000 };
    const char *path;
    struct arena arena = { 0 };
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = ship_trace(&arena, command, &options, path);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_ship = {
    .name = "ship",
    .summary = "send a trace to a collector",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Sends a trace to a collector: what it has not got yet, so it may be called as often as one likes. Ends when the collector has "
             "acknowledged all of it (status 0), or when there is no progress any more (status 1).",
    .groups = { { command_ship_rows, offsetof(struct options, ship) }, { rows, 0 } },
    .run = run,
};
