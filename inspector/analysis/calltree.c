#include "calltree.h"

#include "str.h"

static uint32_t *find_bucket(const struct calltree *tree, uint32_t parent, uint32_t callee)
{
    uint64_t hash = ((uint64_t)parent << 32 | callee) * 0x9E3779B97F4A7C15u;
    for (size_t at = hash >> 20 & (tree->n_buckets - 1);; at = (at + 1) & (tree->n_buckets - 1)) {
        uint32_t found = tree->buckets[at];
        if (!found || (tree->nodes.items[found].parent == parent && tree->nodes.items[found].callee == callee))
            return &tree->buckets[at];
    }
}

static void rehash(struct calltree *tree)
{
    tree->n_buckets *= 2;
    tree->buckets = arena_array(tree->callees.arena, uint32_t, tree->n_buckets);
    for (uint32_t i = 1; i < tree->nodes.count; i++)
        *find_bucket(tree, tree->nodes.items[i].parent, tree->nodes.items[i].callee) = i;
}

static uint32_t child_of(struct calltree *tree, uint32_t parent, uint32_t callee)
{
    if (2 * tree->nodes.count >= tree->n_buckets)
        rehash(tree);
    uint32_t *bucket = find_bucket(tree, parent, callee);
    if (!*bucket) {
        struct calltree_node node = { .parent = parent, .callee = callee, .depth = tree->nodes.items[parent].depth + 1 };
        *bucket = (uint32_t)tree->nodes.count;
        vec_push(tree->callees.arena, &tree->nodes, node);
    }
    return *bucket;
}

void calltree_init(struct calltree *tree, struct arena *arena)
{
    *tree = (struct calltree){ .callees = { .arena = arena }, .n_buckets = 512 };
    tree->buckets = arena_array(arena, uint32_t, tree->n_buckets);
    vec_push(arena, &tree->nodes, (struct calltree_node){ 0 });
}

void calltree_root(struct calltree *tree, uint32_t number)
{
    tree->top = child_of(tree, 0, number);
}

void calltree_opened(struct calltree *tree, const struct trace_process *process, const struct interval *interval)
{
    uint32_t callee = callees_find(&tree->callees, process, interval->site, interval->kind);
    uint32_t parent = tree->stack.count > 0 ? tree->stack.items[tree->stack.count - 1] : tree->top;
    if (tree->nodes.items[parent].depth >= CALLTREE_DEPTH) {
        parent = tree->nodes.items[parent].parent;
        tree->n_cut++;
    }
    vec_push(tree->callees.arena, &tree->stack, child_of(tree, parent, callee));
}

uint32_t calltree_child(struct calltree *tree, uint32_t node, uint32_t callee)
{
    return tree->nodes.items[node].depth >= CALLTREE_DEPTH ? node : child_of(tree, node, callee);
}

void calltree_closed(struct calltree *tree, const struct interval *interval)
{
    struct calltree_node *node = &tree->nodes.items[tree->stack.items[--tree->stack.count]];
    node->calls++;
    node->self += interval->self;
}

void calltree_skipped(struct calltree *tree)
{
    tree->stack.count--;
}
