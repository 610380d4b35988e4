/* How long the calls of a range of time took, by callee and call site: for percentiles, and for source lines. The index
 * does not know it, so the range's events are decoded, a piece of a thread at a time. */
#ifndef RANGE_DURATIONS_H
#define RANGE_DURATIONS_H

#include "histogram.h"
#include "index_file.h"

struct range_row {
    uint32_t process, site, callee;
    uint64_t self;              /* ns in the range in which it was the innermost open call, and recording was on */
    struct histogram durations; /* of calls that were open in the range: the parts of them that lie in it */
};

struct range_rows {
    struct arena *arena;
    VEC(struct range_row *) items;
    struct range_row **buckets; /* n_buckets, a power of two */
    size_t n_buckets;
};

/* Chunks of a thread. */
struct range_piece {
    uint64_t from, to; /* the range: ns since the trace's start, [from, to) */
    uint32_t thread, first, last;
    bool is_at_end; /* no chunk behind `last` is in the range: what is open there counts now */
};

/* The chunks of the thread that a range is in. False: none. */
bool range_durations_chunks(struct index *index, uint32_t thread, uint64_t from, uint64_t to, uint32_t *first, uint32_t *last);
/* Adds a piece. A call counts with the piece in which it ends. Returns false if the trace's files have changed. */
bool range_durations(struct index *index, struct trace *trace, const struct range_piece *piece, struct range_rows *rows);

#endif
