/* A set of strings, numbered from 0 in the order in which they were added. */
#ifndef TEXTS_H
#define TEXTS_H

#include <stdint.h>

#include "arena.h"
#include "vec.h"

/* To start, zero it and set `arena`. */
struct texts {
    struct arena *arena;
    VEC(const char *) items;

    uint32_t *buckets; /* n_buckets of them, a power of two; a string's number + 1, or 0: free */
    size_t n_buckets;
};

/* Returns the number of `text`. A new string is copied into the arena and gets the next number. */
uint32_t texts_find(struct texts *texts, const char *text);

enum { TEXTS_NONE = -1 };

/* The number of `text`; TEXTS_NONE: it was not added. */
int64_t texts_known(const struct texts *texts, const char *text);

#endif
