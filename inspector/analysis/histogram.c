#include "histogram.h"

#include <math.h>
#include <stddef.h>

enum { N_BUCKETS = 1 << HISTOGRAM_BITS };

void histogram_add_octave(struct histogram *histogram, struct arena *arena, unsigned octave)
{
    histogram->octaves[octave] = arena_array(arena, uint64_t, N_BUCKETS);
}

/* Returns the middle of a bucket. */
static uint64_t value_of(unsigned octave, unsigned bucket)
{
    uint64_t first = (uint64_t)(octave > 0 ? N_BUCKETS + bucket : bucket) << histogram_shift(octave);
    return first + (((uint64_t)1 << histogram_shift(octave)) - 1) / 2;
}

uint64_t histogram_percentile(const struct histogram *histogram, double percent)
{
    uint64_t rank = (uint64_t)ceil(percent / 100 * (double)histogram->count), seen = 0;
    if (histogram->count == 0)
        return 0;
    if (rank == 0)
        return histogram->min;
    for (unsigned octave = 0; octave < HISTOGRAM_OCTAVES; octave++) {
        for (unsigned bucket = 0; histogram->octaves[octave] && bucket < N_BUCKETS; bucket++) {
            seen += histogram->octaves[octave][bucket];
            if (seen < rank)
                continue;
            uint64_t value = value_of(octave, bucket);
            return value < histogram->min ? histogram->min : value > histogram->max ? histogram->max : value;
        }
    }
    return histogram->max;
}

void histogram_merge(struct histogram *histogram, struct arena *arena, const struct histogram *other)
{
    if (other->count == 0)
        return;
    for (unsigned octave = 0; octave < HISTOGRAM_OCTAVES; octave++) {
        if (!other->octaves[octave])
            continue;
        if (!histogram->octaves[octave])
            histogram->octaves[octave] = arena_array(arena, uint64_t, N_BUCKETS);
        for (unsigned bucket = 0; bucket < N_BUCKETS; bucket++)
            histogram->octaves[octave][bucket] += other->octaves[octave][bucket];
    }
    if (histogram->count == 0 || other->min < histogram->min)
        histogram->min = other->min;
    if (histogram->count == 0 || other->max > histogram->max)
        histogram->max = other->max;
    histogram->count += other->count;
}

void histogram_powers(const struct histogram *histogram, uint64_t *powers, unsigned n_powers)
{
    for (unsigned octave = 0; octave < HISTOGRAM_OCTAVES; octave++) {
        for (unsigned bucket = 0; histogram->octaves[octave] && bucket < N_BUCKETS; bucket++) {
            uint64_t value = value_of(octave, bucket);
            unsigned power = value > 0 ? (unsigned)(63 - __builtin_clzll(value)) : 0;
            powers[power < n_powers ? power : n_powers - 1] += histogram->octaves[octave][bucket];
        }
    }
}

uint64_t histogram_count(const struct histogram *histogram, unsigned bucket)
{
    const uint64_t *octave = histogram->octaves[bucket >> HISTOGRAM_BITS];
    return octave ? octave[bucket & (N_BUCKETS - 1)] : 0;
}

uint64_t histogram_value(unsigned bucket)
{
    return value_of(bucket >> HISTOGRAM_BITS, bucket & (N_BUCKETS - 1));
}
