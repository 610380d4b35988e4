#include "rewrite_twins.h"

#include <string.h>

#include "fs.h"

enum { MOST_TWINS = 8 }; /* a source with more sets of options than that is rare */

rewrite_twins rewrite_twins_find(struct arena *arena, const char *twins)
{
    rewrite_twins found = { 0 };
    struct slice text;
    char *rest = NULL;
    if (fs_read(arena, twins, 0, &text) != 0)
        return found;
    for (char *line = strtok_r(arena_strndup(arena, text.text, text.length), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        vec_push(arena, &found, line);
    return found;
}

void rewrite_twins_add(struct arena *arena, const char *twins, const char *rewritten)
{
    rewrite_twins old = rewrite_twins_find(arena, twins);
    struct str out = { .arena = arena };
    str_printf(&out, "%s\n", rewritten);
    for (size_t i = 0, n = 1; i < old.count && n < MOST_TWINS; i++)
        if (strcmp(old.items[i], rewritten) != 0) {
            str_printf(&out, "%s\n", old.items[i]);
            n++;
        }
    fs_write_atomic(twins, out.text, out.length);
}
