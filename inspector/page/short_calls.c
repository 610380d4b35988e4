#include "short_calls.h"

#include <stdlib.h>

void short_calls_open(struct short_calls *calls, struct arena *arena, uint64_t size, size_t most)
{
    *calls = (struct short_calls){ .arena = arena, .size = size ? size : 1, .most = most };
}

static struct sum sum_of(const struct sums *sums, uint32_t node)
{
    return node < sums->capacity ? sums->items[node] : (struct sum){ 0 };
}

static void close_bin(struct short_calls *calls, uint64_t bin)
{
    struct sums *sums = &calls->bin[bin & 1], *crossings = &calls->crossings[bin & 1];
    for (uint32_t i = 0; i < sums->n_touched; i++) {
        uint32_t node = sums->touched[i];
        struct short_calls_sum sum = { .bin = bin,
                                       .node = node,
                                       .is_crossed = sum_of(crossings, node).begun > 0,
                                       .begun = sums->items[node].begun,
                                       .covered = sums->items[node].self };
        vec_push(calls->arena, &calls->sums, sum);
    }
    sums_clear(sums);
    sums_clear(crossings);
}

static int by_bin_and_node(const void *left, const void *right)
{
    const struct short_calls_sum *a = left, *b = right;
    if (a->bin != b->bin)
        return a->bin < b->bin ? -1 : 1;
    return (a->node > b->node) - (a->node < b->node);
}

/* Two bins become one, which is crossed where its first half is. */
static void grow_bins(struct short_calls *calls)
{
    size_t kept = 0;
    struct short_calls_sum *sums = calls->sums.items;
    for (size_t i = 0; i < calls->sums.count; i++) {
        sums[i].is_crossed &= (sums[i].bin & 1) == 0;
        sums[i].bin /= 2;
    }
    qsort(sums, calls->sums.count, sizeof *sums, by_bin_and_node);
    for (size_t i = 1; i < calls->sums.count; i++)
        if (by_bin_and_node(&sums[kept], &sums[i]) == 0) {
            sums[kept].begun += sums[i].begun;
            sums[kept].covered += sums[i].covered;
            sums[kept].is_crossed |= sums[i].is_crossed;
        } else {
            sums[++kept] = sums[i];
        }
    calls->sums.count = calls->sums.count ? kept + 1 : 0;
    calls->size *= 2;
    calls->newest /= 2;
}

/* All bins are closed while bins grow: what is added to one of them later is a second sum. */
static void make_room(struct short_calls *calls)
{
    if (calls->sums.count <= calls->most)
        return;
    short_calls_finish(calls);
    while (calls->sums.count > calls->most && calls->newest > 0)
        grow_bins(calls);
}

static void advance(struct short_calls *calls, uint64_t bin)
{
    if (bin <= calls->newest)
        return;
    if (calls->newest > 0)
        close_bin(calls, calls->newest - 1);
    if (bin > calls->newest + 1)
        close_bin(calls, calls->newest);
    calls->newest = bin;
}

void short_calls_add(struct short_calls *calls, uint32_t node, uint64_t start, uint64_t end)
{
    if (end / calls->size > calls->newest) {
        make_room(calls);
        advance(calls, end / calls->size);
    }
    uint64_t bin = start / calls->size, edge = (bin + 1) * calls->size;
    if (end <= edge) {
        sums_add(&calls->bin[bin & 1], node, 1, end - start);
        return;
    }
    sums_add(&calls->bin[bin & 1], node, 1, edge - start);
    sums_add(&calls->bin[~bin & 1], node, 0, end - edge);
    sums_add(&calls->crossings[~bin & 1], node, 1, 0);
}

void short_calls_finish(struct short_calls *calls)
{
    if (calls->newest > 0)
        close_bin(calls, calls->newest - 1);
    close_bin(calls, calls->newest);
}

void short_calls_release(struct short_calls *calls)
{
    for (int i = 0; i < 2; i++) {
        sums_release(&calls->bin[i]);
        sums_release(&calls->crossings[i]);
    }
}
