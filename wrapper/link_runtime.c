#define _GNU_SOURCE 1 /* memmem */
#include "link_runtime.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "elf_file.h"
#include "fs.h"
#include "log.h"

#define LIBRARY "libweft.so"
#define WRAPPED "libweft-wrapped.a" /* rt_wrapped.c */

/* ---- what goes into the link ---- */

struct look {
    struct arena *arena;
    struct link_inputs *inputs;
    uint64_t stamp; /* of this build */
    bool is_stale;
    bool is_lto;
};

const char *const link_sections[] = { "weft_wrapped", "weft_link" /* compiled by hand */, NULL };

/* The section holds a struct weft_link (probe.h) of each unit. */
static void look_at_units(struct slice section, void *context)
{
    struct look *look = context;
    look->inputs->have_units = true;
    for (size_t at = 8; at + 8 <= section.length; at += 16) {
        uint64_t stamp;
        memcpy(&stamp, section.text + at, sizeof stamp);
        look->is_stale = look->is_stale || (stamp && stamp != look->stamp);
    }
}

/* Objects for link-time optimisation have no sections of the unit's yet, but its names, in gcc's as in LLVM's form. */
static void look_for_name(struct look *look, const char *path)
{
    static const char name[] = "weft_linked_unit"; /* probe.h */
    struct arena arena = { 0 };
    struct slice bytes;
    if (fs_read(&arena, path, 0, &bytes) == 0 && memmem(bytes.text, bytes.length, name, sizeof name - 1))
        look->inputs->have_units = true;
    arena_release(&arena);
}

static void look_into(struct look *look, const char *path)
{
    look->is_stale = false;
    elf_file_sections(path, link_sections, look_at_units, look);
    if (look->is_lto && !look->inputs->have_units)
        look_for_name(look, path);
    if (look->is_stale)
        vec_push(look->arena, &look->inputs->stale, path);
}

/* -lNAME: an archive in one of the directories of -L. (A shared library brings its own runtime.) */
static void look_for_library(struct look *look, const struct wrap_args *args, const char *name)
{
    for (size_t i = 0; i < args->words.count; i++) {
        const char *word = args->words.items[i];
        if (!text_starts_with(word, "-L"))
            continue;
        const char *directory = word[2] ? word + 2 : i + 1 < args->words.count ? args->words.items[i + 1] : ".";
        if (fs_exists(fs_join(look->arena, directory, arena_printf(look->arena, "lib%s.so", name))))
            return;
        const char *archive = fs_join(look->arena, directory, arena_printf(look->arena, "lib%s.a", name));
        if (fs_exists(archive)) {
            look_into(look, archive);
            return;
        }
    }
}

void link_look(const struct link_runtime *link, const struct wrap_args *args, struct link_inputs *inputs)
{
    struct look look = { .arena = link->arena, .inputs = inputs, .stamp = link->stamp };
    *inputs = (struct link_inputs){ 0 };
    for (size_t i = 0; i < args->words.count; i++)
        look.is_lto = look.is_lto || text_starts_with(args->words.items[i], "-flto");
    for (size_t i = 0; i < args->inputs.count; i++)
        if (text_starts_with(args->inputs.items[i], "-l"))
            look_for_library(&look, args, args->inputs.items[i] + 2);
        else
            look_into(&look, args->inputs.items[i]);
    for (size_t i = 0; i < args->words.count; i++) { /* -Wl,--whole-archive,libx.a */
        char *rest = NULL, *word = text_starts_with(args->words.items[i], "-Wl,") ? arena_strdup(link->arena, args->words.items[i] + 4) : NULL;
        for (char *piece = word ? strtok_r(word, ",", &rest) : NULL; piece; piece = strtok_r(NULL, ",", &rest))
            look_into(&look, piece);
    }
}

/* ---- the runtime ---- */

/* A copy in the state directory, which programs find where weft itself was moved. NULL: it cannot be made. */
static const char *copy_directory(const struct link_runtime *link)
{
    const char *directory = fs_join(link->arena, link->state, "lib"), *copy = fs_join(link->arena, directory, LIBRARY);
    const char *library = fs_join(link->arena, link->library, LIBRARY);
    struct stat from, to;
    struct slice bytes;
    if (stat(library, &from) != 0)
        return NULL;
    if (stat(copy, &to) == 0 && to.st_size == from.st_size && to.st_mtim.tv_sec >= from.st_mtim.tv_sec)
        return directory;
    if (fs_make_directories(directory) != 0 || fs_read(link->arena, library, 0, &bytes) != 0 ||
        fs_write_atomic(copy, bytes.text, bytes.length) != 0) {
        log_debug("cannot copy %s to %s: %s", library, copy, strerror(errno));
        return NULL;
    }
    return directory;
}

static void add_run_path(const struct link_runtime *link, const char *path, words *out)
{
    if (!path || !*path)
        return;
    static const char *const option[] = { "-Xlinker", "-rpath", "-Xlinker" }; /* -Wl, would split the path at commas */
    for (size_t i = 0; i < sizeof option / sizeof *option; i++)
        vec_push(link->arena, out, option[i]);
    vec_push(link->arena, out, path);
}

static bool names_run_path(const struct wrap_args *args)
{
    for (size_t i = 0; i < args->words.count; i++)
        if (strstr(args->words.items[i], "-rpath") || strstr(args->words.items[i], "-R"))
            return true;
    return false;
}

/* libgfortran believes that a program has threads if it has pthread_key_create, which the runtime needs, and then calls
 * the functions that it refers to weakly (gthr-posix.h of gcc): in an archive nobody else may want them. */
static void add_threads(const struct link_runtime *link, const struct wrap_args *args, words *out)
{
    static const char *const wanted[] = { "once",
                                          "getspecific",
                                          "setspecific",
                                          "create",
                                          "join",
                                          "self",
                                          "detach",
                                          "cancel",
                                          "mutex_lock",
                                          "mutex_trylock",
                                          "mutex_unlock",
                                          "mutex_init",
                                          "mutex_destroy",
                                          "cond_init",
                                          "cond_broadcast",
                                          "cond_signal",
                                          "cond_wait",
                                          "cond_timedwait",
                                          "cond_destroy",
                                          "key_delete",
                                          "mutexattr_init",
                                          "mutexattr_settype",
                                          "mutexattr_destroy",
                                          "rwlock_rdlock",
                                          "rwlock_wrlock",
                                          "rwlock_unlock" };
    bool has_fortran = link->is_fortran;
    for (size_t i = 0; i < args->words.count; i++)
        has_fortran = has_fortran || strstr(args->words.items[i], "gfortran");
    for (size_t i = 0; has_fortran && i < sizeof wanted / sizeof *wanted; i++)
        vec_push(link->arena, out, arena_printf(link->arena, "-Wl,-u,pthread_%s", wanted[i]));
}

void link_add_runtime(const struct link_runtime *link, const struct wrap_args *args, bool with_path, words *out)
{
    /* Passed with -Wl, so that an -x option doesn't apply to the library. */
    if (args->facts & WRAP_STATIC) {
        add_threads(link, args, out);
        vec_push(link->arena, out, arena_printf(link->arena, "-Wl,%s/libweft.a", link->library));
        vec_push(link->arena, out, "-lpthread");
        return;
    }
    vec_push(link->arena, out,
             arena_printf(link->arena, "-Wl,--push-state,--as-needed,%s/" WRAPPED ",%s/" LIBRARY ",--pop-state", link->library, link->library));
    if (!with_path)
        return;
    if (!names_run_path(args)) /* the linker reads the variable only if there is no -rpath */
        add_run_path(link, getenv("LD_RUN_PATH"), out);
    add_run_path(link, link->library, out);
    add_run_path(link, copy_directory(link), out);
}

bool link_needs_runtime(const struct link_runtime *link, const struct wrap_args *args)
{
    struct elf_dynamic dynamic;
    if (!elf_file_dynamic(link->arena, args->output ? args->output : "a.out", &dynamic))
        return false;
    for (size_t i = 0; i < dynamic.needed.count; i++)
        if (strcmp(dynamic.needed.items[i], LIBRARY) == 0)
            return true;
    return false;
}
