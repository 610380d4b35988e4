/* The nodes of a graph by their numbers, for analyses that meet them again. 24 bytes each. */
#ifndef ANALYSE_NODES_H
#define ANALYSE_NODES_H

#include <stddef.h>
#include <weft/graph.h>

struct analyse_node {
    uint64_t begin, end; /* ns */
    uint32_t context, thread;
};

/* Zeroed, it is empty. */
struct analyse_nodes {
    struct analyse_node *items; /* items[0] is none */
    size_t count, capacity;     /* count: the highest number */
    unsigned char *is_over;     /* by context: its end was there */
    size_t n_contexts;
};

/* To be called for each node, in order. */
void analyse_nodes_add(struct analyse_nodes *nodes, const struct weft_graph_node *node);
/* NULL: there is none of this number. Valid until the next one is added. */
const struct analyse_node *analyse_nodes_find(const struct analyse_nodes *nodes, uint64_t number);
void analyse_nodes_release(struct analyse_nodes *nodes);

/* `items` with room for at least `needed` + 1 elements of `size` bytes; new ones are zero. To be freed. */
void *analyse_grow(void *items, size_t *capacity, size_t needed, size_t size);

#endif
