/* Reuse distance: how many different cache lines were touched since the last touch of this one. In a cache of n lines that
 * forgets the line that was not used for longest (LRU, fully associative), an access hits exactly if the distance is below n.
 *
 * R. L. Mattson et al.: Evaluation techniques for storage hierarchies, IBM Systems Journal 9(2), 1970; the tree of marks is
 * that of Bennett and Kruskal: LRU stack processing, 1975, kept as a Fenwick tree. */
#ifndef REUSE_H
#define REUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define REUSE_FIRST UINT64_MAX /* the line is touched for the first time */

/* Zeroed but for the limit, it is empty. Memory: 32 to 64 bytes for each line, as far as the limit goes. */
struct reuse {
    size_t limit;             /* bytes */
    struct reuse_line *lines; /* by hash; capacity, a power of two */
    size_t n_lines, capacity;
    uint32_t *marks; /* Fenwick tree of the moments at which a line was touched last; 1 to n_moments */
    size_t n_moments, now;
};

/* Touches a line. Returns its distance, or REUSE_FIRST; *is_full: there is no room for a line, and nothing was done. */
uint64_t reuse_touch(struct reuse *reuse, uint64_t line, bool *is_full);
void reuse_release(struct reuse *reuse);

#endif
