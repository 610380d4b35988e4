#define _GNU_SOURCE 1 /* memmem */
#include "javac_messages.h"

#include <stdlib.h>
#include <string.h>

struct lines {
    const char *at, *end;
};

static bool next_line(struct lines *lines, struct slice *line)
{
    if (lines->at >= lines->end)
        return false;
    const char *newline = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
    *line = (struct slice){ lines->at, (size_t)((newline ? newline : lines->end) - lines->at) };
    lines->at = newline ? newline + 1 : lines->end;
    return true;
}

/* "NAME:LINE: rest"; 0: it is no message about the file. */
static unsigned line_of(struct slice line, const char *name, const char **rest)
{
    size_t length = strlen(name);
    if (line.length <= length + 1 || strncmp(line.text, name, length) != 0 || line.text[length] != ':')
        return 0;
    char *end;
    unsigned long number = strtoul(line.text + length + 1, &end, 10);
    *rest = end;
    return *end == ':' ? (unsigned)number : 0;
}

/* A line of blanks and one ^: how many characters stand before it; -1: it is none. */
static long caret_of(struct slice line)
{
    for (size_t i = 0; i < line.length; i++)
        if (line.text[i] == '^')
            return i + 1 == line.length ? (long)i : -1;
        else if (line.text[i] != ' ' && line.text[i] != '\t')
            return -1;
    return -1;
}

/* The compiler counts UTF-16 units. */
static size_t bytes_of(struct slice line, long units)
{
    size_t at = 0;
    while (units > 0 && at < line.length) {
        size_t length = utf8_length(line.text + at, line.length - at);
        units -= length == 4 ? 2 : 1;
        at += length ? length : 1;
    }
    return at;
}

static size_t units_of(struct slice line, size_t bytes)
{
    size_t units = 0;
    for (size_t at = 0; at < bytes && at < line.length; units++) {
        size_t length = utf8_length(line.text + at, line.length - at);
        units += length == 4;
        at += length ? length : 1;
    }
    return units;
}

/* "FILE.java:LINE: rest" */
static unsigned file_of(struct slice line, struct slice *file, const char **rest)
{
    static const char ending[] = ".java:";
    const size_t length = sizeof ending - 1;
    const char *at = line.text, *end = line.text + line.length;
    for (char *behind; (at = memmem(at, (size_t)(end - at), ending, length)) != NULL;) {
        at += length;
        unsigned long number = at < end ? strtoul(at, &behind, 10) : 0;
        if (number && behind < end && *behind == ':') {
            *file = (struct slice){ line.text, (size_t)(at - 1 - line.text) };
            *rest = behind;
            return (unsigned)number;
        }
    }
    return 0;
}

static int compare_names(struct slice a, struct slice b)
{
    int order = memcmp(a.text, b.text, a.length < b.length ? a.length : b.length);
    return order ? order : (a.length > b.length) - (a.length < b.length);
}

/* The index of the file, or of the first one behind it. */
static size_t find_file(const struct javac_messages *messages, struct slice file)
{
    size_t low = 0, high = messages->files.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare_names(messages->files.items[middle].file, file) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_about(const struct javac_messages *messages, size_t index, struct slice file)
{
    return index < messages->files.count && compare_names(messages->files.items[index].file, file) == 0;
}

static repair_positions *positions_of(struct arena *arena, struct javac_messages *messages, struct slice file)
{
    size_t index = find_file(messages, file);
    if (!is_about(messages, index, file)) {
        vec_push(arena, &messages->files, (struct javac_places){ 0 });
        struct javac_places *at = &messages->files.items[index];
        memmove(at + 1, at, (messages->files.count - 1 - index) * sizeof *at);
        *at = (struct javac_places){ .file = file };
    }
    return &messages->files.items[index].items;
}

void javac_messages_read(struct arena *arena, struct slice text, struct javac_messages *messages)
{
    struct lines lines = { text.text, text.text + text.length };
    struct slice line, before = { 0 }, file;
    repair_positions *open = NULL; /* the column of its last one is not known yet */
    while (next_line(&lines, &line)) {
        const char *rest;
        unsigned number = file_of(line, &file, &rest);
        long caret = caret_of(line);
        if (number) {
            open = positions_of(arena, messages, file);
            vec_push(arena, open, (struct repair_position){ number, 0, !text_starts_with(rest, ": warning:") });
        } else if (caret >= 0 && open) {
            open->items[open->count - 1].column = (unsigned)bytes_of(before, caret) + 1;
            open = NULL;
        }
        before = line;
    }
}

const repair_positions *javac_messages_about(const struct javac_messages *messages, const char *file)
{
    struct slice name = { file, strlen(file) };
    size_t index = find_file(messages, name);
    return is_about(messages, index, name) ? &messages->files.items[index].items : NULL;
}

/* ---- for people ---- */

static struct slice own_line(const struct javac_name *name, unsigned number)
{
    struct lines lines = { name->text.text, name->text.text + name->text.length };
    struct slice line = { 0 };
    while (number-- > 0)
        if (!next_line(&lines, &line))
            return (struct slice){ 0 };
    return line;
}

static size_t count(struct slice line, size_t end, const char *word, size_t length)
{
    size_t n = 0;
    for (size_t i = 0; i + length <= line.length && i < end; i++)
        n += memcmp(line.text + i, word, length) == 0;
    return n;
}

/* The text at the place stands in the user's line as well, behind as many of its like. */
static size_t find_place(struct slice rewritten, size_t at, struct slice own)
{
    for (size_t length = rewritten.length - at < 12 ? rewritten.length - at : 12; length > 0; length--) {
        size_t before = count(rewritten, at, rewritten.text + at, length);
        for (size_t i = 0; i + length <= own.length; i++)
            if (memcmp(own.text + i, rewritten.text + at, length) == 0 && before-- == 0)
                return i;
    }
    return 0;
}

static void add_name(struct str *out, struct slice line, const struct javac_name *names, size_t n_names)
{
    for (size_t i = 0; i < n_names; i++) {
        size_t length = strlen(names[i].rewritten);
        const char *at = memmem(line.text, line.length, names[i].rewritten, length);
        if (!at)
            continue;
        str_add_bytes(out, line.text, (size_t)(at - line.text));
        str_add(out, names[i].own);
        line.length -= (size_t)(at - line.text) + length;
        line.text = at + length;
    }
    str_add_slice(out, line);
    str_add_char(out, '\n');
}

struct slice javac_translate(struct arena *arena, struct slice messages, const struct javac_name *names, size_t n_names)
{
    struct lines lines = { messages.text, messages.text + messages.length };
    struct str out = { .arena = arena };
    struct slice line, shown = { 0 }, own = { 0 };
    unsigned number = 0;
    str_begin(&out);
    while (next_line(&lines, &line)) {
        const char *rest;
        long caret = caret_of(line);
        if (number && !shown.text) { /* the line behind a message */
            shown = line;
            str_add_slice(&out, own);
            str_add_char(&out, '\n');
            continue;
        }
        if (number && caret >= 0) {
            size_t at = units_of(own, find_place(shown, bytes_of(shown, caret), own));
            str_printf(&out, "%*s^\n", (int)at, "");
            number = 0;
            continue;
        }
        number = 0;
        for (size_t i = 0; i < n_names && !number; i++)
            if ((number = line_of(line, names[i].rewritten, &rest)) != 0)
                own = own_line(&names[i], number);
        shown = (struct slice){ 0 };
        add_name(&out, line, names, n_names);
    }
    return (struct slice){ out.text, out.length };
}
