/* The build tool for every command that calls compilers. It wraps those that are found through PATH, those that CC and
 * similar variables name, and those that are called by an absolute path. */
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build_compilers.h"
#include "build_hook.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "program_names.h"

static int make_link(struct arena *arena, const char *directory, const char *name)
{
    char *path = fs_join(arena, directory, name);
    if (unlink(path) != 0 && errno != ENOENT)
        return -1;
    return symlink(install_compile_wrapper(arena), path) != 0 && errno != EEXIST ? -1 : 0;
}

static const char *shim_directory(const struct build *build)
{
    return fs_join(build->arena, build->state, "bin");
}

/* Makes a link to weft-compile for each compiler and launcher on PATH. */
int build_compilers_open_state(struct build *build)
{
    struct arena *arena = build->arena;
    const char *path = getenv("PATH");
    const char *shims = shim_directory(build);
    if (fs_make_directories(shims) != 0)
        return -1;
    for (const char *at = path ? path : ""; *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        char *name = length ? arena_strndup(arena, at, length) : ".";
        DIR *directory = strcmp(name, shims) == 0 ? NULL : opendir(name);
        at += length;
        for (struct dirent *entry; directory && (entry = readdir(directory)) != NULL;)
            if (wrapped_name_is(entry->d_name) && access(fs_join(arena, name, entry->d_name), X_OK) == 0 &&
                make_link(arena, shims, entry->d_name) != 0) {
                closedir(directory);
                return -1;
            }
        if (directory)
            closedir(directory);
    }
    return 0;
}

/* Replaces "/usr/bin/gcc" by a shim that knows this path. Other words are returned as they are. */
static const char *shim_of_path(struct build *build, const char *word)
{
    struct arena *arena = build->arena;
    if (word[0] != '/' || !wrapped_name_is(fs_name_of(word)) || access(word, X_OK) != 0 || strpbrk(build->state, " \t"))
        return word; /* make would split the shim's path at a space; the exec hook below covers this compiler */
    char *directory = arena_printf(arena, "%s/by-path/%016" PRIx64, build->state, hash_text(HASH_START, word));
    if (fs_make_directories(directory) != 0 || make_link(arena, directory, fs_name_of(word)) != 0 ||
        fs_write_atomic(fs_join(arena, directory, "real"), word, strlen(word)) != 0)
        return word;
    return fs_join(arena, directory, fs_name_of(word));
}

/* Replaces the compilers in a value of CC, such as "ccache /usr/bin/gcc -m64". */
static char *wrap_value(struct build *build, const char *value)
{
    struct str out = { .arena = build->arena };
    str_begin(&out);
    while (*value) {
        size_t length = strcspn(value, " \t");
        if (length)
            str_add(&out, shim_of_path(build, arena_strndup(build->arena, value, length)));
        else
            str_add_char(&out, *value), length = 1;
        value += length;
    }
    return out.text;
}

int build_compilers_set_environment(struct build *build)
{
    struct arena *arena = build->arena;
    static const char *const variables[] = { "CC", "CXX", "HOSTCC", "LD" };
    const char *path = getenv("PATH");
    build->command[0] = arena_strdup(arena, shim_of_path(build, build->command[0]));
    setenv("PATH", arena_printf(arena, "%s:%s", shim_directory(build), path ? path : "/usr/bin:/bin"), 1);
    if (program_runs_others(build->command[0]))
        build_hook_preload(build);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value)
            setenv(variables[i], wrap_value(build, value), 1);
        for (char **word = build->command; *word; word++) {
            size_t length = strlen(variables[i]);
            if (strncmp(*word, variables[i], length) == 0 && (*word)[length] == '=')
                *word = arena_printf(arena, "%s=%s", variables[i], wrap_value(build, *word + length + 1));
        }
    }
    return 0;
}

extern const struct build_tool build_tool_compilers; /* named by build_tools.def */
const struct build_tool build_tool_compilers = {
    .name = "compilers",
    .units = "units",
    .refresh = "make clean",
    .open_state = build_compilers_open_state,
    .set_environment = build_compilers_set_environment,
};
