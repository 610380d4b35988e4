/* Offsets of a source file -> lines and columns, by binary search. */
#ifndef TREE_LINES_H
#define TREE_LINES_H

#include "point.h"

struct tree_lines {
    VEC(uint32_t) begins; /* offset of each line's first byte */
};

void tree_lines_find(struct arena *arena, struct slice source, struct tree_lines *lines);
/* 1-based; columns in bytes. */
void tree_place(const struct tree_lines *lines, uint32_t offset, unsigned *line, unsigned *column);
/* Sets line_begin, line_end and column of a point that has this text. */
void tree_place_point(const struct tree_lines *lines, struct span text, struct point *point);

#endif
