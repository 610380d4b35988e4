#include "vec.h"

#include <stdint.h>

void *vec_grow(struct arena *arena, void *items, size_t item_size, size_t *capacity)
{
    size_t wanted, old_size = item_size * *capacity, new_size;
    if (__builtin_mul_overflow(*capacity, (size_t)2, &wanted))
        arena_out_of_memory(SIZE_MAX);
    if (wanted < 8)
        wanted = 8;
    if (__builtin_mul_overflow(wanted, item_size, &new_size))
        arena_out_of_memory(SIZE_MAX);
    *capacity = wanted;
    return arena_grow(arena, items, old_size, new_size);
}
