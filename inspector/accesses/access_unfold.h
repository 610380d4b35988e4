/* Records to accesses: a loop that was recorded as a whole becomes what its iterations did. */
#ifndef ACCESS_UNFOLD_H
#define ACCESS_UNFOLD_H

#include "access_stream.h"

/* The loops whose iterations have records of their own, as far as they have begun on one thread. */
struct access_loop {
    uint32_t number;     /* of the block with the bases */
    uint64_t iterations; /* begun so far */
    uint64_t slots[256];
};
struct access_loops {
    struct arena *arena;
    VEC(struct access_loop) list;
};

struct access {
    const struct access_record *record;
    const struct trace_access *definition;
    uint64_t address;
};

/* Calls `each` for every access of the record, in order. An access that was not reached, since its block was left in the
 * middle, or whose loop's beginning is not in the trace, is left out and counted. */
void access_unfold(struct access_loops *loops, const struct access_record *record, void (*each)(const struct access *access, void *context),
                   void *context, uint64_t *left_out);
/* How often the record stands for its access number `index`: without unfolding it. Must be called with every record, in
 * order, before its accesses are asked for: access_follow. */
void access_follow(struct access_loops *loops, const struct access_record *record);
uint64_t access_times(const struct access_loops *loops, const struct access_record *record, const struct trace_access *definition);
/* How often the record stands for its block: 0 for a part of one. */
uint64_t access_executions(const struct access_record *record);

#endif
