/* weft view: shows a trace of any size in a page that asks this command for what it draws. See docs/view.md. */
#include <errno.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "index_place.h"
#include "interrupt.h"
#include "log.h"
#include "viewer.h"

struct options {
    bool opens, only_index, is_forced;
    unsigned port;
};

static int take_port(const struct option_use *use, void *context)
{
    return options_take_port(use, &((struct options *)context)->port);
}

static const struct option_row rows[] = {
    { .name = "open", .at = offsetof(struct options, opens), .help = "open the page in the browser, by xdg-open" },
    { .name = "port", .argument = "N", .take = take_port, .help = "of the page at 127.0.0.1 (default: any that is free)" },
    { .name = "index", .at = offsetof(struct options, only_index), .help = "build the index if there is none, and end" },
    { .name = "rebuild", .at = offsetof(struct options, is_forced), .help = "build the index anew" },
    { 0 },
};

static void open_browser(const char *address)
{
    char *words[] = { "xdg-open", (char *)(uintptr_t)address, NULL };
    pid_t child;
    int status = 1;
    if (posix_spawnp(&child, words[0], NULL, NULL, words, environ) == 0)
        (void)waitpid(child, &status, 0);
    if (status != 0)
        log_warning("--open: xdg-open does not work here; open the address by hand");
}

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* What the user should know of the index: that it was built, and where, if not in the trace. */
static void tell_of_index(const struct index *index, const struct index_place *place, uint64_t took)
{
    if (place->is_new && !place->is_kept)
        log_info("the program may be running, or was killed: the page shows what it had recorded until now, and its index is not kept "
                 "(`weft recover` completes the trace of a program that was killed)");
    else if (place->is_new)
        log_info("the index took %.1f s and is in %s (%.1f MB)%s", (double)took / 1e9, place->path, (double)index->size / 1e6,
                 place->is_in_cache ? ", since the trace's directory cannot be written" : "");
}

static int serve(struct options *options, struct trace *trace, struct index *index)
{
    struct viewer viewer;
    const char *why;
    if (!viewer_open(&viewer, trace, index, options->port, &why)) {
        log_error("the page cannot be served: %s", why);
        return STATUS_FAILURE;
    }
    log_info("%s: the page is %s until Ctrl-C", trace->path, viewer_address(&viewer));
    if (options->opens)
        open_browser(viewer_address(&viewer));
    while (!interrupt_came())
        nanosleep(&(struct timespec){ .tv_nsec = 100000000 }, NULL);
    viewer_close(&viewer);
    return STATUS_DONE;
}

static int view(struct options *options, struct trace *trace)
{
    struct index_place place;
    size_t printed = 0;
    uint64_t begin = now(), n_events = 0;
    interrupt_catch();
    struct index *index = index_find(trace, options->is_forced, &place);
    int error = errno;
    command_print_problems(trace, &printed);
    if (!index && error == EINTR)
        return STATUS_FAILURE;
    if (!index) {
        errno = error;
        log_errno("%s: the index cannot be written", place.path);
        return STATUS_FAILURE;
    }
    for (uint64_t i = 0; i < index->head.n_threads; i++)
        n_events += index->threads[i].n_events;
    int status = command_status(trace, n_events);
    tell_of_index(index, &place, now() - begin);
    if (status == STATUS_DONE && !options->only_index)
        status = serve(options, trace, index);
    index_close(index);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { 0 };
    struct arena arena = { 0 };
    struct trace trace;
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE)
        status = view(&options, &trace);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_view = {
    .name = "view",
    .summary = "show a trace of any size in a page, in the browser",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about =
        "Serves a page at 127.0.0.1, below a random token, and prints its address. The page shows where the time went, a timeline that zooms from "
        "the whole to single calls, and table and flame graph of any range of it. What it needs is kept in an index beside the trace, which is "
        "built when it is missing or the trace has changed. `weft html` writes a page that needs no weft.",
    .groups = { { rows, 0 } },
    .run = run,
};
