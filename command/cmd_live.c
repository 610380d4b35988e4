/* weft live: runs a program and shows what it does while it runs; the trace is thrown away. See docs/live.md. */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "follow.h"
#include "fs.h"
#include "log.h"
#include "record_options.h"
#include "run_directory.h"
#include "supervise.h"
#include "watch_screen.h"

enum { PICTURE_EVERY = 500, LINE_EVERY = 1000 /* ms */, DEFAULT_LIMIT = 20 };

struct options {
    const char *out; /* NULL: the trace is thrown away */
    bool force, json, once, has_limit;
    size_t limit;
    struct record_options record;
};

static int take_limit(const struct option_use *use, void *context)
{
    struct options *options = context;
    options->has_limit = true;
    return options_take_rows(use, &options->limit);
}

static const struct option_row rows[] = {
    { .name = "json",
      .at = offsetof(struct options, json),
      .help = "a line of JSON each second, and one at the end; what the program prints goes to standard error" },
    { .name = "once", .at = offsetof(struct options, once), .help = "show nothing until the end" },
    { .name = "limit", .argument = "N", .take = take_limit, .help = "rows of the table at the end, 0 for all (default: 20)" },
    { .name = "output",
      .letter = 'o',
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct options, out),
      .help = "keep the trace, in this directory (default: it is thrown away)" },
    { .name = "force", .at = offsetof(struct options, force), .help = "replace TRACE if it is a trace already" },
    { 0 },
};

struct live {
    const struct options *options;
    const char *title;
    char **program;
    struct follow follow;
    struct watch_screen screen;
    bool has_screen;
    int json;       /* where JSON goes: standard output as it was */
    int json_error; /* errno of the first line that could not be written; none is written behind it */
};

static void write_json(struct live *live, struct str *text, bool is_last)
{
    watch_json(text, &live->follow.watch, live->title, is_last);
    if (!live->json_error && fs_write_all(live->json, text->text, text->length) != 0)
        live->json_error = errno;
}

/* The program's status, unless what was asked for could not be written. */
static int check_json(const struct live *live, int status)
{
    if (!live->json_error || live->json_error == EPIPE) /* EPIPE: the reader stopped reading */
        return status;
    errno = live->json_error;
    log_errno("cannot write standard output");
    return status ? status : STATUS_FAILURE;
}

static void show(void *context)
{
    struct live *live = context;
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    if (live->has_screen) {
        watch_screen_draw(&live->screen, &live->follow.watch, live->title);
    } else if (live->options->json) {
        write_json(live, &text, false);
    } else {
        watch_text_line(&text, &live->follow.watch);
        log_info("%s", text.text);
    }
    arena_release(&arena);
}

/* The table, or the last line of JSON. */
static void show_end(struct live *live)
{
    struct str text = { .arena = &live->follow.watch.arena };
    struct text_style style = { 0 };
    bool is_terminal = isatty(STDERR_FILENO);
    if (live->follow.watch.n_events == 0)
        run_directory_say_empty(live->title, live->follow.watch.trace.path);
    if (live->options->json) {
        write_json(live, &text, true);
    } else if (live->follow.watch.n_events > 0) {
        command_look_at_terminal(&style.colour, &style.width);
        style.colour &= is_terminal;
        watch_text_table(&text, &live->follow.watch, live->title, live->options->has_limit ? live->options->limit : DEFAULT_LIMIT, &style);
        (void)fs_write_all(STDERR_FILENO, text.text, text.length);
    }
}

static int live_run(void *context, const char *path)
{
    struct live *live = context;
    const struct options *options = live->options;
    int error = 0;
    bool is_terminal = isatty(STDOUT_FILENO);
    live->json = STDOUT_FILENO;
    follow_start(&live->follow, path, options->out != NULL);
    if (options->json) {
        live->json = dup(STDOUT_FILENO);
        fflush(NULL);
        dup2(STDERR_FILENO, STDOUT_FILENO);
    }
    live->has_screen = is_terminal && !options->json && !options->once && watch_screen_open(&live->screen);
    live->follow.every = live->has_screen ? PICTURE_EVERY : LINE_EVERY;
    live->follow.looked = options->once ? NULL : show;
    live->follow.context = live;
    int status = follow_program(&live->follow, live->program, &error);
    if (live->has_screen)
        watch_screen_close(&live->screen);
    if (error)
        supervise_complain(live->program[0], error);
    else
        show_end(live);
    watch_release(&live->follow.watch);
    return check_json(live, status);
}

static int run_program(struct arena *arena, const struct options *options, char **program)
{
    struct live live = { .options = options, .title = follow_title(arena, program), .program = program };
    struct follow_setup setup = { .out = options->out, .force = options->force, .record = &options->record };
    int status = supervise_look_for(program[0]);
    return status ? status : follow_in_directory(arena, &setup, live_run, &live);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { 0 };
    struct operands operands;
    record_options_start(&options.record, &arena);
    int status = options_read(command, argc, argv, &options, &operands);
    if (status == STATUS_DONE && operands.count == 0)
        status = options_refuse(command, "live: which program?");
    if (status == STATUS_DONE)
        status = run_program(&arena, &options, operands.words);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_live = {
    .name = "live",
    .summary = "run an instrumented program and show what it does while it runs",
    .operands = "[--] PROGRAM ARGS...",
    .operand = WORD_PROGRAM,
    .about =
        "Runs an instrumented program and shows, twice a second, the calls of the last seconds and since the beginning, by callee and by thread. "
        "What is recorded is thrown away once it is read. The exit status is the program's.",
    .notes = "On a terminal, what the program prints is shown below the picture, and printed at the end. If standard output is no terminal, there is "
             "a line each second on standard error instead of the picture.",
    .groups = { { rows, 0 }, { record_option_rows, offsetof(struct options, record) } },
    .ends_at_operand = true,
    .run = run,
};
