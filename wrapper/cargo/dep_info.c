#include "dep_info.h"

#include <string.h>

#include "fs.h"

/* Escapes spaces in names, as rustc does; nothing else is escaped. */
static char *escape(struct arena *arena, const char *name)
{
    struct str out = { .arena = arena };
    str_begin(&out);
    for (; *name; name++) {
        if (*name == ' ')
            str_add_char(&out, '\\');
        str_add_char(&out, *name);
    }
    return out.text;
}

/* The length of a name, which ends at a space (perhaps after a colon) or at the line's end. */
static size_t length_of_name(const char *at, const char *end)
{
    const char *p = at;
    while (p < end && *p != ' ')
        p += *p == '\\' && p + 1 < end && p[1] == ' ' ? 2 : 1;
    return (size_t)(p - at);
}

static void add_name(struct str *out, const char *name, size_t length, const struct dep_info_rename *renames, size_t n_renames)
{
    for (size_t i = 0; i < n_renames; i++) {
        size_t from = strlen(renames[i].from);
        if (length >= from && memcmp(name, renames[i].from, from) == 0) {
            str_add(out, renames[i].to);
            str_add_bytes(out, name + from, length - from);
            return;
        }
    }
    str_add_bytes(out, name, length);
}

static void correct_line(struct str *out, const char *line, const char *end, const struct dep_info_rename *renames, size_t n_renames,
                         const char *extra)
{
    bool has_prerequisites = memmem(line, (size_t)(end - line), ": ", 2) != NULL;
    bool is_rule = line < end && *line != '#';
    for (const char *at = line; at < end && is_rule;) {
        size_t length = length_of_name(at, end);
        add_name(out, at, length, renames, n_renames);
        at += length;
        if (at < end)
            str_add_char(out, *at++);
    }
    if (!is_rule)
        str_add_bytes(out, line, (size_t)(end - line));
    else if (extra && has_prerequisites)
        str_printf(out, " %s", extra);
    str_add_char(out, '\n');
}

int dep_info_correct(const char *path, const struct dep_info_rename *renames, size_t n_renames, const char *extra)
{
    struct arena arena = { 0 };
    struct slice text;
    struct str out = { .arena = &arena };
    struct dep_info_rename *escaped = arena_array(&arena, struct dep_info_rename, n_renames + 1);
    if (fs_read(&arena, path, 0, &text) != 0) {
        arena_release(&arena);
        return -1;
    }
    for (size_t i = 0; i < n_renames; i++)
        escaped[i] = (struct dep_info_rename){ escape(&arena, renames[i].from), escape(&arena, renames[i].to) };
    const char *more = extra ? escape(&arena, extra) : NULL;
    for (const char *at = text.text, *limit = at + text.length; at < limit;) {
        const char *end = memchr(at, '\n', (size_t)(limit - at));
        correct_line(&out, at, end ? end : limit, escaped, n_renames, more);
        at = end ? end + 1 : limit;
    }
    if (more) /* make: not an error if the file is missing */
        str_printf(&out, "\n%s:\n", more);
    int status = fs_write_atomic(path, out.text ? out.text : "", out.length);
    arena_release(&arena);
    return status;
}
