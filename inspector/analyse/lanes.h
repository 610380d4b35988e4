/* Iterations of a loop below `simd` that may run at the same time, and access the same bytes in an order that vectors do not keep. */
#ifndef LANES_H
#define LANES_H

#include <stdbool.h>
#include <weft/graph.h>

struct lanes_conflict {
    const struct weft_graph_access *earlier, *later; /* of an iteration; of one behind it */
    uint64_t apart;                                  /* so many */
    uint64_t address;
};

/* Tells of each such pair of accesses in the record of a loop as a whole, with its `slots`. All iterations of a vector execute one access before the
 * next one, so that an access keeps its place before one that stands behind it in the text, but not before one that stands in front of
 * it (OpenMP 5.2, 10.4; `safelen`: iterations that are farther apart are in order). */
void lanes_find(const struct weft_graph_block *block, const uint64_t *slots, void (*tell)(void *context, const struct lanes_conflict *conflict),
                void *context);

#endif
