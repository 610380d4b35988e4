#define _GNU_SOURCE 1
#include "source_search.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dry_run.h"
#include "fs.h"
#include "log.h"
#include "project.h"

/* Asks make, else CMake or meson. */
static void make_database(struct source_search *search, struct sources *sources)
{
    struct arena *arena = &sources->arena;
    const char *temporary = getenv("TMPDIR");
    char *directory = arena_printf(arena, "%s/weft-init-XXXXXX", temporary && *temporary ? temporary : "/tmp");
    if (!mkdtemp(directory))
        return;
    search->scratch = directory;
    const char *here = fs_absolute(arena, "."), *build = fs_join(arena, directory, "build"), *tool;
    if (dry_run_make(arena, here, fs_join(arena, directory, "compile_commands.json")) > 0) {
        sources->database = directory;
        search->how = "a dry run of make (`make -nB`)";
        search->next = "weft make";
    } else if ((tool = dry_run_configure(arena, here, build, &search->why))) {
        bool is_cmake = strcmp(tool, "cmake") == 0;
        sources->database = build;
        search->how = is_cmake ? "what CMake says of them (configured in a temporary directory)"
                               : "what meson says of them (configured in a temporary directory)";
        search->next = is_cmake ? SOURCES_BY_CMAKE : SOURCES_BY_MESON;
    }
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status, (void)type, (void)place;
    return remove(path);
}

void source_search_end(const struct source_search *search)
{
    if (search->scratch)
        (void)nftw(search->scratch, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

bool source_search(struct source_search *search, struct sources *sources, struct operands *operands, bool by_name)
{
    struct project_sources found;
    const char *here = fs_absolute(&sources->arena, ".");
    *search = (struct source_search){ .how = "their names on the command line" };
    if (operands->count > 0)
        return true;
    project_find_sources(&sources->arena, here, sources->state, sources->database, &found);
    search->how = "what a build says of them (compile_commands.json, a manifest, or an earlier build under weft)";
    if (found.paths.count == 0 && !sources->database) {
        make_database(search, sources);
        if (sources->database)
            project_find_sources(&sources->arena, here, NULL, sources->database, &found);
    }
    if (found.paths.count == 0 && by_name) {
        project_walk_sources(&sources->arena, here, &found);
        search->how = "the names of files, without the flags of a build";
        bool is_cmake = fs_exists("CMakeLists.txt");
        if (is_cmake || fs_exists("meson.build"))
            log_warning("%s could not configure the project in a temporary directory, so the flags of its sources are not known: %s",
                        is_cmake ? "CMake" : "meson",
                        search->why ? search->why
                        : is_cmake  ? "`cmake -B DIRECTORY` says why"
                                    : "`meson setup DIRECTORY` says why");
    }
    operands->count = (int)found.paths.count;
    operands->words = (char **)(uintptr_t)found.paths.items;
    return operands->count > 0;
}
