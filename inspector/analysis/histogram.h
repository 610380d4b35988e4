/* Durations counted in buckets, for percentiles: 32 buckets to each power of two, so that what is read off is wrong by
 * 1/64 at most (1.6 %), and exact below 64 ns. Memory is that of the powers of two that occur, 256 bytes each,
 * whatever the number of values. */
#ifndef HISTOGRAM_H
#define HISTOGRAM_H

#include <stdint.h>

#include "arena.h"

enum { HISTOGRAM_BITS = 5, HISTOGRAM_OCTAVES = 64 - HISTOGRAM_BITS + 1 };

struct histogram {
    uint64_t *octaves[HISTOGRAM_OCTAVES]; /* of 2 to the power of HISTOGRAM_BITS counts; NULL: none. The first holds the values below 32 */
    uint64_t count, min, max;             /* min and max are exact; of an empty one they mean nothing */
};

/* A zeroed one is empty and ready. */

void histogram_add(struct histogram *histogram, struct arena *arena, uint64_t value);
/* The value that `percent` of all values do not exceed (nearest rank); 0 of an empty one. */
uint64_t histogram_percentile(const struct histogram *histogram, double percent);
/* Adds the counts of another one. */
void histogram_merge(struct histogram *histogram, struct arena *arena, const struct histogram *other);
/* Adds its counts to powers[n]: n counts the values from 2 to the power of n on, 0 also the value 0, the last one also
 * all that are larger. */
void histogram_powers(const struct histogram *histogram, uint64_t *powers, unsigned n_powers);

#endif
