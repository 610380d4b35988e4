/* weft debug: runs a program whose tasks are held and let go in a page, or shows a trace there. See docs/debug.md. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "debug_tui.h"
#include "debugger.h"
#include "interrupt.h"
#include "log.h"
#include "run_directory.h"
#include "fs.h"
#include "supervise.h"
#include "tool_options.h"

struct options {
    struct arena *arena;
    const char *out;
    bool force, is_running, is_ending, is_tui;
    unsigned port;
    VEC(const char *) breaks;
    struct tool_options tools;
};

static int take_port(const struct option_use *use, void *context)
{
    return options_take_port(use, &((struct options *)context)->port);
}

static int take_break(const struct option_use *use, void *context)
{
    struct options *options = context;
    vec_push(options->arena, &options->breaks, use->value);
    return STATUS_DONE;
}

static const struct option_row rows[] = {
    { .name = "run", .at = offsetof(struct options, is_running), .help = "hold nothing at the beginning but for the breaks" },
    { .name = "break",
      .argument = "CONDITIONS",
      .repeats = true,
      .take = take_break,
      .help = "hold tasks and calls for which these hold: name=PATTERN, file=PATH, line=N, nth=N ..., divided by commas" },
    { .name = "tui",
      .at = offsetof(struct options, is_tui),
      .help = "in the terminal; what the program prints is shown below, and printed at the end" },
    { .name = "port", .argument = "N", .take = take_port, .help = "of the page at 127.0.0.1 (default: any that is free)" },
    { .name = "exit", .at = offsetof(struct options, is_ending), .help = "end with the program, instead of keeping the page" },
    { .name = "output",
      .letter = 'o',
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct options, out),
      .help = "directory of the trace (default: weft-trace)" },
    { .name = "force", .at = offsetof(struct options, force), .help = "replace TRACE if it is a trace already" },
    { 0 },
};

static bool add_breaks(struct debugger *debugger, const struct options *options)
{
    for (size_t i = 0; i < options->breaks.count; i++) {
        struct str line = { .arena = options->arena }, answer = { .arena = options->arena };
        str_printf(&line, "break\t%s", options->breaks.items[i]);
        for (char *c = line.text; *c; c++)
            *c = *c == ',' ? '\t' : *c;
        debugger_obey(debugger, line.text, &answer);
        if (answer.length) {
            log_error("--break %s: %s", options->breaks.items[i], answer.text + strlen("break: "));
            return false;
        }
    }
    return true;
}

static struct debugger *open_debugger(const struct options *options, bool is_finished)
{
    const char *why;
    struct debugger_setup setup = { .port = options->port, .is_held = !options->is_running };
    struct debugger *debugger = debugger_open(&setup, is_finished, &why);
    if (!debugger)
        log_error("the page cannot be served: %s", why);
    return debugger;
}

static int show_trace(struct options *options, const char *path)
{
    struct trace trace;
    size_t printed = 0;
    int status = command_open(&trace, options->arena, path);
    if (status != STATUS_DONE)
        return status;
    struct debugger *debugger = open_debugger(options, true);
    if (!debugger)
        return STATUS_FAILURE;
    size_t n_tasks = debugger_tell_trace(debugger, &trace, path);
    command_print_problems(&trace, &printed);
    if (n_tasks == 0) {
        log_error("%s: no task is in it. Tasks are recorded where config.json selects them: { \"region\": \"omp::**\" }", path);
        status = STATUS_FAILURE;
    } else {
        log_info("%s: %zu task%s. The page is %s until Ctrl-C", path, n_tasks, n_tasks == 1 ? "" : "s", debugger_address(debugger));
        interrupt_wait(); /* Ctrl-C, or the page says quit */
    }
    debugger_close(debugger);
    return status;
}

/* The trace's directory, and the gate. */
static int prepare(struct options *options, const struct debugger *debugger)
{
    const char *shown = options->out ? options->out : WEFT_DEFAULT_TRACE, *path = fs_absolute(options->arena, shown);
    const char *gate = arena_printf(options->arena, "gate%s", debugger_gate_options(debugger));
    options->tools.arena = options->arena;
    vec_push(options->arena, &options->tools.words, gate);
    int status = tool_options_announce(options->arena, &options->tools);
    if (status == STATUS_DONE)
        status = run_directory_prepare(options->arena, path, options->out != NULL, options->force);
    if (status == STATUS_DONE)
        status = run_directory_announce(options->arena, path);
    return status;
}

static int run_program(struct debugger *debugger, char **program, int *error)
{
    debugger_tell_program(debugger, program);
    int status = supervise_run(program, error);
    debugger_tell_end(debugger, status);
    return status;
}

static int run_with_page(const struct options *options, struct debugger *debugger, char **program)
{
    int error;
    log_info("the page is %s%s", debugger_address(debugger), options->is_running ? "" : "; tasks are held until it lets them go");
    int status = run_program(debugger, program, &error);
    if (error) {
        supervise_complain(program[0], error);
    } else if (!options->is_ending && !supervise_was_told_to_end(status)) {
        log_info("%s has ended with status %d; the page stays until Ctrl-C", program[0], status);
        interrupt_wait();
    }
    return status;
}

static void copy_to_stdout(int file)
{
    char bytes[65536];
    off_t at = 0;
    for (ssize_t n; (n = pread(file, bytes, sizeof bytes, at)) > 0; at += n)
        if (write(STDOUT_FILENO, bytes, (size_t)n) != n)
            return;
}

/* The terminal is the debugger's: the program reads nothing, and prints into a file. */
static int run_in_terminal(const struct options *options, struct debugger *debugger, char **program)
{
    const char *why = "its output needs a file";
    FILE *output = tmpfile();
    struct debug_tui *tui = output ? debug_tui_open(debugger, fileno(output), program[0], &why) : NULL;
    if (!tui) {
        log_error("--tui: %s", why);
        if (output)
            fclose(output);
        return STATUS_FAILURE;
    }
    int kept[3], error, nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    for (int i = 0; i < 3; i++) {
        kept[i] = fcntl(i, F_DUPFD_CLOEXEC, 3);
        dup2(i == 0 ? nothing : fileno(output), i);
    }
    (void)fcntl(fileno(output), F_SETFL, fcntl(fileno(output), F_GETFL) | O_APPEND);
    int status = run_program(debugger, program, &error);
    debug_tui_close(tui, !error && !options->is_ending && !supervise_was_told_to_end(status));
    for (int i = 0; i < 3; i++)
        dup2(kept[i], i);
    copy_to_stdout(fileno(output));
    fclose(output);
    if (error)
        supervise_complain(program[0], error);
    return status;
}

static int debug_program(struct options *options, char **program)
{
    int missing = supervise_look_for(program[0]);
    if (missing)
        return missing;
    struct debugger *debugger = open_debugger(options, false);
    if (!debugger)
        return STATUS_FAILURE;
    int status = add_breaks(debugger, options) ? prepare(options, debugger) : STATUS_USAGE;
    if (status == STATUS_DONE)
        status = options->is_tui ? run_in_terminal(options, debugger, program) : run_with_page(options, debugger, program);
    debugger_close(debugger);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { .arena = &arena };
    struct operands operands;
    int status = options_read(command, argc, argv, &options, &operands);
    if (status == STATUS_DONE) {
        interrupt_catch();
        if (operands.count == 0)
            status = options_refuse(command, "debug: which program, or which trace?");
        else if (operands.count == 1 && fs_is_directory(operands.words[0]) && options.is_tui)
            status = options_refuse(command, "--tui is for programs; `weft replay` and `weft report` show a trace in the terminal");
        else if (operands.count == 1 && fs_is_directory(operands.words[0]))
            status = show_trace(&options, operands.words[0]);
        else
            status = debug_program(&options, operands.words);
    }
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_debug = {
    .name = "debug",
    .summary = "hold and step the tasks of a program, in a page",
    .operands = "[--] PROGRAM ARGS... | TRACE",
    .operand = WORD_PROGRAM,
    .about = "Runs an instrumented program whose tasks wait until a page lets them go, and draws the graph of tasks while it grows. Of a TRACE it "
             "shows the same, and plays it. The page is served at 127.0.0.1, below a random token.",
    .groups = { { rows, 0 } },
    .ends_at_operand = true,
    .run = run,
};
