/* weft ship: sends a trace to a collector, all that it has not got yet. */
#include <inttypes.h>
#include <stdio.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "interrupt.h"
#include "recover.h"
#include "ship_options.h"

static const char usage[] = "usage: weft ship [--collector HOST:PORT] [--token-file FILE] [--ca-file FILE] [--patience TIME] TRACE\n";

enum { OPTION_PATIENCE = 600, PATIENCE = 10 /* s */ };

struct options {
    struct ship_options ship;
    uint64_t patience; /* ns */
};

static void print_help(void)
{
    printf("Sends a trace to a collector: what it has not got yet, so it may be called as often as one likes. Ends when the collector has\n"
           "acknowledged all of it (status 0), or when there is no progress any more (status 1).\n"
           "\n" SHIP_OPTIONS_HELP "  --patience TIME      how long to try without any progress (default: 10s)\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    if (option != OPTION_PATIENCE)
        ship_take_option(option, value, &options->ship);
    else if (!filter_parse_time(value, &options->patience))
        return command_bad_usage(usage, "--patience %s: not a time; times look like 10s, 500ms", value);
    return STATUS_DONE;
}

static const struct command_line line = {
    .name = "ship",
    .usage = usage,
    .shorts = ":h",
    .options =
        (const struct option[]){
            SHIP_OPTIONS, { "patience", required_argument, NULL, OPTION_PATIENCE }, { "help", no_argument, NULL, 'h' }, { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static int ship_trace(struct arena *arena, const struct options *options, const char *path)
{
    struct shipping shipping = { .trace = path, .stop = -1, .patience = (int)(options->patience / 1000000) };
    struct trace trace;
    const struct config *config = NULL;
    bool is_wanted;
    int status = command_open(&trace, arena, path); /* says what is wrong with it, if it is no trace */
    if (status == STATUS_DONE && !options->ship.collector)
        status = ship_find_config(arena, &config);
    if (status == STATUS_DONE)
        status = ship_prepare(arena, &options->ship, config, &shipping, &is_wanted);
    if (status != STATUS_DONE)
        return status;
    if (!is_wanted)
        return command_bad_usage(usage, "ship: to which collector? (--collector, or \"collector\" in config.json)");
    (void)recover_trace(&trace); /* of a program that was killed; what cannot be done stays as it is, and is read where it is */
    interrupt_catch();
    int result = ship(&shipping);
    if (result == 0)
        log_info("%s: the collector at %s has all of its %" PRIu64 " events", path, shipping.shown, shipping.n_events);
    else if (!interrupt_came())
        log_error("%s: the collector at %s has %" PRIu64 " of its %" PRIu64 " events: %s", path, shipping.shown, shipping.n_acknowledged,
                  shipping.n_events, shipping.why);
    interrupt_obey();
    return result == 0 ? STATUS_DONE : STATUS_FAILURE;
}

int cmd_ship(int argc, char **argv)
{
    struct options options = { .patience = PATIENCE * (uint64_t)1000000000 };
    const char *path;
    struct arena arena = { 0 };
    int status = command_trace(&line, argc, argv, &options, &path);
    status = status == STATUS_DONE ? ship_trace(&arena, &options, path) : command_exit(status);
    arena_release(&arena);
    return status;
}
