#include "weft_compile.h"

#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "find_compiler.h"
#include "fs.h"
#include "log.h"
#include "wrap_cc.h"
#include "wrap_run.h"

enum { STATUS_NO_COMPILER = 127 /* as in a shell, for a program that isn't found */, STATUS_MISTAKE = 2 /* in the configuration */ };

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
    struct wrap_cc cc = { .arena = arena, .compiler = call.compiler, .launch = call.launch, .argv = call.rest, .directory = here };
    if (!wrap_cc_find(&cc, &diags)) {
        diag_print(&diags);
        return STATUS_MISTAKE;
    }
    if (fs_make_directories(cc.state) != 0) {
        log_debug("cannot make %s: compiled as it is", cc.state);
        return run_plain(arena, program, rest);
    }
    return wrap_cc_run(&cc);
}

/* `compiler`: what was found, or NULL. */
static int compile_with(struct arena *arena, const char *compiler, const char *name, char **args, bool is_shim)
{
    int status = STATUS_NO_COMPILER;
    if (compiler)
        status = compile(arena, compiler, args, is_shim);
    else
        log_error("%s: no such compiler on PATH", name);
    arena_release(arena);
    return status;
}

int weft_compile(char **words)
{
    struct arena arena = { 0 };
    find_compiler_leave_links(&arena);
    return compile_with(&arena, find_compiler(&arena, words[0], NULL), words[0], words + 1, false);
}

int weft_compile_as(const char *link, char **args)
{
    struct arena arena = { 0 };
    find_compiler_leave_links(&arena);
    return compile_with(&arena, find_compiler_behind_link(&arena, link), fs_name_of(link), args, true);
}
