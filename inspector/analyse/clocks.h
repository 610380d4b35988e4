/* Vector clocks: of each context, up to which of its nodes all is known to be before. They never change, and are shared by
 * all who know the same: a clock is a few contexts of its own, and often a large part that many have.
 *
 * C. J. Fidge: Timestamps in message-passing systems that preserve the partial ordering (1988); F. Mattern: Virtual time and
 * global states of distributed systems (1989). */
#ifndef CLOCKS_H
#define CLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

struct clock_tick {
    uint32_t who, at;
};
struct clock; /* opaque; NULL: nothing is before */

/* Zeroed but for the limit, it is ready for use. */
struct clocks {
    struct arena arena;
    size_t limit, used; /* bytes */
    bool is_full;       /* something had no room: what clocks say is no longer true */
    struct clock_tick *scratch[2];
    size_t room[2]; /* in ticks */
};

/* How far `who` is before; 0: not at all. */
uint32_t clock_of(const struct clock *clock, uint32_t who);
/* All that is before by one of the two, and `who` up to `at` (0: nobody). It is `a` itself if that knows as much. */
const struct clock *clock_join(struct clocks *clocks, const struct clock *a, const struct clock *b, uint32_t who, uint32_t at);
void clocks_release(struct clocks *clocks);

#endif
