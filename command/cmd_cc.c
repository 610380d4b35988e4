/* weft cc COMPILER ARGS..., and weft under a compiler's name (a link in the shim directory that `weft build` puts first on PATH). */
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

static const char usage[] =
    "usage: weft cc COMPILER ARGS...\n"
    "\n"
    "One compiler call with its C sources rewritten; everything else is passed on as it is. The configuration is $WEFT_CONFIG,\n"
    "then ./config.json. WEFT_VERBOSE=1 tells what is decided and why.\n";

/* Set for everything that a wrapped compiler starts: ccache, or a compiler that is a script around another, finds the shim again. */
#define NESTED "WEFT_NESTED"

/* First executable `name` on PATH that is not in `skip` and is not this program. */
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

/* A shim made for one compiler given by its path has that path in a file beside it. */
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

/* In the arena of the process; whatever replaces the process takes it along. */
static int run(struct arena *arena, int argc, char **argv)
{
    struct diags diags = { .arena = arena };
    const char *run_as = (const char *)getauxval(AT_EXECFN);
    bool is_shim = run_as && compiler_name_is(fs_name_of(run_as));
    char **rest = argv + (is_shim || argc < 2 ? 1 : 2), here[PATH_MAX];
    if (!is_shim && argc < 2) {
        log_error("which compiler?");
        fputs(usage, stderr);
        return STATUS_USAGE;
    }
    if (!is_shim && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        fputs(usage, stdout);
        return STATUS_DONE;
    }
    const char *compiler = is_shim ? find_behind_shim(arena, run_as) : find_compiler(arena, argv[1], NULL);
    if (!compiler) {
        log_error("%s: no such compiler on PATH", is_shim ? fs_name_of(run_as) : argv[1]);
        return 127;
    }
    /* CMake and configure remember a shim as the compiler: outside `weft build` it is nothing but that compiler. */
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

int cmd_cc(int argc, char **argv)
{
    struct arena arena = { 0 };
    int status = run(&arena, argc, argv);
    arena_release(&arena);
    return status;
}
