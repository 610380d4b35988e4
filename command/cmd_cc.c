/* weft cc COMPILER ARGS..., and weft under a compiler's name (as a link in the shim directory that `weft build` puts
 * first in PATH). */
#define _GNU_SOURCE 1
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "program_names.h"
#include "config_read.h"
#include "commands.h"
#include "find_compiler.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "state.h"
#include "wrap_cc.h"
#include "wrap_run.h"

enum { STATUS_NO_COMPILER = 127 /* as in a shell, for a program that isn't found */ };

static int run_plain(struct arena *arena, const char *program, char **rest)
{
    VEC(const char *) out = { 0 };
    vec_push(arena, &out, program);
    for (; *rest; rest++)
        vec_push(arena, &out, *rest);
    vec_push(arena, &out, NULL);
    return wrap_run_instead(out.items, (struct slice){ 0 });
}

/* Compiles. `arena` is that of the process: if another program replaces the process, it is never released. */
static int compile(struct arena *arena, const char *program, char **rest, bool is_shim)
{
    struct diags diags = { .arena = arena };
    char here[PATH_MAX];
    /* CMake and configure remember a shim as the compiler. Outside `weft build` it only runs that compiler. */
    bool asked = !is_shim || getenv("WEFT_STATE"), nested = find_compiler_is_nested();
    if (!find_compiler_enter(arena, program))
        return STATUS_NO_COMPILER;
    if (!asked || nested || !getcwd(here, sizeof here))
        return run_plain(arena, program, rest);
    struct compiler_call call;
    find_compiler_call(arena, program, rest, &call);
    if (!call.compiler) {
        log_debug("%s: runs no compiler that weft knows", program);
        return run_plain(arena, program, rest);
    }
    const char *path = config_find(arena, NULL, &diags);
    const struct config *config = path ? config_load(arena, path, &diags) : NULL;
    if (!config) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    const char *state = state_directory(arena, here);
    if (fs_make_directories(state) != 0) {
        log_debug("cannot make %s: compiled as it is", state);
        return run_plain(arena, program, rest);
    }
    struct wrap_cc cc = { .arena = arena,
                          .compiler = call.compiler,
                          .launch = call.launch,
                          .argv = call.rest,
                          .state = state,
                          .directory = here,
                          .config = config,
                          .include = install_include_directory(arena),
                          .library = install_library_directory(arena) };
    return wrap_cc_run(&cc);
}

static bool is_shim_name(const char *name)
{
    return compiler_name_is(name) || launcher_name_is(name);
}

/* argv[0] may be any name, so the name of the executed file (the link) is used if it is a compiler's name. */
int cmd_compiler(int argc, char **argv)
{
    struct arena arena = { 0 };
    const char *file = (const char *)getauxval(AT_EXECFN), *shim = file && is_shim_name(fs_name_of(file)) ? file : argv[0];
    find_compiler_leave_links(&arena);
    const char *compiler = find_compiler_behind_link(&arena, shim);
    int status = STATUS_NO_COMPILER;
    (void)argc;
    if (compiler)
        status = compile(&arena, compiler, argv + 1, true);
    else
        log_error("%s: no such compiler on PATH", fs_name_of(shim));
    arena_release(&arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, NULL, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    if (operands.count == 0)
        return options_refuse(command, "cc: which compiler?");
    find_compiler_leave_links(&arena);
    const char *compiler = find_compiler(&arena, operands.words[0], NULL);
    status = STATUS_NO_COMPILER;
    if (compiler)
        status = compile(&arena, compiler, operands.words + 1, false);
    else
        log_error("%s: no such compiler on PATH", operands.words[0]);
    arena_release(&arena);
    return status;
}

const struct command command_cc = {
    .name = "cc",
    .summary = "one compiler call, wrapped: weft cc gcc -c file.c",
    .operands = "COMPILER ARGS...",
    .operand = WORD_PROGRAM,
    .about = "One compiler call with its sources rewritten; everything else is passed on as it is. The configuration is $WEFT_CONFIG, then "
             "./config.json. WEFT_VERBOSE=1 in the environment tells what is decided and why.",
    .ends_at_operand = true,
    .run = run,
};
