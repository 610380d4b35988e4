/* The nodes of a call tree with the time of everything below them, and their children in order: what `weft report --tree`
 * and `weft tui` show. */
#ifndef BRANCHES_H
#define BRANCHES_H

#include "calltree.h"

struct branch {
    const struct calltree_node *node;
    uint64_t total;        /* self and everything below, ns */
    uint32_t first, count; /* its children: branches_child */
};

struct branches {
    const struct calltree *calls;
    struct branch *items; /* by number of the node; the first is the root */
    uint32_t *children;   /* numbers of nodes, of each parent the one with the largest total first */
    uint64_t all;         /* the root's total, ns */
};

/* Everything lives in the arena. `calls` must not grow afterwards. */
struct branches branches_grow(struct arena *arena, const struct calltree *calls);

static inline struct branch *branches_child(const struct branches *branches, const struct branch *parent, uint32_t index)
{
    return &branches->items[branches->children[parent->first + index]];
}

static inline const struct callee *branches_callee(const struct branches *branches, const struct branch *branch)
{
    return &branches->calls->callees.items.items[branch->node->callee];
}

#endif
