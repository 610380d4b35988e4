#include "build_hook.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "exec_hook.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "program_names.h"
#include "vec.h"

/* Returns a path without the separators of LD_PRELOAD: a link in the state directory if necessary. NULL:
 * impossible. */
static const char *preloadable(struct build *build, const char *library)
{
    static const char separators[] = ": ";
    char *link = fs_join(build->arena, build->state, EXEC_HOOK_LIBRARY);
    if (!strpbrk(library, separators))
        return library;
    if (strpbrk(link, separators) || (unlink(link) != 0 && errno != ENOENT) || symlink(library, link) != 0)
        return NULL;
    return link;
}

void build_hook_preload(struct build *build)
{
    struct arena *arena = build->arena;
    const char *self = fs_self(arena), *before = getenv("LD_PRELOAD"), *library = fs_join(arena, install_library_directory(arena), EXEC_HOOK_LIBRARY);
    if (!self || !fs_exists(library) || (before && strstr(before, EXEC_HOOK_LIBRARY)))
        return;
    library = preloadable(build, library);
    if (!library) {
        log_warning("compilers that are called by an absolute path are not wrapped: %s contains a space (-o chooses another state directory)",
                    build->state);
        return;
    }
    const char *value = before && *before ? arena_printf(arena, "%s:%s", library, before) : library;
    setenv(EXEC_HOOK_WEFT, self, 1); /* may move the environment, and `before` with it */
    setenv("LD_PRELOAD", value, 1);
}

/* The hook does so with the commands of others. */
static void change_command(struct build *build, const char *what)
{
    VEC(char *) words = { 0 };
    char **rest = build->command + 1;
    if (*what == '!') {
        setenv(EXEC_HOOK_REAL, build->command[0], 1);
        vec_push(build->arena, &words, fs_self(build->arena));
        vec_push(build->arena, &words, arena_strdup(build->arena, what + 1));
    } else {
        vec_push(build->arena, &words, build->command[0]);
        vec_push(build->arena, &words, arena_strdup(build->arena, what));
    }
    for (; *rest; rest++)
        vec_push(build->arena, &words, *rest);
    vec_push(build->arena, &words, NULL);
    build->command = words.items;
}

void build_hook_add(struct build *build, const char *name, const char *other, const char *what)
{
    const char *before = getenv(EXEC_HOOK_PROGRAMS);
    const char *line = arena_printf(build->arena, "%s%s%s%s%s\n", name, other ? "/" : "", other ? other : "", what ? " " : "", what ? what : "");
    bool is_own = what && strcmp(program_name(build->command[0]), name) == 0;
    if (!before || !strstr(before, line))
        setenv(EXEC_HOOK_PROGRAMS, arena_printf(build->arena, "%s%s", before ? before : "", line), 1);
    if (is_own)
        change_command(build, what);
    if (is_own && *what != '!') /* weft itself must not meet it */
        build_hook_preload(build);
}
