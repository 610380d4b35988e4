/* Numbers by two keys: bytes from A to B. */
#ifndef ANALYSE_PAIRS_H
#define ANALYSE_PAIRS_H

#include <stddef.h>
#include <stdint.h>

enum { ANALYSE_PAIR_NUMBERS = 3 };
struct analyse_pair {
    uint64_t a, b;
    uint64_t numbers[ANALYSE_PAIR_NUMBERS]; /* what they are is the caller's affair */
    int is_there;
};

/* Zeroed, it is empty. */
struct analyse_pairs {
    struct analyse_pair *slots; /* those that are not there are free */
    size_t count, capacity;
};

/* The numbers of a and b, which are 0 at first; *is_new (may be NULL) says so. Valid until the next call. */
uint64_t *analyse_pairs_find(struct analyse_pairs *pairs, uint64_t a, uint64_t b, int *is_new);
/* All of them in one row of `count`, most of the first number first, and then by keys. No other may be added afterwards. */
void analyse_pairs_sort(struct analyse_pairs *pairs);
void analyse_pairs_release(struct analyse_pairs *pairs);

#endif
