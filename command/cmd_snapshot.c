/* weft snapshot: copies what a running program has recorded so far to a new trace. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "commands.h"
#include "fs.h"
#include "log.h"
#include "command.h"
#include "recover.h"
#include "snapshot.h"

struct options {
    const char *out;
};

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "TRACE",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct options, out),
      .help = "directory of the copy, which must not exist (default: weft-snapshot-PID)" },
    { 0 },
};

static int take_snapshot(struct arena *arena, uint32_t pid, const char *to)
{
    const char *path, **directories;
    size_t n = command_find_process(arena, pid, &directories);
    if (n == 0)
        return STATUS_FAILURE;
    for (size_t i = 0; i < n; i++)
        if (snapshot_copy(arena, directories[i], to, &path) != 0) {
            log_errno("%s: no snapshot: %s", to, path);
            return STATUS_FAILURE;
        }
    struct trace trace;
    size_t printed = 0;
    int status = command_open(&trace, arena, to);
    if (status != STATUS_DONE)
        return status;
    struct recovered recovered = recover_trace(&trace);
    command_print_problems(&trace, &printed);
    log_info("%s: %zu threads. Next: weft report %s", to, trace.processes.items[0]->threads.count, to);
    return recovered.failed ? STATUS_FAILURE : STATUS_DONE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { 0 };
    uint32_t pid;
    int status = command_process(command, argc, argv, &options, &pid);
    if (status != STATUS_DONE)
        return options_exit(status);
    struct arena arena = { 0 };
    const char *to = options.out ? options.out : arena_printf(&arena, "weft-snapshot-%" PRIu32, pid);
    if (fs_exists(to)) {
        log_error("%s: is there already; name another directory with -o", to);
        status = STATUS_USAGE;
    } else {
        status = take_snapshot(&arena, pid, to);
    }
    arena_release(&arena);
    return status;
}

const struct command command_snapshot = {
    .name = "snapshot",
    .summary = "a trace of what a running program has recorded so far",
    .operands = "PID",
    .operand = WORD_PROCESS,
    .about = "Copies what a running program has recorded so far into a trace of its own: all of it, or, where the program was started in ring mode, "
             "the newest. The program runs on undisturbed.",
    .groups = { { rows, 0 } },
    .run = run,
};
