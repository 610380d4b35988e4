/* The one growable array: VEC(T) is a struct of items, count, capacity; its memory is an arena's. A zeroed one is empty and ready. */
#ifndef VEC_H
#define VEC_H

#include "arena.h"

#define VEC(type)                                                                                                                                    \
    struct {                                                                                                                                         \
        type *items;                                                                                                                                 \
        size_t count, capacity;                                                                                                                      \
    }

/* Appends `value` (the variadic form lets a compound literal be passed). */
#define vec_push(arena, vec, ...)                                                                                                                    \
    do {                                                                                                                                             \
        if ((vec)->count == (vec)->capacity)                                                                                                         \
            (vec)->items = vec_grow((arena), (vec)->items, sizeof *(vec)->items, &(vec)->capacity);                                                  \
        (vec)->items[(vec)->count++] = (__VA_ARGS__);                                                                                                \
    } while (0)

/* Doubles *capacity (from 8) and returns the moved items. */
void *vec_grow(struct arena *arena, void *items, size_t item_size, size_t *capacity);

#endif
