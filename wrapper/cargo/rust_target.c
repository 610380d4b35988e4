#include "rust_target.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "find_compiler.h"
#include "install.h"
#include "target.h"
#include "wrap_run.h"

/* The architecture of a triple as C compilers name it: rustc also names its version in it. */
static const char *architecture_of(struct arena *arena, const char *triple)
{
    static const char *const families[][2] = { { "riscv64", "riscv64" }, { "riscv32", "riscv32" }, { "arm", "arm" },   { "thumb", "arm" },
                                               { "i386", "i686" },       { "i486", "i686" },       { "i586", "i686" }, { "x86_64", "x86_64" } };
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        if (text_starts_with(triple, families[i][0]))
            return families[i][1];
    return arena_strndup(arena, triple, strcspn(triple, "-"));
}

/* Does it say that it compiles for the target? (What musl-gcc says is the machine's own triple.) */
static bool compiles_for(struct arena *arena, const char *compiler, const char *target)
{
    struct slice text;
    int status;
    if (wrap_run_read(arena, (const char *const[]){ compiler, "-dumpmachine", NULL }, &status, &text) != 0 || status != 0)
        return false;
    bool is_musl = strstr(text.text, "musl") || strstr(compiler, "musl");
    return is_musl == (strstr(target, "musl") != NULL) && strcmp(architecture_of(arena, text.text), architecture_of(arena, target)) == 0;
}

/* $CC_x86_64-unknown-linux-musl, $CC_x86_64_unknown_linux_musl, $TARGET_CC: without flags. */
static const char *compiler_of_environment(struct arena *arena, const char *target)
{
    char *variable = arena_printf(arena, "CC_%s", target);
    const char *value = getenv(variable);
    for (char *c = variable; *c; c++)
        *c = *c == '-' ? '_' : *c;
    value = value ? value : getenv(variable);
    value = value ? value : getenv("TARGET_CC");
    return value ? arena_strndup(arena, value, strcspn(value, " ")) : NULL;
}

/* "aarch64-linux-gnu-gcc" for aarch64-unknown-linux-gnu */
static const char *usual_compiler(struct arena *arena, const char *target)
{
    const char *vendor = strchr(target, '-'), *system = vendor ? strchr(vendor + 1, '-') : NULL;
    return arena_printf(arena, "%s%s-gcc", architecture_of(arena, target), system ? system : "");
}

static const char *find_c_compiler(const struct rustc_call *call, const char *target)
{
    const char *const names[] = { call->args.linker, compiler_of_environment(call->arena, target), usual_compiler(call->arena, target), "musl-gcc" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *path = names[i] && *names[i] ? find_compiler(call->arena, names[i], "") : NULL;
        if (path && compiles_for(call->arena, path, target))
            return path;
    }
    return NULL;
}

void rust_target_find(struct rustc_call *call, struct rust_compiler *compiler)
{
    const char *target = call->args.target ? call->args.target : compiler->host;
    if (strcmp(target, compiler->host) == 0 && text_ends_with(target, "-linux-gnu"))
        return;
    struct target found = { .reason = "weft has no runtime for it" };
    const char *of_c = strstr(target, "-linux-") ? find_c_compiler(call, target) : NULL;
    if (of_c)
        target_find(call->arena, call->state, of_c, &(const struct wrap_args){ 0 }, install_library_directory(call->arena), &found);
    else if (strstr(target, "-linux-"))
        found.reason = arena_printf(call->arena, "its runtime needs a compiler of C, as %s, or one that CC_%s names",
                                    usual_compiler(call->arena, target), target);
    call->library = compiler->library = found.library;
    call->no_runtime = found.reason;
    compiler->target = target;
}

bool rust_target_is_static(const struct rustc_call *call, const struct rust_compiler *compiler)
{
    struct slice text;
    int status;
    if (call->args.facts & RUSTC_STATIC || !compiler->target || !strstr(compiler->target, "musl"))
        return call->args.facts & RUSTC_STATIC;
    if (call->args.facts & RUSTC_SHARED)
        return false;
    const char *const argv[] = { compiler->path, "--print", "cfg", "--target", compiler->target, NULL };
    return wrap_run_read(call->arena, argv, &status, &text) == 0 && status == 0 && strstr(text.text, "target_feature=\"crt-static\"");
}
