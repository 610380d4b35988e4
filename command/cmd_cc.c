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
#include "fs.h"
#include "install.h"
#include "log.h"
#include "state.h"
#include "wrap_cc.h"
#include "wrap_run.h"

/* Set for all children of a wrapped compiler, because ccache, or a compiler that is a script around another one, finds
 * the shim again. */
#define NESTED "WEFT_NESTED"

enum { STATUS_NO_COMPILER = 127 /* as in a shell, for a program that isn't found */ };

/* Returns the first executable `name` on PATH that isn't in `skip` and isn't this program, or NULL. */
static char *find_compiler(struct arena *arena, const char *name, const char *skip)
{
    char *self = fs_self(arena), resolved[PATH_MAX];
    if (strchr(name, '/'))
        return fs_absolute(arena, name);
    const char *path = getenv("PATH");
    for (const char *at = path ? path : ""; *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        char *directory = length ? arena_strndup(arena, at, length) : ".", *file = fs_join(arena, directory, name);
        at += length;
        if ((skip && strcmp(directory, skip) == 0) || access(file, X_OK) != 0)
            continue;
        if (!self || !realpath(file, resolved) || strcmp(resolved, self) != 0)
            return fs_absolute(arena, file);
    }
    return NULL;
}

/* A shim for a compiler that was given by its path has that path in the file "real" beside it. */
static char *find_behind_shim(struct arena *arena, const char *shim)
{
    struct slice text;
    char *directory = fs_directory_of(arena, shim);
    if (fs_read(arena, fs_join(arena, directory, "real"), PATH_MAX, &text) == 0)
        return arena_strndup(arena, text.text, text.length);
    return find_compiler(arena, fs_name_of(shim), directory);
}

static const char *const *words_of(struct arena *arena, const char *compiler, char **rest)
{
    VEC(const char *) out = { 0 };
    vec_push(arena, &out, compiler);
    for (; *rest; rest++)
        vec_push(arena, &out, *rest);
    vec_push(arena, &out, NULL);
    return out.items;
}

/* Compiles. `arena` is that of the process: if another program replaces the process, it is never released. */
static int compile(struct arena *arena, const char *compiler, char **rest, bool is_shim)
{
    struct diags diags = { .arena = arena };
    char here[PATH_MAX];
    /* CMake and configure remember a shim as the compiler. Outside `weft build` it only runs that compiler. */
    bool asked = !is_shim || getenv("WEFT_STATE");
    if (!asked || getenv(NESTED) || !getcwd(here, sizeof here))
        return wrap_run_instead(words_of(arena, compiler, rest), (struct slice){ 0 });
    setenv(NESTED, "1", 1);
    const char *path = config_find(arena, NULL, &diags);
    const struct config *config = path ? config_load(arena, path, &diags) : NULL;
    if (!config) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    const char *state = state_directory(arena, here);
    if (fs_make_directories(state) != 0) {
        log_debug("cannot make %s: compiled as it is", state);
        return wrap_run_instead(words_of(arena, compiler, rest), (struct slice){ 0 });
    }
    struct wrap_cc cc = { arena, compiler, rest, state, here, config, install_include_directory(arena), install_library_directory(arena) };
    return wrap_cc_run(&cc);
}

/* argv[0] may be any name, so the name of the executed file (the link) is used if it is a compiler's name. */
int cmd_compiler(int argc, char **argv)
{
    struct arena arena = { 0 };
    const char *file = (const char *)getauxval(AT_EXECFN), *shim = file && compiler_name_is(fs_name_of(file)) ? file : argv[0];
    const char *compiler = find_behind_shim(&arena, shim);
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
