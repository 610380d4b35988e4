#include "source_lines.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "fs.h"

enum { MOST_BYTES = 32 << 20, TAB = 4 };

static const char *line_of(struct arena *arena, const char *text, size_t length)
{
    struct str line = { .arena = arena };
    str_begin(&line);
    for (size_t i = 0; i < length; i++)
        if (text[i] == '\t')
            do
                str_add_char(&line, ' ');
            while (line.length % TAB);
        else
            str_add_char(&line, (unsigned char)text[i] < ' ' || text[i] == 127 ? ' ' : text[i]);
    return line.text;
}

void source_lines_read(struct source_lines *source, const char *path, int64_t began)
{
    struct stat status;
    struct slice text;
    if (source->path && strcmp(source->path, path) == 0)
        return;
    source_lines_release(source);
    source->path = path;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || fs_read(&source->arena, path, MOST_BYTES, &text) != 0) {
        source->why = errno ? strerror(errno) : "is no file";
        return;
    }
    source->is_newer = (int64_t)status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec > began;
    for (size_t at = 0; at < text.length;) {
        const char *end = memchr(text.text + at, '\n', text.length - at);
        size_t length = end ? (size_t)(end - text.text) - at : text.length - at;
        vec_push(&source->arena, &source->lines, line_of(&source->arena, text.text + at, length));
        at += length + 1;
    }
}

void source_lines_release(struct source_lines *source)
{
    arena_release(&source->arena);
    *source = (struct source_lines){ .arena = { 0 } };
}
