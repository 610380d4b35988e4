/* weft rustc ARGS... */
#include "commands.h"
#include "install.h"
#include "one_call.h"
#include "rustc_alone.h"
#include "wrap_rustc.h"

static int run_wrapped(struct arena *arena, char **words)
{
    struct one_call one;
    int status = one_call_open(arena, "rustc", &one);
    if (status != STATUS_DONE)
        return status;
    struct rustc_call call = {
        .arena = arena, .state = one.state, .directory = one.directory, .package = "", .config = one.config, .is_alone = true
    };
    call.library = install_library_directory(arena);
    vec_push(arena, &call.compiler, one.compiler);
    rustc_args_parse(arena, (const char *const *)words, &call.args);
    rustc_alone_complete(&call);
    return wrap_rustc_run(&call);
}

static int run(const struct command *command, int argc, char **argv)
{
    return one_call_run(command, argc, argv, run_wrapped);
}

const struct command command_rustc = {
    .name = "rustc",
    .summary = "one call of rustc, wrapped: weft rustc -O FILE",
    .operands = "ARGS...",
    .operand = WORD_FILE,
    .about =
        "One call of rustc with its crate rewritten; everything else is passed on as it is. A build that calls rustc itself, such as one by make "
        "or Meson, needs no more than `weft make` or `weft ninja`; for cargo there is `weft cargo`. The configuration is $WEFT_CONFIG, then "
        "./weft.json, ./config.json, or above. WEFT_VERBOSE=1 in the environment tells what is decided and why.",
    .ends_at_operand = true,
    .run = run,
};
