/* Sorts records of one size, any number of them: what doesn't fit into memory goes into a temporary file in $TMPDIR, or
 * /tmp. Records that are equal come in the order in which they were added. Not thread safe. */
#ifndef SORTER_H
#define SORTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sorter; /* opaque */

/* `memory`: bytes to use at most, but room for some records at least. */
struct sorter *sorter_new(size_t record_size, size_t memory, int (*compare)(const void *left, const void *right));
/* Copies a record. Returns false with errno if the temporary file cannot be written: then it is not added. */
bool sorter_add(struct sorter *sorter, const void *record);
/* After the last sorter_add: the records, smallest first. Returns false at the end, or with *error (an errno) if the
 * temporary file cannot be read. */
bool sorter_next(struct sorter *sorter, void *record, int *error);
void sorter_free(struct sorter *sorter); /* may be NULL */

#endif
