/* False sharing: threads that touch different bytes of a cache line at the same time, at least one of them to write. The
 * line goes from one to the other, though no byte does. In a shadow, whose list 2 is this module's.
 *
 * At the same time means in nodes that overlap in time. A byte that one of the two writes and the other one touches as well
 * makes it true sharing, which is not counted. */
#ifndef FALSE_SHARING_H
#define FALSE_SHARING_H

#include "analyse_nodes.h"
#include "analyse_pairs.h"
#include "analyse_shadow.h"

/* Two places between which lines go. */
struct false_row {
    uint32_t spot, other;  /* the first one is a store */
    uint64_t accesses;     /* to such lines, while they were shared so */
    uint64_t lines;        /* different ones */
    uint64_t line;         /* address of one of them: */
    uint64_t mask, others; /* the bytes of it that each has touched */
    uint32_t thread, other_thread;
};

/* Zeroed, it is empty. */
struct false_sharing {
    struct false_row *rows;
    size_t n_rows, capacity;
    struct analyse_pairs by_spots; /* spots -> row + 1 */
    struct analyse_pairs by_line;  /* row and line, */
    struct analyse_pairs lines;    /* and lines of any row: which are known */
    uint64_t accesses;
};

/* A load or store of the bytes `mask` of the line by node `number`, at a spot. */
void false_sharing_add(struct false_sharing *sharing, struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, bool is_store,
                       const struct analyse_nodes *nodes, uint64_t number);
/* What is known at the end of the graph is counted. Rows: most accesses first. */
void false_sharing_finish(struct false_sharing *sharing, struct shadow *shadow, const struct analyse_nodes *nodes);
void false_sharing_release(struct false_sharing *sharing);

#endif
