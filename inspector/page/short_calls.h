/* A thread's calls that are too short to be kept one by one, added up by bin of time and path. There are at most so many
 * sums: where there would be more, bins become twice as long. */
#ifndef SHORT_CALLS_H
#define SHORT_CALLS_H

#include "sums.h"

/* What calls of one path did in a bin. */
struct short_calls_sum {
    uint64_t bin; /* its number: it begins at bin * size */
    uint32_t node;
    bool is_crossed; /* one of them began before the bin */
    uint64_t begun, covered;
};

struct short_calls {
    struct arena *arena;
    uint64_t size;      /* ns of a bin; no call is longer */
    size_t most;        /* sums, but for those of the two bins that are open */
    uint64_t newest;    /* the newest bin; the one before it is open, too */
    struct sums bin[2]; /* of even and of odd bins: begun, and the time covered */
    struct sums crossings[2];
    VEC(struct short_calls_sum) sums; /* by bin; after bins grew, a path may have two in one bin */
};

/* The arena owns the sums. */
void short_calls_open(struct short_calls *calls, struct arena *arena, uint64_t size, size_t most);
/* Calls come in the order of their ends, and are not longer than `size` was at first. */
void short_calls_add(struct short_calls *calls, uint32_t node, uint64_t start, uint64_t end);
/* Completes the sums. */
void short_calls_finish(struct short_calls *calls);
void short_calls_release(struct short_calls *calls);

#endif
