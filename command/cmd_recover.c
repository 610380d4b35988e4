/* weft recover: puts what killed programs have left in their buffers where every reader of CTF finds it. */
#include <stdio.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "recover.h"

static const char usage[] = "usage: weft recover TRACE\n";

static void print_help(void)
{
    printf("Makes a trace whose program was killed readable for babeltrace2 and other readers of CTF: what the program had\n"
           "recorded last is moved from its buffers to the end of its threads' files. weft's own commands read it anyway,\n"
           "and weft run does this by itself. Programs that are still running are left alone.\n");
}

static int take_option(int option, const char *value, void *context)
{
    (void)option, (void)value, (void)context;
    return STATUS_DONE;
}

static const struct command_line line = {
    .name = "recover",
    .usage = usage,
    .shorts = ":h",
    .options = (const struct option[]){ { "help", no_argument, NULL, 'h' }, { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

int cmd_recover(int argc, char **argv)
{
    const char *path;
    int status = command_trace(&line, argc, argv, NULL, &path);
    if (status != STATUS_DONE)
        return command_exit(status);
    struct arena arena = { 0 };
    struct trace trace;
    status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE) {
        size_t printed = 0;
        struct recovered recovered = recover_trace(&trace);
        command_print_problems(&trace, &printed);
        log_info("%s: %zu packets of %zu threads recovered", path, recovered.n_packets, recovered.n_threads);
        if (recovered.n_running > 0)
            log_info("%s: left as they are: %zu programs that are still running", path, recovered.n_running);
        status = recovered.failed ? STATUS_FAILURE : STATUS_DONE;
    }
    arena_release(&arena);
    return status;
}
