#include "sums.h"

#include <stdlib.h>
#include <string.h>

static void *grow(void *items, size_t count, size_t size)
{
    void *grown = reallocarray(items, count, size);
    if (!grown)
        arena_out_of_memory(count * size);
    return grown;
}

void sums_grow(struct sums *sums, uint32_t node)
{
    uint32_t capacity = sums->capacity ? sums->capacity : 64;
    while (capacity <= node)
        capacity *= 2;
    sums->items = grow(sums->items, capacity, sizeof *sums->items);
    sums->touched = grow(sums->touched, capacity, sizeof *sums->touched);
    memset(sums->items + sums->capacity, 0, (capacity - sums->capacity) * sizeof *sums->items);
    sums->capacity = capacity;
}

void sums_clear(struct sums *sums)
{
    for (uint32_t i = 0; i < sums->n_touched; i++)
        sums->items[sums->touched[i]] = (struct sum){ 0 };
    sums->n_touched = 0;
}

void sums_release(struct sums *sums)
{
    free(sums->items);
    free(sums->touched);
    *sums = (struct sums){ 0 };
}
