/* Offsets of a source file -> lines and columns, by binary search. */
#ifndef RUST_LINES_H
#define RUST_LINES_H

#include "point.h"

struct rust_lines {
    VEC(uint32_t) begins; /* offset of each line's first byte */
};

void rust_lines_find(struct arena *arena, struct slice source, struct rust_lines *lines);
/* 1-based; columns in bytes. */
void rust_place(const struct rust_lines *lines, uint32_t offset, unsigned *line, unsigned *column);

#endif
