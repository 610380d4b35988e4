#include "hooks_directives.h"

#include <string.h>
#include <strings.h>

#include "fs.h"
#include "hooks_lines.h"

/* "#pragma omp", "# pragma omp"; in Fortran "!$omp", in the old form "c$omp" in the first column. */
static bool is_directive(struct slice line)
{
    struct slice word = line_trimmed(line);
    if (line_begins(word, "#")) {
        word = line_trimmed(line_behind(word, 1));
        if (!line_begins(word, "pragma"))
            return false;
        word = line_trimmed(line_behind(word, strlen("pragma")));
        return line_begins(word, "omp");
    }
    return word.length > 5 && strchr("!cC*", *word.text) && strncasecmp(word.text + 1, "$omp", 4) == 0;
}

static void read_lines(struct arena *arena, struct hooks_source *source)
{
    struct slice text, line;
    if (fs_read(arena, source->path, 0, &text) != 0)
        return;
    uint32_t number = 1;
    for (const char *at = arena_strndup(arena, text.text, text.length); line_take(&at, &line); number++)
        if (is_directive(line))
            vec_push(arena, &source->lines, number);
}

static struct hooks_source *find(struct arena *arena, struct hooks_directives *directives, const char *path)
{
    for (size_t i = directives->sources.count; i > 0; i--)
        if (strcmp(directives->sources.items[i - 1].path, path) == 0)
            return &directives->sources.items[i - 1];
    vec_push(arena, &directives->sources, (struct hooks_source){ .path = path });
    struct hooks_source *source = &directives->sources.items[directives->sources.count - 1];
    read_lines(arena, source);
    return source;
}

bool hooks_directives_has(struct arena *arena, struct hooks_directives *directives, const char *path, uint32_t line)
{
    const struct hooks_source *source = find(arena, directives, path);
    size_t low = 0, high = source->lines.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (source->lines.items[middle] < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low < source->lines.count && source->lines.items[low] == line;
}
