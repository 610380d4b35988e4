/* weft live: runs a program and shows what it does while it runs; the trace is thrown away. See docs/live.md. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "fs.h"
#include "log.h"
#include "record_options.h"
#include "run_directory.h"
#include "supervise.h"
#include "trace_directory.h"
#include "watch_screen.h"

#include <weft/format.h>

enum { PICTURE_EVERY = 500, LINE_EVERY = 1000, REST = 50 /* ms */, DEFAULT_LIMIT = 20 };

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

/* What the thread that follows the program needs. */
struct live {
    const struct options *options;
    const char *title;
    struct watch watch;
    struct watch_screen screen;
    bool has_screen;
    int json; /* where JSON goes: standard output as it was */
    volatile bool is_over;
    pthread_t thread;
};

static void show(struct live *live)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    if (live->has_screen) {
        watch_screen_draw(&live->screen, &live->watch, live->title);
    } else if (live->options->json) {
        watch_json(&text, &live->watch, live->title, false);
        (void)fs_write_all(live->json, text.text, text.length);
    } else {
        watch_text_line(&text, &live->watch);
        log_info("%s", text.text);
    }
    arena_release(&arena);
}

static void *follow(void *context)
{
    struct live *live = context;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    uint64_t every = (uint64_t)(live->has_screen ? PICTURE_EVERY : LINE_EVERY) * 1000000, next = live->watch.began + every;
    while (!live->is_over) {
        bool has_more = watch_read(&live->watch, next);
        if (watch_clock() >= next) {
            watch_look(&live->watch);
            if (!live->options->once)
                show(live);
            next = watch_clock() + every;
        } else if (!has_more) {
            nanosleep(&(struct timespec){ .tv_nsec = REST * 1000000 }, NULL);
        }
    }
    return NULL;
}

/* The table, or the last line of JSON. */
static void show_end(struct live *live)
{
    struct str text = { .arena = &live->watch.arena };
    struct text_style style = { 0 };
    bool is_terminal = isatty(STDERR_FILENO);
    if (live->watch.n_events == 0)
        log_warning("%s recorded nothing. Was it built with weft (`weft make`, `weft build -- ...`), and does config.json select calls that it makes "
                    "(`weft sites FILE`)?",
                    live->title);
    if (live->options->json) {
        watch_json(&text, &live->watch, live->title, true);
        (void)fs_write_all(live->json, text.text, text.length);
    } else if (live->watch.n_events > 0) {
        command_look_at_terminal(&style.colour, &style.width);
        style.colour &= is_terminal;
        watch_text_table(&text, &live->watch, live->title, live->options->has_limit ? live->options->limit : DEFAULT_LIMIT, &style);
        (void)fs_write_all(STDERR_FILENO, text.text, text.length);
    }
}

static int watch_program(struct live *live, char **program, int *error)
{
    int status = STATUS_FAILURE, result = pthread_create(&live->thread, NULL, follow, live);
    if (result != 0) {
        *error = result;
        return status;
    }
    status = supervise_run(program, error);
    live->is_over = true;
    pthread_join(live->thread, NULL);
    if (!*error) {
        watch_read_rest(&live->watch);
        watch_look(&live->watch);
    }
    return status;
}

static const char *title_of(struct arena *arena, char **program)
{
    struct str title = { .arena = arena };
    for (char **word = program; *word; word++)
        str_printf(&title, "%s%s", title.length ? " " : "", *word);
    return title.text;
}

static int live_run(struct arena *arena, const struct options *options, const char *path, char **program)
{
    struct live live = { .options = options, .title = title_of(arena, program), .json = STDOUT_FILENO };
    int error = 0;
    bool is_terminal = isatty(STDOUT_FILENO);
    watch_start(&live.watch, path, options->out != NULL);
    if (options->json) {
        live.json = dup(STDOUT_FILENO);
        fflush(NULL);
        dup2(STDERR_FILENO, STDOUT_FILENO);
    }
    live.has_screen = is_terminal && !options->json && !options->once && watch_screen_open(&live.screen);
    int status = watch_program(&live, program, &error);
    if (live.has_screen)
        watch_screen_close(&live.screen);
    if (error == ENOENT) {
        log_error("%s: not found", program[0]);
    } else if (error) {
        errno = error;
        log_errno("%s: cannot be run", program[0]);
    } else {
        show_end(&live);
    }
    watch_release(&live.watch);
    return status;
}

/* The directory of a trace that is thrown away. */
static char *make_directory(struct arena *arena)
{
    const char *where = getenv("TMPDIR");
    char *path = arena_printf(arena, "%s/weft-live-XXXXXX", where && *where ? where : "/tmp");
    if (mkdtemp(path))
        return path;
    log_errno("%s: no directory can be made there for what is recorded; set TMPDIR", path);
    return NULL;
}

static int run_in_directory(struct arena *arena, const struct options *options, char **program)
{
    const char *path = options->out ? fs_absolute(arena, options->out) : make_directory(arena);
    if (!path)
        return STATUS_FAILURE;
    (void)setenv(WEFT_ENV_MODE, "full", 1); /* a ring cannot be followed: it overwrites what was not read yet */
    int status = record_options_announce(&options->record);
    if (status == STATUS_DONE && options->out)
        status = run_directory_prepare(arena, path, true, options->force);
    if (status == STATUS_DONE)
        status = run_directory_announce(arena, path);
    if (status == STATUS_DONE)
        status = live_run(arena, options, path, program);
    if (!options->out && trace_directory_remove(path) != 0 && errno != ENOENT)
        log_errno("%s: cannot be removed", path);
    return status;
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
        status = run_in_directory(&arena, &options, operands.words);
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
