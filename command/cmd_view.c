/* weft view: shows a trace of any size, or a program that runs, in a page that asks this command for what it draws. See
 * docs/view.md. */
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "analyse.h"
#include "command.h"
#include "commands.h"
#include "fs.h"
#include "index_place.h"
#include "interrupt.h"
#include "log.h"
#include "supervise.h"
#include "view_live.h"
#include "viewer.h"

struct options {
    struct view_page page;
    bool only_index, is_forced;
    const char *graph;
    struct view_live live;
    struct view_access access;
};

static int take_port(const struct option_use *use, void *context)
{
    return options_take_port(use, &((struct options *)context)->page.port);
}

static const struct option_row rows[] = {
    { .name = "open", .at = offsetof(struct options, page.opens), .help = "open the page in the browser, by xdg-open" },
    { .name = "port", .argument = "N", .take = take_port, .help = "of the page at 127.0.0.1 (default: any that is free)" },
    { .name = "exit", .at = offsetof(struct options, live.is_ending), .help = "end with the program, instead of keeping the page" },
    { .name = "output",
      .letter = 'o',
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct options, live.out),
      .help = "keep the trace of the program, in this directory (default: it is thrown away)" },
    { .name = "force", .at = offsetof(struct options, live.force), .help = "replace TRACE if it is a trace already" },
    { .name = "token-file",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct options, access.token_file),
      .help = "its first line is the token that the COLLECTOR asks for (or $WEFT_COLLECTOR_TOKEN)" },
    { .name = "ca-file",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct options, access.ca_file),
      .help = "speak TLS with the COLLECTOR, and trust these certificates (PEM)" },
    { .name = "graph",
      .argument = "GRAPH",
      .word = WORD_FILE,
      .at = offsetof(struct options, graph),
      .help = "what `weft graph` has written of the TRACE: the page shows its analyses as well" },
    { .name = "index", .at = offsetof(struct options, only_index), .help = "build the index if there is none, and end" },
    { .name = "rebuild", .at = offsetof(struct options, is_forced), .help = "build the index anew" },
    { 0 },
};

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
    if (!viewer_open(&viewer, trace, index, &(struct viewer_options){ options->page.port, options->graph }, &why)) {
        log_error("the page cannot be served: %s", why);
        return STATUS_FAILURE;
    }
    log_info("%s: the page is %s until Ctrl-C", trace->path, viewer_address(&viewer));
    view_open_browser(&options->page, viewer_address(&viewer));
    interrupt_wait();
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

static int view_trace(struct arena *arena, struct options *options, const char *path)
{
    struct trace trace;
    int status = command_open(&trace, arena, path);
    return status == STATUS_DONE ? view(options, &trace) : status;
}

static bool is_number(const char *word)
{
    return *word >= '1' && *word <= '9' && strlen(word) < 10 && strspn(word, "0123456789") == strlen(word);
}

/* The options behind the trace, as in `weft view TRACE --open`. */
static int read_rest(const struct command *command, struct options *options, const struct operands *operands)
{
    struct operands rest;
    int status = options_read(command, operands->count, operands->words, options, &rest);
    if (status == STATUS_DONE && rest.count > 0)
        status = options_refuse(command, "view: one trace, please: what is '%s'?", rest.words[0]);
    return status;
}

static int check_graph(const char *path)
{
    struct weft_graph *graph = analyse_open(path);
    weft_graph_close(graph);
    return graph ? STATUS_DONE : STATUS_FAILURE;
}

static int view_what(const struct command *command, struct arena *arena, struct options *options, const struct operands *operands)
{
    char **words = operands->words;
    if (operands->count == 0)
        return options_refuse(command, "view: which trace, or which program?");
    if (fs_is_directory(words[0])) {
        int status = read_rest(command, options, operands);
        if (status == STATUS_DONE && options->graph)
            status = check_graph(options->graph);
        return status == STATUS_DONE ? view_trace(arena, options, words[0]) : status;
    }
    if (options->only_index || options->is_forced || options->graph)
        return options_refuse(command, "--index, --rebuild and --graph are for traces, and %s is none", words[0]);
    if (operands->count == 1 && view_is_collector(words[0]) && access(words[0], F_OK) != 0)
        return view_collector(arena, &options->page, &options->access, words[0]);
    if (operands->count == 1 && is_number(words[0]))
        return view_process(arena, &options->page, (uint32_t)strtoul(words[0], NULL, 10));
    if (operands->count == 1 && strchr(words[0], '/') && access(words[0], F_OK) != 0) {
        log_error("%s: neither a trace nor a program is there", words[0]);
        return SUPERVISE_NOT_FOUND;
    }
    return view_program(arena, &options->page, &options->live, words);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { 0 };
    struct arena arena = { 0 };
    struct operands operands;
    record_options_start(&options.live.record, &arena);
    int status = options_read(command, argc, argv, &options, &operands);
    if (status == STATUS_DONE)
        status = view_what(command, &arena, &options, &operands);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_view = {
    .name = "view",
    .summary = "show a trace of any size, or programs that run, in a page in the browser",
    .operands = "TRACE | PID | [--] PROGRAM ARGS... | COLLECTOR",
    .operand = WORD_PROGRAM,
    .about =
        "Serves a page at 127.0.0.1, below a random token, and prints its address. Of a TRACE, the page shows where the time went, a timeline that "
        "zooms from the whole to single calls, and table and flame graph of any range of it. What it needs is kept in an index beside the trace, "
        "which is built when it is missing or the trace has changed. `weft html` writes a page that needs no weft.\n\n"
        "Of a PROGRAM, which is run, or of a process that is running (PID), it shows while it runs: calls, their rates and durations, and the "
        "newest seconds of each thread. What PROGRAM records is thrown away once it is read, and the exit status is the program's. Of a "
        "COLLECTOR (HOST:PORT, where `weft collect` listens) it shows the same of all programs that send to it.",
    .groups = { { rows, 0 }, { record_option_rows, offsetof(struct options, live.record) } },
    .ends_at_operand = true,
    .run = run,
};
