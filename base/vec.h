/* The growable array: VEC(T) is a struct of items, count and capacity, with its memory in an arena. Zeroed, it is
 * empty and ready for use. Growing moves the items: pointers to them become invalid. */
#ifndef VEC_H
#define VEC_H

#include "arena.h"

#define VEC(type)                                                                                                                                    \
    struct {                                                                                                                                         \
        type *items;                                                                                                                                 \
        size_t count, capacity;                                                                                                                      \
    }

/* Appends `value`. The macro is variadic so that a compound literal can be passed. */
#define vec_push(arena, vec, ...)                                                                                                                    \
    do {                                                                                                                                             \
        if ((vec)->count == (vec)->capacity)                                                                                                         \
            (vec)->items = vec_grow((arena), (vec)->items, sizeof *(vec)->items, &(vec)->capacity);                                                  \
        (vec)->items[(vec)->count++] = (__VA_ARGS__);                                                                                                \
    } while (0)

/* Doubles *capacity (at least 8) and returns the items at their new address. */
void *vec_grow(struct arena *arena, void *items, size_t item_size, size_t *capacity);

#endif
