#include "tree_lines.h"

#include <string.h>

void tree_lines_find(struct arena *arena, struct slice source, struct tree_lines *lines)
{
    const char *at = source.text, *end = source.text + source.length;
    vec_push(arena, &lines->begins, 0);
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at))) != NULL)
        vec_push(arena, &lines->begins, (uint32_t)(++at - source.text));
}

void tree_place(const struct tree_lines *lines, uint32_t offset, unsigned *line, unsigned *column)
{
    size_t low = 0, high = lines->begins.count; /* the line begins at or before the offset */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (lines->begins.items[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    *line = (unsigned)low + 1;
    *column = offset - lines->begins.items[low] + 1;
}

void tree_place_point(const struct tree_lines *lines, struct span text, struct point *point)
{
    unsigned ignored;
    tree_place(lines, text.begin, &point->line_begin, &point->column);
    tree_place(lines, text.end > text.begin ? text.end - 1 : text.end, &point->line_end, &ignored);
}
