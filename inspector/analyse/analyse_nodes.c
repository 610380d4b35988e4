#include "analyse_nodes.h"

#include <stdlib.h>
#include <string.h>

#include "arena.h"

void *analyse_grow(void *items, size_t *capacity, size_t needed, size_t size)
{
    size_t larger = *capacity;
    while (larger <= needed)
        larger = larger ? larger * 2 : 64;
    if (larger == *capacity)
        return items;
    char *grown = realloc(items, larger * size);
    if (!grown)
        arena_out_of_memory(larger * size);
    memset(&grown[*capacity * size], 0, (larger - *capacity) * size);
    *capacity = larger;
    return grown;
}

void analyse_nodes_add(struct analyse_nodes *nodes, const struct weft_graph_node *node)
{
    nodes->items = analyse_grow(nodes->items, &nodes->capacity, node->number, sizeof *nodes->items);
    nodes->items[node->number] = (struct analyse_node){ node->begin, node->end, node->context, node->thread };
    nodes->count = node->number;
    nodes->is_over = analyse_grow(nodes->is_over, &nodes->n_contexts, node->context, 1);
    nodes->is_over[node->context] = node->kind == WEFT_NODE_END;
}

const struct analyse_node *analyse_nodes_find(const struct analyse_nodes *nodes, uint64_t number)
{
    return number && number <= nodes->count ? &nodes->items[number] : NULL;
}

void analyse_nodes_release(struct analyse_nodes *nodes)
{
    free(nodes->items);
    free(nodes->is_over);
    *nodes = (struct analyse_nodes){ 0 };
}
