/* weft run: runs an instrumented program and prints where its trace is. */
#define _GNU_SOURCE 1 /* pipe2 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "build_tool.h"
#include "commands.h"
#include "config_read.h"
#include "fs.h"
#include "log.h"
#include "command.h"
#include "record_options.h"
#include "recover.h"
#include "run_directory.h"
#include "text_format.h"
#include "ship_options.h"
#include "supervise.h"
#include "tool_options.h"
#include "trace_directory.h"

enum { MOST_COUNTED = 50000000 /* bytes: events of larger traces are left to weft report, or a user would wait for them */ };

struct options {
    const char *out;    /* NULL: the default */
    const char *config; /* NULL: the default */
    const char *mode;   /* NULL: the configuration's, or full */
    bool force, compress;
    struct ship_options ship;
    struct tool_options tools;
    struct record_options record;
};

static struct option_value mode(size_t index)
{
    static const struct option_value values[] = { { "full", "every event" }, { "ring", "the newest of each thread" }, { NULL, NULL } };
    return values[index];
}

static int take_mode(const struct option_use *use, void *context)
{
    ((struct options *)context)->mode = mode(use->value_index).name;
    return STATUS_DONE;
}

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct options, out),
      .help = "directory of the trace (default: \"directory\" of config.json's \"trace\", else weft-trace)" },
    { .name = "mode", .argument = "MODE", .values = mode, .take = take_mode, .help = "what is kept, instead of what the configuration says:" },
    { .name = "compress", .at = offsetof(struct options, compress), .help = "memory accesses by LZ4, where the disk is the limit (WEFT_COMPRESS)" },
    { .name = "force", .at = offsetof(struct options, force), .help = "replace TRACE if it is a trace already" },
    { 0 },
};

/* Returns a status. *config is NULL if there is none; one that was not named may be wrong, which the build reports. */
static int load_config(struct arena *arena, const char *given, const struct config **config)
{
    struct diags diags = { .arena = arena };
    const char *path = config_find(arena, given, &diags);
    *config = path ? config_load(arena, path, &diags) : NULL;
    if (*config && strcmp(path, "config.json") != 0)
        log_info("the configuration is %s", path);
    if (*config || !given)
        return STATUS_DONE;
    diag_print(&diags);
    return STATUS_USAGE;
}

/* Applies "machine_id", and "mode", "throttle" and "signal" of the configuration's "trace", if there is one.
 * Environment variables take precedence. */
static void choose_mode(struct arena *arena, const struct config *config)
{
    if (!config)
        return;
    if (config->machine_id)
        (void)setenv(WEFT_ENV_MACHINE_ID, config->machine_id, 0);
    if (config->trace_throttle)
        (void)setenv(WEFT_ENV_THROTTLE, arena_printf(arena, "%" PRIu32, config->trace_throttle), 0);
    if (config->trace_compress)
        (void)setenv(WEFT_ENV_COMPRESS, "lz4", 0);
    if (config->trace_signal)
        (void)setenv(WEFT_ENV_SIGNAL, config->trace_signal, 0);
    if (getenv(WEFT_ENV_MODE) || strcmp(config->trace_mode, "ring") != 0)
        return;
    (void)setenv(WEFT_ENV_MODE, "ring", 1);
    (void)setenv(WEFT_ENV_RING, arena_printf(arena, "%d", config->trace_ring), 0);
}

static uint64_t count_bytes(const struct trace *trace, size_t *n_threads)
{
    uint64_t n_bytes = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct stat status;
            n_bytes += stat(process->threads.items[j]->path, &status) == 0 ? (uint64_t)status.st_size : 0;
        }
        *n_threads += process->threads.count;
    }
    return n_bytes;
}

static uint64_t count_events(struct trace *trace)
{
    uint64_t n_events = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct trace_cursor *cursor = cursor_open(trace, process->threads.items[j]);
            struct trace_event event;
            while (cursor && cursor_next(cursor, &event))
                n_events += event.size > 0; /* not off and on */
            if (cursor)
                cursor_close(cursor);
        }
    }
    return n_events;
}

/* Prints one line about the trace and the next steps. */
static void say_what_happened(struct arena *arena, const char *program, const char *shown, const char *path)
{
    enum directory_content content = trace_directory_look(path);
    if (content == DIRECTORY_MISSING || content == DIRECTORY_EMPTY) {
        run_directory_say_empty(program, path);
        (void)trace_directory_remove(path);
        return;
    }
    struct trace trace;
    if (command_open(&trace, arena, path) != STATUS_DONE)
        return;
    size_t n_problems = trace.problems.count;
    struct recovered recovered = recover_trace(&trace);
    if (recovered.n_threads > 0 && trace.problems.count == n_problems && command_open(&trace, arena, path) != STATUS_DONE)
        return;
    size_t n_threads = 0, printed = 0;
    struct str text = { .arena = arena };
    uint64_t n_bytes = count_bytes(&trace, &n_threads);
    if (n_bytes <= MOST_COUNTED) {
        text_add_number_of(&text, count_events(&trace), "event", "s");
    } else {
        text_add_count(&text, n_bytes / 1000000);
        str_add(&text, " MB");
    }
    command_print_problems(&trace, &printed);
    record_options_check(arena, &trace);
    str_printf(&text, " of %zu thread%s in %zu process%s", n_threads, n_threads == 1 ? "" : "s", trace.processes.count,
               trace.processes.count == 1 ? "" : "es");
    log_info("%s: %s. Next: weft report %s", shown, text.text, shown);
}

/* ---- shipping, in a separate process, so that the program doesn't wait for the network ---- */

struct shipper {
    pid_t pid; /* 0: no shipping */
    int stop;  /* closed when the program is over */
};

/* Runs in the child. Ctrl-C is meant for the program; what it has recorded by then is still shipped. */
static _Noreturn void ship_and_exit(struct arena *arena, struct shipping *shipping, const char *shown)
{
    static const int ignored[] = { SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE };
    struct sigaction ignore = { .sa_handler = SIG_IGN };
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        sigaction(ignored[i], &ignore, NULL);
    if (ship(shipping) == 0)
        log_info("%s: the collector at %s has all of it", shown, shipping->shown);
    else
        log_warning("%s: %s. `weft ship %s` sends the rest", shown, ship_failure(arena, shipping), shown);
    _exit(0);
}

static int start_shipping(struct arena *arena, const struct options *options, const char *path, const char *shown, struct shipper *shipper)
{
    enum { PATIENCE = 5000 /* ms */ };
    int pipes[2];
    const struct config *config = NULL;
    struct shipping shipping = { .trace = path, .patience = PATIENCE };
    bool is_wanted;
    if (!options->ship.collector)
        (void)ship_find_config(arena, &config); /* errors are printed, and don't stop the program */
    int status = ship_prepare(arena, &options->ship, config, &shipping, &is_wanted);
    if (status != STATUS_DONE || !is_wanted)
        return status;
    fflush(NULL);
    if (pipe2(pipes, O_CLOEXEC) != 0 || (shipper->pid = fork()) < 0) {
        log_errno("nothing can be shipped");
        return STATUS_FAILURE;
    }
    if (shipper->pid == 0) {
        close(pipes[1]);
        shipping.stop = pipes[0];
        ship_and_exit(arena, &shipping, shown);
    }
    close(pipes[0]);
    shipper->stop = pipes[1];
    return STATUS_DONE;
}

static void finish_shipping(const struct shipper *shipper)
{
    if (shipper->pid == 0)
        return;
    close(shipper->stop);
    while (waitpid(shipper->pid, NULL, 0) < 0 && errno == EINTR)
        ;
}

static char **program_to_run(struct arena *arena, const struct config *config, char **program)
{
    for (const struct build_tool *const *tool = build_tools; config && *tool; tool++)
        if ((*tool)->run_program)
            program = (*tool)->run_program(arena, config, program);
    return program;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .tools.arena = &arena };
    struct operands operands;
    record_options_start(&options.record, &arena);
    int status = options_read(command, argc, argv, &options, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    if (operands.count == 0)
        return options_refuse(command, "run: which program?");
    char **program = operands.words;

    const struct config *config;
    status = load_config(&arena, options.config, &config);
    if (status != STATUS_DONE) {
        arena_release(&arena);
        return status;
    }
    if (options.mode)
        (void)setenv(WEFT_ENV_MODE, options.mode, 1);
    if (options.compress)
        (void)setenv(WEFT_ENV_COMPRESS, "lz4", 1);
    const char *shown = options.out ? options.out : config ? config->trace_directory : WEFT_DEFAULT_TRACE;
    const char *path = fs_absolute(&arena, shown); /* the program may change its working directory */
    status = tool_options_announce(&arena, &options.tools);
    if (status == STATUS_DONE)
        status = record_options_announce(&options.record);
    if (status == STATUS_DONE)
        status = supervise_look_for(program[0]);
    if (status == STATUS_DONE)
        status = run_directory_prepare(&arena, path, options.out != NULL, options.force);
    if (status == STATUS_DONE)
        status = run_directory_announce(&arena, path);
    struct shipper shipper = { 0 };
    if (status == STATUS_DONE)
        status = start_shipping(&arena, &options, path, shown, &shipper);
    if (status == STATUS_DONE) {
        int error;
        choose_mode(&arena, config);
        fflush(NULL);
        status = supervise_run(program_to_run(&arena, config, program), &error);
        if (error) {
            (void)trace_directory_remove(path);
            supervise_complain(program[0], error);
        } else {
            say_what_happened(&arena, program[0], shown, path);
        }
        finish_shipping(&shipper);
    }
    arena_release(&arena);
    return status;
}

const struct command command_run = {
    .name = "run",
    .summary = "run an instrumented program and keep its trace",
    .operands = "[--] PROGRAM ARGS...",
    .operand = WORD_PROGRAM,
    .about = "Runs an instrumented program, and says where its trace is. The exit status is the program's.",
    .notes = "The names of --only and --without are those of `weft report`. What is left out is in no count and no sum, and reports say so.\n\n"
             "Without -o, a weft-trace that is there already is kept as weft-trace.old, in place of an older one.",
    .groups = { { rows, 0 },
                { command_config_rows, offsetof(struct options, config) },
                { record_option_rows, offsetof(struct options, record) },
                { tool_option_rows, offsetof(struct options, tools) },
                { command_ship_rows, offsetof(struct options, ship) } },
    .ends_at_operand = true,
    .run = run,
};
