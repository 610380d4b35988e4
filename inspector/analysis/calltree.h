/* A call tree: intervals added up by call path, one node for each distinct path of callees. Memory grows with the
 * number of distinct paths, not with the number of events. */
#ifndef CALLTREE_H
#define CALLTREE_H

#include "callees.h"
#include "intervals.h"

/* The maximum length of a path, because recursion would make paths endless. Deeper intervals become children of the
 * last node that fits. */
enum { CALLTREE_DEPTH = 512 };

struct calltree_node {
    uint32_t parent; /* index; the root is its own parent */
    uint32_t callee; /* index in `callees`; for the root's children, the number passed to calltree_root */
    uint32_t depth;  /* 0 for the root */
    uint64_t calls;
    uint64_t self; /* ns */
};

struct calltree {
    struct callees callees;
    VEC(struct calltree_node) nodes; /* parents before children; nodes.items[0] is the root */

    uint32_t *buckets;
    size_t n_buckets;
    uint32_t top;        /* the parent node of intervals without a parent */
    VEC(uint32_t) stack; /* nodes of the open intervals */
    uint64_t n_cut;      /* intervals deeper than CALLTREE_DEPTH */
};

void calltree_init(struct calltree *tree, struct arena *arena);
/* Puts all following intervals below a child of the root that has this number in place of a callee. */
void calltree_root(struct calltree *tree, uint32_t number);
void calltree_opened(struct calltree *tree, const struct trace_process *process, const struct interval *interval);
void calltree_closed(struct calltree *tree, const struct interval *interval);
/* The child of a node for a callee, which is added if it is new; the node itself if it is at CALLTREE_DEPTH. */
uint32_t calltree_child(struct calltree *tree, uint32_t node, uint32_t callee);
/* In place of calltree_closed: the interval counts nothing, but what is inside of it stays where it is. */
void calltree_skipped(struct calltree *tree);

#endif
