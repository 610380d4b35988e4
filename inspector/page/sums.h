/* What paths of calls did, added up: calls that began, and time in which they were innermost. */
#ifndef SUMS_H
#define SUMS_H

#include <stdbool.h>
#include <stdint.h>

#include "vec.h"

struct sum {
    uint64_t begun, self; /* self: ns */
    bool is_touched;
};

/* Zeroed, they are empty; the memory is malloc'ed. */
struct sums {
    struct sum *items; /* by node */
    uint32_t *touched; /* nodes that have something, in no order */
    uint32_t n_touched, capacity;
};

void sums_grow(struct sums *sums, uint32_t node);
static inline void sums_add(struct sums *sums, uint32_t node, uint64_t begun, uint64_t self)
{
    if (node >= sums->capacity)
        sums_grow(sums, node);
    struct sum *sum = &sums->items[node];
    sum->begun += begun;
    sum->self += self;
    if (!sum->is_touched) {
        sum->is_touched = true;
        sums->touched[sums->n_touched++] = node;
    }
}
void sums_clear(struct sums *sums);
void sums_release(struct sums *sums);

#endif
