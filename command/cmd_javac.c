/* weft javac ARGS... */
#include <stdlib.h>

#include "commands.h"
#include "fs.h"
#include "install.h"
#include "one_call.h"
#include "wrap_javac.h"

static int run_wrapped(struct arena *arena, char **words)
{
    struct one_call call;
    int status = one_call_open(arena, "javac", &call);
    if (status != STATUS_DONE)
        return status;
    struct wrap_javac javac = { .arena = arena,
                                .compiler = call.compiler,
                                .argv = words,
                                .state = call.state,
                                .directory = call.directory,
                                .config = call.config,
                                .runtime = fs_join(arena, install_library_directory(arena), "jvm"),
                                .answer = getenv("WEFT_JAVAC_ANSWER"),
                                .is_in_build = call.is_in_build };
    return wrap_javac_run(&javac);
}

static int run(const struct command *command, int argc, char **argv)
{
    return one_call_run(command, argc, argv, run_wrapped);
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
