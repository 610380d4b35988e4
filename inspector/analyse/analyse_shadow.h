/* What an analysis knows of the program's memory, by cache lines of 64 bytes: lists of cells, in a limited room. When it is
 * full, lines that are new are left out and counted. */
#ifndef ANALYSE_SHADOW_H
#define ANALYSE_SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SHADOW_LINE = 64, SHADOW_LISTS = 3 };

/* Somebody's dealings with some bytes of a line. What the fields mean is the analysis's affair, but for these two. */
struct shadow_cell {
    uint32_t next; /* number of the next cell of the list; 0: the last one */
    uint32_t who;
    uint32_t spot, other_spot, row, clock;
    uint64_t mask, written; /* a bit for each byte */
    uint64_t node, count;
};

struct shadow_line {
    uint64_t number; /* address / SHADOW_LINE; of process `process` */
    uint32_t process;
    uint32_t lists[SHADOW_LISTS]; /* numbers of their first cells; 0: empty */
    bool is_there;
};

/* Zeroed but for the limit, it is empty. */
struct shadow {
    size_t limit, used;        /* bytes */
    uint64_t n_left_out;       /* times that a line or a cell had no room */
    struct shadow_line *lines; /* capacity, a power of two; those that are not there are free */
    size_t n_lines, capacity;
    struct shadow_cell **chunks;
    size_t n_chunks, chunks_capacity;
    uint32_t n_cells, free_cell;
};

/* The line, which is new if it was not asked for before; NULL: no room. Valid until the next call. */
struct shadow_line *shadow_find(struct shadow *shadow, uint32_t process, uint64_t number);
/* A cell; 0 is none. Cells do not move. */
struct shadow_cell *shadow_cell(const struct shadow *shadow, uint32_t number);
/* The cell of `who` in the list, which goes to its front; NULL: there is none. */
struct shadow_cell *shadow_of(const struct shadow *shadow, uint32_t *list, uint32_t who);
/* A new cell of zeroes at the front of the list; NULL: no room. */
struct shadow_cell *shadow_add(struct shadow *shadow, uint32_t *list);
/* Takes the cell that *link leads to out of its list; *link leads to the next one. */
void shadow_drop(struct shadow *shadow, uint32_t *link);
void shadow_release(struct shadow *shadow);

/* The bytes of [address, end) that lie in the line of `address`, as a mask. */
uint64_t shadow_mask(uint64_t address, uint64_t end);

#endif
