/* weft build COMMAND, weft make, weft ninja, weft cmake, weft cargo, weft mvn, weft gradle, weft ant: any build with its compilers wrapped. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "command.h"
#include "commands.h"
#include "config_read.h"
#include "fs.h"
#include "help.h"
#include "run_directory.h"
#include "trace_directory.h"

static const struct option_row rows[] = {
    { .name = "state",
      .letter = 'o',
      .argument = "DIR",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct build, state),
      .help = "directory of weft's own files (default: below ~/.cache/weft)" },
    { 0 },
};

/* Does cargo run what it has built? */
static bool runs_programs(char *const *command)
{
    static const char *const known[] = { "run", "r", "test", "t", "bench" };
    const char *name = strrchr(command[0], '/');
    if (strcmp(name ? name + 1 : command[0], "cargo") != 0)
        return false;
    while (*++command && (**command == '+' || **command == '-'))
        if (strcmp(*command, "-C") == 0 || strcmp(*command, "--config") == 0 || strcmp(*command, "-Z") == 0 || strcmp(*command, "--color") == 0)
            command += command[1] != NULL;
    for (size_t i = 0; *command && i < sizeof known / sizeof *known; i++)
        if (strcmp(*command, known[i]) == 0)
            return true;
    return false;
}

/* Programs that the build runs are a run of their own, as under `weft run`, unless the user has said where they
 * record. */
static int run_wrapped(struct build build)
{
    struct arena arena = { 0 };
    build.arena = &arena;
    const char *trace = !getenv(WEFT_ENV_TRACE) && runs_programs(build.command) ? fs_absolute(&arena, WEFT_DEFAULT_TRACE) : NULL;
    int status = trace ? run_directory_prepare(&arena, trace, false, false) : STATUS_DONE;
    if (trace && status == STATUS_DONE)
        status = run_directory_announce(&arena, trace);
    if (status == STATUS_DONE)
        status = build_run(&build);
    if (trace && trace_directory_look(trace) == DIRECTORY_EMPTY)
        (void)trace_directory_remove(trace);
    arena_release(&arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct build options = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, &options, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    if (operands.count == 0)
        return options_refuse(command, "build: which command?");
    options.command = operands.words;
    return run_wrapped(options);
}

const struct command command_build = {
    .name = "build",
    .summary = "run any build command with its compilers wrapped",
    .operands = "[--] COMMAND...",
    .operand = WORD_PROGRAM,
    .about =
        "Runs the command with its compilers wrapped: those that its tools call, cargo's rustc, and javac, also where a build tool calls it inside "
        "its own process. The calls that the configuration names are instrumented; anything that built before still builds.\n\n"
        "`weft make`, `weft ninja`, `weft cmake`, `weft cargo`, `weft mvn`, `weft gradle` and `weft ant` are short for `weft build make` and so on, "
        "and pass on all of their arguments, `--help` too, which is weft's only where there is no configuration. `weft help make` is weft's "
        "everywhere.",
    .notes = "What a build cannot instrument is said at its end; with WEFT_VERBOSE=1 in the environment weft tells what it decides, and why.",
    .groups = { { command_config_rows, offsetof(struct build, config_path) }, { rows, 0 } },
    .ends_at_operand = true,
    .run = run,
};

/* ---- weft make and so on: argv is the command ---- */

/* Where there is no configuration, there is no build whose tool could print its own help. */
static bool asks_for_help(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct diags diags = { .arena = &arena };
    bool is_asked = argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) && !config_find(&arena, NULL, &diags);
    arena_release(&arena);
    return is_asked;
}

static int run_tool(const struct command *command, int argc, char **argv)
{
    struct build options = { .command = argv };
    if (!asks_for_help(argc, argv))
        return run_wrapped(options);
    help_print(command);
    return STATUS_DONE;
}

#define TOOL(tool, what)                                                                                                                             \
    { .name = (tool),                                                                                                                                \
      .summary = (what),                                                                                                                             \
      .operands = "ARGS...",                                                                                                                         \
      .operand = WORD_PROGRAM,                                                                                                                       \
      .about = "Runs `" tool "` with these arguments and its compilers wrapped: the same as `weft build " tool " ARGS...`. "                         \
               "Where there is a configuration, `weft " tool " --help` is the help of " tool ".",                                                    \
      .passes_on = true,                                                                                                                             \
      .page_of = &command_build,                                                                                                                     \
      .run = run_tool }
const struct command command_make = TOOL("make", "the same for make");
const struct command command_ninja = TOOL("ninja", "the same for ninja");
const struct command command_cmake = TOOL("cmake", "the same for cmake --build");
const struct command command_cargo = TOOL("cargo", "the same for cargo build, run, test ...");
const struct command command_mvn = TOOL("mvn", "the same for Maven");
const struct command command_gradle = TOOL("gradle", "the same for Gradle");
const struct command command_ant = TOOL("ant", "the same for Ant");
