/* A set of texts, numbered from 0 in order of their first coming. Memory grows with the distinct ones. */
#ifndef TEXTS_H
#define TEXTS_H

#include <stdint.h>

#include "arena.h"
#include "vec.h"

struct texts {
    struct arena *arena;
    VEC(const char *) items;

    uint32_t *buckets; /* n_buckets, a power of two: number + 1, 0: free */
    size_t n_buckets;
};

/* A zeroed one with `arena` set is ready. */

/* The number of `text`, of which a copy is kept when it is new. */
uint32_t texts_find(struct texts *texts, const char *text);

#endif
