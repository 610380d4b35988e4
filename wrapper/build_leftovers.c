#include "build_leftovers.h"

#include <string.h>
#include <unistd.h>

#include "flags.h"
#include "fs.h"

/* "REWRITTEN\tSOURCE" */
static void remove_text(const struct build *build, char *record)
{
    struct arena *arena = build->arena;
    char *tab = strchr(record, '\t');
    if (!tab || fs_exists(tab + 1))
        return;
    *tab = '\0';
    flags_forget(build->state, tab + 1);
    unlink(record);
    unlink(arena_printf(arena, "%s.known", record));
    rmdir(fs_directory_of(arena, record)); /* fails if another source has its text there */
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
