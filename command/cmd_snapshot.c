/* weft snapshot: a trace of what a running program has recorded so far. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "commands.h"
#include "fs.h"
#include "log.h"
#include "command.h"
#include "recover.h"
#include "snapshot.h"

static const char usage[] = "usage: weft snapshot [-o TRACE] PID\n";

struct options {
    const char *out;
};

static void print_help(void)
{
    printf("Copies what a running program has recorded so far into a trace of its own: all of it, or, where the program was\n"
           "started in ring mode, the newest. The program runs on undisturbed.\n"
           "\n"
           "  -o, --output TRACE   directory of the copy, which must not exist (default: weft-snapshot-PID)\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    (void)option;
    options->out = value;
    return *value ? STATUS_DONE : command_bad_usage(usage, "option -o needs the name of a directory");
}

static const struct command_line line = {
    .name = "snapshot",
    .usage = usage,
    .shorts = ":ho:",
    .options = (const struct option[]){ { "output", required_argument, NULL, 'o' }, { "help", no_argument, NULL, 'h' }, { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static int take_snapshot(struct arena *arena, uint32_t pid, const char *to)
{
    const char *path, *directory = snapshot_find(arena, pid);
    if (!directory) {
        if (errno)
            log_errno("process %" PRIu32 ": what it records cannot be seen", pid);
        else
            log_error("process %" PRIu32 ": records nothing; was it built with weft, and has it come to a selected call?", pid);
        return STATUS_FAILURE;
    }
    if (snapshot_copy(arena, directory, to, &path) != 0) {
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

int cmd_snapshot(int argc, char **argv)
{
    struct options options = { 0 };
    int first, status = command_options(&line, argc, argv, &options, &first);
    if (status != STATUS_DONE)
        return command_exit(status);
    if (argc - first != 1)
        return command_bad_usage(usage, argc == first ? "snapshot: of which process?" : "snapshot: one process at a time");
    char *end;
    unsigned long pid = strtoul(argv[first], &end, 10);
    if (*argv[first] < '1' || *argv[first] > '9' || *end || pid > INT32_MAX)
        return command_bad_usage(usage, "snapshot: '%s' is no number of a process", argv[first]);
    struct arena arena = { 0 };
    const char *to = options.out ? options.out : arena_printf(&arena, "weft-snapshot-%lu", pid);
    if (fs_exists(to)) {
        log_error("%s: is there already; name another directory with -o", to);
        status = STATUS_USAGE;
    } else {
        status = take_snapshot(&arena, (uint32_t)pid, to);
    }
    arena_release(&arena);
    return status;
}
