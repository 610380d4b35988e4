#define _GNU_SOURCE 1 /* qsort_r */
#include "branches.h"

#include <stdlib.h>

static int by_total(const void *left, const void *right, void *context)
{
    const struct branch *items = context, *a = &items[*(const uint32_t *)left], *b = &items[*(const uint32_t *)right];
    if (a->total != b->total)
        return a->total < b->total ? 1 : -1;
    return (a->node > b->node) - (a->node < b->node);
}

struct branches branches_grow(struct arena *arena, const struct calltree *calls)
{
    uint32_t n = (uint32_t)calls->nodes.count, at = 0;
    struct branches branches = { .calls = calls, .items = arena_array(arena, struct branch, n), .children = arena_array(arena, uint32_t, n) };
    for (uint32_t i = n; i-- > 0;) { /* parents stand before their children */
        struct branch *branch = &branches.items[i];
        branch->node = &calls->nodes.items[i];
        branch->total += branch->node->self;
        if (i > 0) {
            branches.items[branch->node->parent].total += branch->total;
            branches.items[branch->node->parent].count++;
        }
    }
    for (uint32_t i = 0; i < n; i++) {
        branches.items[i].first = at;
        at += branches.items[i].count;
        branches.items[i].count = 0;
    }
    for (uint32_t i = 1; i < n; i++) {
        struct branch *parent = &branches.items[calls->nodes.items[i].parent];
        branches.children[parent->first + parent->count++] = i;
    }
    for (uint32_t i = 0; i < n; i++)
        qsort_r(branches.children + branches.items[i].first, branches.items[i].count, sizeof *branches.children, by_total, branches.items);
    branches.all = n ? branches.items[0].total : 0;
    return branches;
}
