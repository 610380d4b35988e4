/* weft recover: moves what killed programs left in their buffers to the files that readers of CTF expect. */
#include <stdio.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "recover.h"

static int run(const struct command *command, int argc, char **argv)
{
    const char *path;
    int status = command_trace(command, argc, argv, NULL, &path);
    if (status != STATUS_DONE)
        return options_exit(status);
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

const struct command command_recover = {
    .name = "recover",
    .summary = "make the trace of a killed program readable for other tools",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Makes a trace whose program was killed readable for babeltrace2 and other readers of CTF: what the program had recorded last is moved "
             "from its buffers to the end of its threads' files. weft's own commands read it anyway, and `weft run` does this by itself. Programs "
             "that are still running are left alone.",
    .run = run,
};
