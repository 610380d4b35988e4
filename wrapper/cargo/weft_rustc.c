/* The programs weft-rustc and weft-rustdoc: reads the command line and the environment. */
#define _GNU_SOURCE 1
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "weft_rustc.h"
#include "config_read.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "status.h"
#include "wrap_rustc.h"
#include "wrap_run.h"

static const char usage[] = "usage: weft-rustc [WRAPPER] RUSTC ARGS...\n"
                            "\n"
                            "Runs one call of rustc with its crate rewritten; `weft cargo` sets it as RUSTC_WRAPPER. Calls that compile no crate\n"
                            "are passed on unchanged. WEFT_VERBOSE=1 prints what is decided and why, and keeps the rewritten crates below the\n"
                            "state directory.\n";

static const char *not_empty(const char *text)
{
    return text && *text ? text : NULL;
}

/* Takes the words before the arguments: the user's own wrapper, cargo's wrapper for members of the workspace, the
 * compiler. Returns the rest. */
static char **take_compiler(struct rustc_call *call, char **argv)
{
    const char *wrapper = not_empty(getenv("WEFT_RUSTC_WRAPPER"));
    if (wrapper)
        vec_push(call->arena, &call->compiler, wrapper);
    vec_push(call->arena, &call->compiler, *argv++);
    while (*argv && (*argv)[0] != '-' && (*argv)[0] != '@' && strchr(*argv, '/') && !text_ends_with(*argv, ".rs") && access(*argv, X_OK) == 0)
        vec_push(call->arena, &call->compiler, *argv++);
    /* `WORKSPACE_WRAPPER rustc ARGS`: cargo passes a compiler that it finds on PATH without a directory. */
    if (*argv && (strcmp(*argv, "rustc") == 0))
        vec_push(call->arena, &call->compiler, *argv++);
    return argv;
}

static int run_as_it_is(const struct rustc_call *call, char **rest)
{
    VEC(const char *) out = { 0 };
    for (size_t i = 0; i < call->compiler.count; i++)
        vec_push(call->arena, &out, call->compiler.items[i]);
    for (; *rest; rest++)
        vec_push(call->arena, &out, *rest);
    vec_push(call->arena, &out, NULL);
    return wrap_run_instead(out.items, (struct slice){ 0 });
}

int weft_rustc(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct diags diags = { .arena = &arena };
    struct rustc_call call = { .arena = &arena };
    char here[PATH_MAX];
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        fputs(usage, argc < 2 ? stderr : stdout);
        return argc < 2 ? STATUS_USAGE : STATUS_DONE;
    }
    char **rest = take_compiler(&call, argv + 1);
    const char *package = getenv("CARGO_PKG_NAME"), *path = config_find(&arena, NULL, &diags);
    call.state = not_empty(getenv("WEFT_STATE"));
    call.config = path && call.state ? config_load(&arena, path, &diags) : NULL;
    call.library = install_library_directory(&arena);
    if (!call.config || !getcwd(here, sizeof here) || !fs_exists(call.state)) {
        diag_print(&diags);
        log_debug("no configuration or no state directory: compiled unchanged");
        return run_as_it_is(&call, rest);
    }
    call.directory = here;
    call.package = package ? package : "";
    call.package_directory = not_empty(getenv("CARGO_MANIFEST_DIR"));
    call.out_dir = not_empty(getenv("OUT_DIR"));
    rustc_args_parse(&arena, (const char *const *)rest, &call.args);
    int status = wrap_rustc_run(&call);
    arena_release(&arena);
    return status;
}

/* The tool `name` of the toolchain that runs us, which is next to $CARGO. */
static const char *find_tool(struct arena *arena, const char *name)
{
    const char *cargo = not_empty(getenv("CARGO"));
    char *beside = cargo ? fs_join(arena, fs_directory_of(arena, cargo), name) : NULL;
    return beside && access(beside, X_OK) == 0 ? beside : name;
}

/* Documentation tests are programs that are linked with instrumented crates. */
int weft_rustdoc(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct rust_compiler compiler;
    VEC(const char *) out = { 0 };
    const char *rustdoc = not_empty(getenv("WEFT_RUSTDOC")), *state = not_empty(getenv("WEFT_STATE")), *library = install_library_directory(&arena);
    const char *rustc = not_empty(getenv("RUSTC"));
    vec_push(&arena, &out, rustdoc ? rustdoc : find_tool(&arena, "rustdoc"));
    for (int i = 1; i < argc; i++)
        vec_push(&arena, &out, argv[i]);
    if (state && argc > 1 && strcmp(argv[1], "-vV") != 0 && rust_compiler_ask(&arena, state, rustc ? rustc : find_tool(&arena, "rustc"), &compiler)) {
        vec_push(&arena, &out, "-L");
        vec_push(&arena, &out, arena_printf(&arena, "dependency=%s", rust_runtime_directory(&arena, state, &compiler)));
        vec_push(&arena, &out, "-L");
        vec_push(&arena, &out, arena_printf(&arena, "native=%s", library));
        vec_push(&arena, &out, "-Clink-arg=-Wl,-rpath");
        vec_push(&arena, &out, arena_printf(&arena, "-Clink-arg=-Wl,%s", library));
    }
    vec_push(&arena, &out, NULL);
    return wrap_run_instead(out.items, (struct slice){ 0 });
}
