#include "build_leftovers.h"

#include <string.h>
#include <unistd.h>

#include "flags.h"
#include "fs.h"

/* "REWRITTEN\tSOURCE\tFOLDER\tTWINS" */
static void remove_text(const struct build *build, char *record)
{
    struct arena *arena = build->arena;
    char *rest, *rewritten = strtok_r(record, "\t", &rest), *source = strtok_r(NULL, "\t", &rest), *folder = strtok_r(NULL, "\t", &rest),
                *twins = strtok_r(NULL, "\t", &rest);
    if (!twins || (fs_exists(source) && fs_exists(folder)))
        return;
    if (!fs_exists(source)) {
        flags_forget(build->state, source);
        unlink(twins);
    }
    unlink(rewritten);
    unlink(arena_printf(arena, "%s.known", rewritten));
    unlink(arena_printf(arena, "%s.said", rewritten));
    rmdir(fs_directory_of(arena, rewritten)); /* fails if another source has its text there */
}

void build_remove_leftovers(const struct build *build)
{
    struct slice text;
    char *rest = NULL;
    if (fs_read(build->arena, fs_join(build->arena, build->state, "records"), 0, &text) != 0)
        return;
    for (char *line = strtok_r(arena_strndup(build->arena, text.text, text.length), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        if (text_starts_with(line, "text "))
            remove_text(build, line + strlen("text "));
}
