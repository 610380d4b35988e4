#include "project.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "build_tool.h"
#include "flags.h"
#include "fs.h"
#include "language.h"
#include "state.h"

enum { MOST_DEPTH = 24 /* directories in each other */ };

struct search {
    struct arena *arena;
    const char *directory;
    struct project_sources *found;
};

/* Takes an absolute path, if it is below the directory and there. */
static void take(void *context, const char *path)
{
    struct search *search = context;
    size_t length = strlen(search->directory);
    if (text_starts_with(path, search->directory) && path[length] == '/' && fs_exists(path))
        vec_push(search->arena, &search->found->paths, arena_strdup(search->arena, path + length + 1));
}

static int is_wanted(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && strcmp(entry->d_name, "target") != 0;
}

static bool is_golden(struct arena *arena, const char *directory)
{
    struct slice text;
    if (fs_read(arena, fs_join(arena, directory, PROJECT_GOLDEN_UNITS), 0, &text) != 0)
        return false;
    const char *end = memchr(text.text, '\n', text.length);
    return end && end > text.text && fs_exists(fs_join(arena, directory, arena_strndup(arena, text.text, (size_t)(end - text.text))));
}

/* `ending` NULL: those of all languages. */
static void walk(struct search *search, const char *directory, const char *ending, int depth)
{
    const char **names;
    if (is_golden(search->arena, directory))
        return;
    int n = depth < MOST_DEPTH ? fs_list(search->arena, directory, is_wanted, &names) : 0;
    for (int i = 0; i < n; i++) {
        const char *path = fs_join(search->arena, directory, names[i]);
        struct stat status;
        if (lstat(path, &status) != 0)
            continue;
        bool is_made = !ending && (strcmp(names[i], "build") == 0 || strcmp(names[i], "node_modules") == 0);
        if (S_ISDIR(status.st_mode) && !is_made)
            walk(search, path, ending, depth + 1);
        else if (S_ISREG(status.st_mode) && (ending ? text_ends_with(names[i], ending) : language_of_file(names[i]) != NULL))
            take(search, path);
    }
}

static int by_name(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

void project_find_sources(struct arena *arena, const char *directory, const char *state, const char *database, struct project_sources *sources)
{
    struct search search = { arena, directory, sources };
    *sources = (struct project_sources){ 0 };
    if (!database)
        flags_each_remembered(arena, state ? state : state_directory(arena, directory), take, &search);
    if (sources->paths.count == 0)
        flags_each_listed(arena, fs_join(arena, database ? fs_absolute(arena, database) : directory, "compile_commands.json"), take, &search);
    if (sources->paths.count == 0 && !database)
        flags_each_listed(arena, fs_join(arena, directory, "build/compile_commands.json"), take, &search);
    for (size_t i = 0; build_tools[i]; i++)
        if (build_tools[i]->manifest && fs_exists(fs_join(arena, directory, build_tools[i]->manifest)))
            walk(&search, directory, build_tools[i]->sources, 0);
    if (sources->paths.count == 0)
        return;
    qsort(sources->paths.items, sources->paths.count, sizeof *sources->paths.items, by_name);
    size_t kept = 1;
    for (size_t i = 1; i < sources->paths.count; i++)
        if (strcmp(sources->paths.items[i], sources->paths.items[kept - 1]) != 0)
            sources->paths.items[kept++] = sources->paths.items[i];
    sources->paths.count = kept;
}

void project_walk_sources(struct arena *arena, const char *directory, struct project_sources *sources)
{
    struct search search = { arena, directory, sources };
    *sources = (struct project_sources){ 0 };
    walk(&search, directory, NULL, 0);
    if (sources->paths.count)
        qsort(sources->paths.items, sources->paths.count, sizeof *sources->paths.items, by_name);
}
