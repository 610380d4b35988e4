#include "target_library.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fs.h"
#include "install.h"
#include "log.h"
#include "program_names.h"
#include "state.h"
#include "vec.h"
#include "wrap_run.h"

typedef VEC(const char *) words;

struct making {
    struct arena *arena;
    const char *compiler; /* of C */
    const char *const *flags;
    size_t n_flags;
    const char *sources;   /* directory of the runtime's sources */
    const char *directory; /* where everything is made; renamed when it is complete */
    const char *reason;    /* of the first failure */
};

/* Not part of libweft.a, as in runtime/rules.ninja: what needs the dynamic linker, and the runtime that records nothing. */
static const char *const interposed[] = { "rt_interpose.c", "rt_jump.c" };
enum { N_INTERPOSED = sizeof interposed / sizeof *interposed };
#define IDLE "rt_idle.c"
#define WRAPPED "rt_wrapped.c" /* in an archive of its own, too */

static bool is_in_archive(const char *source)
{
    for (int i = 0; i < N_INTERPOSED; i++)
        if (strcmp(source, interposed[i]) == 0)
            return false;
    return strcmp(source, IDLE) != 0;
}

/* ---- commands ---- */

/* The first line that names an error, or else the last one. */
static const char *first_error(struct arena *arena, struct slice errors)
{
    const char *text = errors.text ? arena_strndup(arena, errors.text, errors.length) : "", *error = strstr(text, "error: ");
    if (!error)
        error = strstr(text, "undefined reference");
    if (!error)
        error = strstr(text, "cannot find");
    if (!error)
        error = text;
    return arena_strndup(arena, error, strcspn(error, "\n"));
}

static bool run(struct making *making, const words *command)
{
    struct wrap_output output = { 0 };
    words whole = *command;
    vec_push(making->arena, &whole, NULL);
    if (wrap_run_captured(making->arena, whole.items, (struct slice){ 0 }, &output) >= 0 && output.status == 0)
        return true;
    if (!making->reason)
        making->reason = arena_printf(making->arena, "%s: %s", fs_name_of(whole.items[0]), first_error(making->arena, output.errors));
    for (size_t i = 0; i + 1 < whole.count; i++)
        log_debug("  %s", whole.items[i]);
    return false;
}

static void add(struct making *making, words *command, const char *const *more)
{
    for (; *more; more++)
        vec_push(making->arena, command, *more);
}

static words compiler_with(struct making *making)
{
    words command = { 0 };
    vec_push(making->arena, &command, making->compiler);
    for (size_t i = 0; i < making->n_flags; i++)
        vec_push(making->arena, &command, making->flags[i]);
    return command;
}

static const char *object_of(struct making *making, const char *source)
{
    return arena_printf(making->arena, "%s/%.*s.o", making->directory, (int)strlen(source) - 2, source);
}

static bool compile(struct making *making, const char *source)
{
    words command = compiler_with(making);
    add(making, &command,
        (const char *const[]){ "-x", "c", "-std=c17", "-D_GNU_SOURCE", "-O2", "-fPIC", "-fvisibility=hidden", "-w", "-I",
                               install_include_directory(making->arena), "-I", making->sources, "-c", fs_join(making->arena, making->sources, source),
                               "-o", object_of(making, source), NULL });
    return run(making, &command);
}

/* The `ar` of the compiler's tools; the machine's own if it does not name one that is there. */
static const char *find_archiver(struct making *making)
{
    words command = compiler_with(making);
    struct slice text;
    int status;
    vec_push(making->arena, &command, "-print-prog-name=ar");
    vec_push(making->arena, &command, NULL);
    if (wrap_run_read(making->arena, command.items, &status, &text) == 0 && status == 0 && text.length > 1 && *text.text == '/')
        return arena_strndup(making->arena, text.text, strcspn(text.text, "\n"));
    return "ar";
}

static bool archive(struct making *making, const char *name, const char *const *sources)
{
    words command = { 0 };
    vec_push(making->arena, &command, find_archiver(making));
    vec_push(making->arena, &command, "rcs");
    vec_push(making->arena, &command, fs_join(making->arena, making->directory, name));
    for (; *sources; sources++)
        vec_push(making->arena, &command, object_of(making, *sources));
    return run(making, &command);
}

/* As variant.ninja links it. */
static bool link_shared(struct making *making, const char *const *sources)
{
    words command = compiler_with(making);
    add(making, &command, (const char *const[]){ "-shared", "-o", fs_join(making->arena, making->directory, "libweft.so"), NULL });
    for (; *sources; sources++)
        vec_push(making->arena, &command, object_of(making, *sources));
    for (int i = 0; i < N_INTERPOSED; i++)
        vec_push(making->arena, &command, object_of(making, interposed[i]));
    add(making, &command,
        (const char *const[]){ "-Wl,-z,defs", "-Wl,-z,now", "-Wl,-z,nodelete", "-static-libgcc", "-Wl,--exclude-libs,libgcc.a:libgcc_eh.a",
                               "-Wl,-soname,libweft.so", "-ldl", "-pthread", NULL });
    return run(making, &command);
}

/* ---- the parts together ---- */

static int is_source(const struct dirent *entry)
{
    return text_ends_with(entry->d_name, ".c");
}

static bool make_all(struct making *making)
{
    const char **names;
    int n = fs_list(making->arena, making->sources, is_source, &names);
    words sources = { 0 };
    if (n <= 0) {
        making->reason = arena_printf(making->arena, "its sources are not in %s", making->sources);
        return false;
    }
    for (int i = 0; i < n; i++) {
        if (!compile(making, names[i]))
            return false;
        if (is_in_archive(names[i]))
            vec_push(making->arena, &sources, names[i]);
    }
    vec_push(making->arena, &sources, NULL);
    if (fs_make_directories(fs_join(making->arena, making->directory, "idle")) != 0 || !archive(making, "libweft.a", sources.items) ||
        !archive(making, "libweft-wrapped.a", (const char *const[]){ WRAPPED, NULL }) ||
        !archive(making, "idle/libweft.a", (const char *const[]){ IDLE, NULL }))
        return false;
    if (!link_shared(making, sources.items)) /* there may be no shared libraries for it, and static programs all the same */
        log_debug("no libweft.so for this target: %s", making->reason);
    return true;
}

/* Removes what was made, or began to be. */
static void remove_directory(const char *directory)
{
    int status;
    wrap_run_plain((const char *const[]){ "rm", "-rf", directory, NULL }, &status);
}

static const char *cache_directory(struct arena *arena)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache && *cache == '/')
        return fs_join(arena, cache, "weft/runtime");
    return fs_join(arena, home && *home == '/' ? home : "/tmp", ".cache/weft/runtime");
}

/* Other compilers make something else of the runtime's sources: the one of C beside them is taken, if there is one. */
static const char *c_compiler_of(struct arena *arena, const char *compiler)
{
    const char *name = fs_name_of(compiler);
    for (const struct compiler_pair *pair = compiler_pairs; pair->other; pair++) {
        const char *at = strstr(name, pair->other);
        if (!at)
            continue;
        char *beside = arena_printf(arena, "%.*s%s%s", (int)(at - compiler), compiler, pair->of_c, at + strlen(pair->other));
        return access(beside, X_OK) == 0 ? beside : compiler;
    }
    return compiler;
}

/* The sources too: a weft of another version, or one that was mended, needs another runtime. */
static uint64_t hash_all(const struct making *making, const char *identity)
{
    uint64_t hash = hash_text(hash_text(HASH_START, making->compiler), identity);
    for (size_t i = 0; i < making->n_flags; i++)
        hash = hash_text(hash, making->flags[i]);
    hash = state_hash_program(state_hash_program(hash, making->compiler), install_weft(making->arena));
    return hash_text(hash, making->sources);
}

static void make_once(struct making *making, const char *directory, const char *name)
{
    making->directory = arena_printf(making->arena, "%s.%d", directory, (int)getpid());
    log_info("builds its runtime for %s, once", name);
    if (fs_make_directories(making->directory) != 0)
        making->reason = arena_printf(making->arena, "%s: %s", making->directory, strerror(errno));
    else if (make_all(making) && rename(making->directory, directory) != 0)
        making->reason = arena_printf(making->arena, "%s: %s", directory, strerror(errno));
    if (!fs_exists(directory))
        remove_directory(making->directory);
}

void target_library_make(struct arena *arena, const char *compiler, const char *const *flags, size_t n_flags, const char *name, const char *identity,
                         struct target_library *made)
{
    struct making making = { .arena = arena, .flags = flags, .n_flags = n_flags, .sources = install_runtime_sources(arena) };
    making.compiler = c_compiler_of(arena, compiler);
    const char *cache = cache_directory(arena),
               *directory = arena_printf(arena, "%s/%.*s-%016" PRIx64, cache, (int)strcspn(name, " "), name, hash_all(&making, identity));
    *made = (struct target_library){ 0 };
    if (!fs_exists(directory) && fs_make_directories(cache) == 0) {
        int lock = open(arena_printf(arena, "%s.lock", directory), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (lock >= 0)
            flock(lock, LOCK_EX);
        if (!fs_exists(directory)) /* nobody made it meanwhile */
            make_once(&making, directory, name);
        if (lock >= 0)
            close(lock);
    }
    if (fs_exists(directory))
        made->directory = directory;
    else
        made->reason = making.reason ? making.reason : arena_printf(arena, "%s cannot be written", cache);
}
