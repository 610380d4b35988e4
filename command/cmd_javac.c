/* weft javac ARGS... */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "config_read.h"
#include "exec_hook.h"
#include "find_compiler.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "state.h"
#include "wrap_javac.h"

enum { STATUS_NO_COMPILER = 127 /* as in a shell, for a program that isn't found */ };

static int run_wrapped(struct arena *arena, char **words)
{
    struct diags diags = { .arena = arena };
    char here[PATH_MAX];
    const char *named = getenv(EXEC_HOOK_REAL); /* by a build */
    const char *compiler = named ? named : find_compiler(arena, "javac", NULL), *path = config_find(arena, NULL, &diags);
    const struct config *config = path ? config_load(arena, path, &diags) : NULL;
    if (!config) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    if (!compiler) {
        log_error("javac: no such compiler on PATH");
        return STATUS_NO_COMPILER;
    }
    if (!getcwd(here, sizeof here)) {
        log_errno("cannot find the working directory");
        return STATUS_FAILURE;
    }
    const char *state = state_directory(arena, here);
    if (fs_make_directories(state) != 0) {
        log_errno("cannot make %s", state);
        return STATUS_FAILURE;
    }
    struct wrap_javac javac = { .arena = arena,
                                .compiler = compiler,
                                .argv = words,
                                .state = state,
                                .directory = here,
                                .config = config,
                                .runtime = fs_join(arena, install_library_directory(arena), "jvm"),
                                .answer = getenv("WEFT_JAVAC_ANSWER"),
                                .is_in_build = named };
    return wrap_javac_run(&javac);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct operands operands;
    /* all options but this one are javac's */
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return options_exit(options_read(command, argc, argv, NULL, &operands));
    int status = run_wrapped(&arena, argv + 1);
    arena_release(&arena);
    return status;
}

const struct command command_javac = {
    .name = "javac",
    .summary = "one call of javac, wrapped: weft javac -d classes @sources",
    .operands = "ARGS...",
    .operand = WORD_FILE,
    .about = "One call of javac with its sources rewritten; everything else is passed on as it is. The runtime's classes are put beside those of the "
             "program, which runs as ever. The configuration is $WEFT_CONFIG, then ./weft.json, ./config.json, or above. WEFT_VERBOSE=1 in the "
             "environment tells what is decided and why.",
    .ends_at_operand = true,
    .run = run,
};
