/* Bins of time, by depth: how much of each is covered by calls, and which callee covers most. Calls come in the order of
 * their ends and are shorter than a bin, so only the newest two bins are open. */
#ifndef BINS_H
#define BINS_H

#include "index_format.h"

/* What one callee did in a bin. */
struct bin_share {
    uint32_t callee, begun;
    uint64_t covered; /* ns */
};

struct bin_row {
    struct bin_share *shares; /* malloc'ed; one callee may have several */
    uint32_t count, capacity;
};

struct bins {
    uint64_t size;           /* ns */
    uint64_t newest;         /* number of the newest bin */
    uint64_t begin, end;     /* ns: where it begins and ends, so that nobody has to divide */
    struct bin_row *rows[2]; /* of even and of odd bins, by depth: INDEX_DEPTHS each */
    uint16_t *touched[2];    /* depths of which the bin has something */
    uint32_t n_touched[2];
    /* Gets each bin that is over, those of one time in the order in which their depths were met; and what is in it. */
    void (*over)(void *context, const struct index_bin *bin, const struct bin_share *shares, uint32_t count);
    void *context;
};

void bins_open(struct bins *bins, uint64_t size, void (*over)(void *, const struct index_bin *, const struct bin_share *, uint32_t), void *context);
/* The time is behind the newest bin. */
void bins_pass(struct bins *bins, uint64_t time);
/* No call that ends before `time` comes any more. */
static inline void bins_advance(struct bins *bins, uint64_t time)
{
    if (time >= bins->end)
        bins_pass(bins, time);
}
/* Adds a share that lies within one of the two open bins: the one of `start`. */
void bins_share(struct bins *bins, uint32_t depth, uint64_t start, struct bin_share share);
/* Adds a call from start to end; bins_advance(end) came before. */
void bins_add(struct bins *bins, uint32_t depth, uint64_t start, uint64_t end, uint32_t callee);
/* Tells what is in the open bins until now, and keeps it. */
void bins_look(struct bins *bins, void (*told)(void *, const struct index_bin *, const struct bin_share *, uint32_t), void *context);
/* Hands out what is left. */
void bins_flush(struct bins *bins);
void bins_release(struct bins *bins);

#endif
