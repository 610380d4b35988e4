#define _GNU_SOURCE 1
#include "find_compiler.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fs.h"
#include "install.h"
#include "log.h"
#include "program_names.h"
#include "vec.h"

/* The programs that run between weft and this process, one a line. Set for everything below a wrapped call. */
#define NESTED "WEFT_NESTED"

/* ---- PATH ---- */

/* Splits off the first directory of *path; "" stands for the working directory. NULL at the end. */
static char *next_directory(struct arena *arena, const char **path)
{
    if (!*path)
        return NULL;
    size_t length = strcspn(*path, ":");
    char *directory = length ? arena_strndup(arena, *path, length) : ".";
    *path = (*path)[length] ? *path + length + 1 : NULL;
    return directory;
}

void find_compiler_leave_links(struct arena *arena)
{
    const char *state = getenv("WEFT_STATE"), *path = getenv("PATH"), *directory;
    struct str kept = { .arena = arena };
    if (!state || !path)
        return;
    const char *links = fs_join(arena, state, "bin");
    while ((directory = next_directory(arena, &path)) != NULL)
        if (strcmp(directory, links) != 0)
            str_printf(&kept, "%s%s", kept.length ? ":" : "", directory);
    setenv("PATH", kept.text ? kept.text : "", 1);
}

/* Does it lead to the program that wraps compilers? */
static bool is_shim(struct arena *arena, const char *file)
{
    char resolved[PATH_MAX];
    return realpath(file, resolved) && strcmp(resolved, install_compile_wrapper(arena)) == 0;
}

/* Is it a launcher, possibly behind links that have a compiler's name? */
static bool is_launcher(const char *file)
{
    char resolved[PATH_MAX];
    return launcher_name_is(program_name(realpath(file, resolved) ? resolved : file));
}

static char *find_on_path(struct arena *arena, const char *name, const char *skip, bool with_launchers)
{
    const char *path = getenv("PATH"), *directory;
    while ((directory = next_directory(arena, &path)) != NULL) {
        char *file = fs_join(arena, directory, name);
        if ((skip && strcmp(directory, skip) == 0) || access(file, X_OK) != 0 || is_shim(arena, file))
            continue;
        if (with_launchers || !is_launcher(file))
            return fs_absolute(arena, file);
    }
    return NULL;
}

char *find_compiler(struct arena *arena, const char *name, const char *skip)
{
    return strchr(name, '/') ? fs_absolute(arena, name) : find_on_path(arena, name, skip, true);
}

char *find_compiler_behind_link(struct arena *arena, const char *link)
{
    struct slice text;
    char *directory = fs_directory_of(arena, link);
    if (fs_read(arena, fs_join(arena, directory, "real"), PATH_MAX, &text) == 0)
        return arena_strndup(arena, text.text, text.length);
    return find_on_path(arena, fs_name_of(link), directory, true);
}

/* ---- launchers ---- */

const char *find_compiler_word(struct arena *arena, const char *word)
{
    if (!wrapped_name_is(program_name(word)))
        return NULL;
    if (strchr(word, '/') && is_shim(arena, word)) /* a link of weft's, which CMake found on PATH */
        return find_compiler_behind_link(arena, word);
    return find_compiler(arena, word, NULL);
}

/* `distcc -c file.c` means `distcc cc -c file.c` */
static bool has_own_compiler(const char *launcher, const char *first)
{
    return strcmp(program_name(launcher), "distcc") == 0 && first && first[0] == '-' && first[1] != '-' && strchr("cgoODIWfmS", first[1]);
}

void find_compiler_call(struct arena *arena, const char *program, char *const *args, struct compiler_call *call)
{
    VEC(const char *) launch = { 0 };
    const char *found = program;
    vec_push(arena, &launch, program);
    while (found && launcher_name_is(program_name(found)) && !has_own_compiler(found, *args)) {
        for (; *args && **args != '-' && **args != '/' && strchr(*args, '='); args++) /* ccache KEY=VALUE... gcc */
            vec_push(arena, &launch, *args);
        found = *args ? find_compiler_word(arena, *args) : NULL;
        if (found) {
            /* the word as it is, for distcc sends it to other machines */
            vec_push(arena, &launch, strchr(*args, '/') ? found : *args);
            args++;
        }
    }
    if (found && is_launcher(found))
        found = find_on_path(arena, launcher_name_is(program_name(found)) ? "cc" : program_name(found), NULL, false);
    vec_push(arena, &launch, NULL);
    *call = (struct compiler_call){ launch.items, args, found };
}

/* ---- loops ---- */

bool find_compiler_is_nested(void)
{
    return getenv(NESTED) != NULL;
}

bool find_compiler_enter(struct arena *arena, const char *program)
{
    const char *before = getenv(NESTED);
    for (const char *at = before; at && *at; at += strcspn(at, "\n"), at += *at == '\n') {
        if (strncmp(at, program, strlen(program)) != 0 || (at[strlen(program)] != '\n' && at[strlen(program)]))
            continue;
        log_error("%s calls itself through weft's link to it, without an end: let it call its compiler by an absolute path", program);
        return false;
    }
    setenv(NESTED, arena_printf(arena, "%s%s%s", before ? before : "", before && *before ? "\n" : "", program), 1);
    return true;
}
