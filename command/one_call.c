#include "one_call.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config_read.h"
#include "exec_hook.h"
#include "find_compiler.h"
#include "fs.h"
#include "log.h"
#include "state.h"
#include "status.h"

enum { STATUS_NO_COMPILER = 127 /* as in a shell, for a program that isn't found */ };

int one_call_open(struct arena *arena, const char *name, struct one_call *call)
{
    struct diags diags = { .arena = arena };
    char here[PATH_MAX];
    const char *named = getenv(EXEC_HOOK_REAL), *path = config_find(arena, NULL, &diags);
    *call = (struct one_call){ .compiler = named ? named : find_compiler(arena, name, NULL), .is_in_build = named };
    call->config = path ? config_load(arena, path, &diags) : NULL;
    if (!call->config) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    if (!call->compiler) {
        log_error("%s: no such compiler on PATH", name);
        return STATUS_NO_COMPILER;
    }
    if (!getcwd(here, sizeof here)) {
        log_errno("cannot find the working directory");
        return STATUS_FAILURE;
    }
    call->directory = arena_strdup(arena, here);
    call->state = state_directory(arena, call->directory);
    if (fs_make_directories(call->state) != 0) {
        log_errno("cannot make %s", call->state);
        return STATUS_FAILURE;
    }
    return STATUS_DONE;
}

int one_call_run(const struct command *command, int argc, char **argv, int (*run)(struct arena *arena, char **words))
{
    struct arena arena = { 0 };
    struct operands operands;
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return options_exit(options_read(command, argc, argv, NULL, &operands));
    int status = run(&arena, argv + 1);
    arena_release(&arena);
    return status;
}
