#include "stacks.h"

#include <stdlib.h>

#include "analyse_nodes.h"

void stacks_add_area(struct stacks *stacks, const struct weft_graph *graph, const struct weft_graph_area *area)
{
    stacks->areas = analyse_grow(stacks->areas, &stacks->capacity, stacks->n_areas, sizeof *stacks->areas);
    stacks->areas[stacks->n_areas++] =
        (struct stacks_area){ .of = *area, .is_first = area->thread && weft_graph_context(graph, area->thread)->tid == area->pid };
}

void stacks_cut(struct stacks *stacks, uint32_t thread, uint64_t address, uint64_t node)
{
    for (size_t i = 0; i < stacks->n_areas; i++) {
        struct stacks_area *area = &stacks->areas[i];
        if (area->of.thread != thread || address < area->of.begin || address > area->of.end)
            continue;
        while (area->n_levels && area->levels[area->n_levels - 1].address <= address)
            area->n_levels--;
        area->levels = analyse_grow(area->levels, &area->capacity, area->n_levels, sizeof *area->levels);
        area->levels[area->n_levels++] = (struct stacks_level){ address, node };
        return;
    }
}

/* A later thread may have the stack of one that is over. */
static const struct stacks_area *find_area(const struct stacks *stacks, uint32_t pid, uint64_t address)
{
    for (size_t i = stacks->n_areas; i-- > 0;) {
        const struct weft_graph_area *area = &stacks->areas[i].of;
        if (area->pid == pid && area->begin <= address && address < area->end)
            return &stacks->areas[i];
    }
    return NULL;
}

/* The newest level above the address. */
static const struct stacks_level *find_level(const struct stacks_area *area, uint64_t address)
{
    size_t low = 0, high = area->n_levels;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (area->levels[middle].address > address)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &area->levels[low - 1] : NULL;
}

bool stacks_is_new(const struct stacks *stacks, uint32_t pid, uint64_t address, uint64_t node, uint64_t *end)
{
    const struct stacks_area *area = find_area(stacks, pid, address);
    const struct stacks_level *level = area && area->of.thread ? find_level(area, address) : NULL;
    if (!level || level->node <= node)
        return false;
    *end = level->address;
    return true;
}

bool stacks_is_kept(const struct stacks *stacks, uint32_t pid, uint64_t address)
{
    const struct stacks_area *area = find_area(stacks, pid, address);
    return area && (area->of.thread == 0 || area->is_first || find_level(area, address));
}

void stacks_release(struct stacks *stacks)
{
    for (size_t i = 0; i < stacks->n_areas; i++)
        free(stacks->areas[i].levels);
    free(stacks->areas);
}
