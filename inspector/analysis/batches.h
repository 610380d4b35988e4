/* The durations of a row in the order in which they came, as up to 64 sums of equally many: what a bootstrap draws
 * from. Calls that follow each other are alike (a warm cache, a busy machine), so that single ones, drawn at random,
 * would make a mean look more certain than it is; runs of them do not. (The idea is the block bootstrap's: Kuensch,
 * "The jackknife and the bootstrap for general stationary observations", Annals of Statistics 17, 1989.) */
#ifndef BATCHES_H
#define BATCHES_H

#include <stdint.h>

enum { MOST_BATCHES = 64 };

/* Zeroed: empty. */
struct batches {
    uint64_t sums[MOST_BATCHES]; /* ns; the first `n` are full */
    uint64_t size;               /* values in each; 0: none came yet */
    uint64_t n;
    uint64_t rest, n_rest; /* the batch that is being filled, and how many are in it */
};

void batches_add(struct batches *batches, uint64_t value);

#endif
