/* Intervals added up by the path of calls that led to them: one node per distinct path of callees, so memory grows
 * with those and not with the events. */
#ifndef CALLTREE_H
#define CALLTREE_H

#include "callees.h"
#include "intervals.h"

/* A path longer than this is cut: deeper intervals hang below the last node that it has room for. Recursion would make
 * paths without end. */
enum { CALLTREE_DEPTH = 512 };

struct calltree_node {
    uint32_t parent; /* index; the root is its own parent */
    uint32_t callee; /* index in the callees; of the root's children, what the caller chose with calltree_root */
    uint32_t depth;  /* of the root 0 */
    uint64_t calls;
    uint64_t self; /* ns */
};

struct calltree {
    struct callees callees;
    VEC(struct calltree_node) nodes; /* parents before children; nodes.items[0] is the root */

    uint32_t *buckets;
    size_t n_buckets;
    uint32_t top;        /* node below which a thread's intervals without parent hang */
    VEC(uint32_t) stack; /* nodes of the open intervals */
    uint64_t n_cut;      /* intervals that were deeper than paths are long */
};

void calltree_init(struct calltree *tree, struct arena *arena);
/* The intervals that follow hang below a node with this number in place of a callee, itself below the root. */
void calltree_root(struct calltree *tree, uint32_t number);
void calltree_opened(struct calltree *tree, const struct trace_process *process, const struct interval *interval);
void calltree_closed(struct calltree *tree, const struct interval *interval);

#endif
