/* A histogram of durations (ns), for percentiles. Each power of two has 32 buckets, so results have an error of at
 * most 1/64 (1.6 %) and are exact below 64 ns. Each power of two that occurs takes 256 bytes, regardless of the number
 * of values. */
#ifndef HISTOGRAM_H
#define HISTOGRAM_H

#include <stdint.h>

#include "arena.h"

enum { HISTOGRAM_BITS = 5, HISTOGRAM_OCTAVES = 64 - HISTOGRAM_BITS + 1, HISTOGRAM_BUCKETS = HISTOGRAM_OCTAVES << HISTOGRAM_BITS };

struct histogram {
    uint64_t *octaves[HISTOGRAM_OCTAVES]; /* 2^HISTOGRAM_BITS counts each; NULL: none. The first: values below 32 */
    uint64_t count, min, max;             /* min and max are exact; undefined if count is 0 */
};

/* A zeroed struct is an empty histogram. */

static inline void histogram_add(struct histogram *histogram, struct arena *arena, uint64_t value);
/* Returns the smallest value v such that `percent` of all values are at most v (nearest rank); 0 if empty. */
uint64_t histogram_percentile(const struct histogram *histogram, double percent);
/* Adds the counts of `other`. */
void histogram_merge(struct histogram *histogram, struct arena *arena, const struct histogram *other);
/* Adds its counts to `powers`: powers[n] counts the values from 2^n to below 2^(n+1). powers[0] also counts the value
 * 0, and the last one also counts all larger values. */
void histogram_powers(const struct histogram *histogram, uint64_t *powers, unsigned n_powers);
/* Its buckets from the smallest on: how many values are in one, and what percentiles take for them (within min and max). */
uint64_t histogram_count(const struct histogram *histogram, unsigned bucket);
uint64_t histogram_value(unsigned bucket);

/* Of histogram_add, which is called for every interval. Octave 0 is 0 .. 31 in steps of 1, octave 1 is 32 .. 63 in steps
 * of 1, octave 2 is 64 .. 127 in steps of 2 ... */
void histogram_add_octave(struct histogram *histogram, struct arena *arena, unsigned octave);

static inline unsigned histogram_shift(unsigned octave)
{
    return octave > 0 ? octave - 1 : 0;
}

static inline void histogram_add(struct histogram *histogram, struct arena *arena, uint64_t value)
{
    unsigned octave = value >> HISTOGRAM_BITS ? (unsigned)(63 - __builtin_clzll(value)) - HISTOGRAM_BITS + 1 : 0;
    if (!histogram->octaves[octave])
        histogram_add_octave(histogram, arena, octave);
    histogram->octaves[octave][value >> histogram_shift(octave) & ((1 << HISTOGRAM_BITS) - 1)]++;
    if (histogram->count == 0 || value < histogram->min)
        histogram->min = value;
    if (histogram->count == 0 || value > histogram->max)
        histogram->max = value;
    histogram->count++;
}

#endif
