#include "flame.h"

#include <stdlib.h>
#include <string.h>

struct flame_measure flame_of_nodes(const char *name, const struct calltree *tree, const uint64_t *first)
{
    return (struct flame_measure){ name, first, sizeof *tree->nodes.items, tree->nodes.count };
}

static int compare_falling(const void *left, const void *right)
{
    uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
    return (a < b) - (a > b);
}

static uint64_t own_of(const struct flame_measure *measure, uint32_t node)
{
    return node < measure->count ? *(const uint64_t *)((const char *)measure->own + measure->stride * node) : 0;
}

void flame_sum(struct flame *flame, struct arena *arena)
{
    size_t n_nodes = flame->tree->nodes.count;
    flame->first_child = arena_array(arena, uint32_t, n_nodes);
    flame->sibling = arena_array(arena, uint32_t, n_nodes);
    for (size_t k = 0; k < flame->n_measures; k++)
        flame->totals[k] = arena_array(arena, uint64_t, n_nodes);
    for (uint32_t i = (uint32_t)n_nodes; i-- > 1;) {
        uint32_t parent = flame->tree->nodes.items[i].parent;
        for (size_t k = 0; k < flame->n_measures; k++) {
            flame->totals[k][i] += own_of(&flame->measures[k], i);
            flame->totals[k][parent] += flame->totals[k][i];
        }
        flame->sibling[i] = flame->first_child[parent];
        flame->first_child[parent] = i;
    }
    if (n_nodes > flame->most) {
        uint64_t *sorted = arena_array(arena, uint64_t, n_nodes);
        memcpy(sorted, flame->totals[0], n_nodes * sizeof *sorted);
        qsort(sorted, n_nodes, sizeof *sorted, compare_falling);
        flame->least = sorted[flame->most - 1] + 1;
    }
}

static bool is_shown(const struct flame *flame, uint32_t node)
{
    bool has_any = false;
    for (size_t k = 0; k < flame->n_measures; k++)
        has_any |= flame->totals[k][node] > 0;
    return has_any && flame->totals[0][node] >= flame->least;
}

static const char *name_of(const struct flame *flame, uint32_t node)
{
    const struct calltree_node *at = &flame->tree->nodes.items[node];
    if (at->depth == 0)
        return "all";
    return flame->tree->callees.items.items[at->callee].name;
}

/* Recursion is as deep as CALLTREE_DEPTH allows. */
static void add_frame(struct json_writer *json, const struct flame *flame, uint32_t node)
{
    uint64_t rest[FLAME_MEASURES]; /* with the frames below that are left out */
    for (size_t k = 0; k < flame->n_measures; k++)
        rest[k] = flame->totals[k][node];
    json_open_object(json);
    json_name(json, "children");
    json_open_array(json);
    for (uint32_t child = flame->first_child[node]; child; child = flame->sibling[child]) {
        if (!is_shown(flame, child))
            continue;
        json_line(json, 0);
        add_frame(json, flame, child);
        for (size_t k = 0; k < flame->n_measures; k++)
            rest[k] -= flame->totals[k][child];
    }
    json_close_array(json);
    for (size_t k = 0; k < flame->n_measures; k++)
        json_member_number(json, flame->measures[k].name, rest[k]);
    json_member_string(json, "name", name_of(flame, node));
    json_close_object(json);
}

void flame_write(struct json_writer *json, const struct flame *flame)
{
    add_frame(json, flame, 0);
}
