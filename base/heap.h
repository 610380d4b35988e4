/* A binary heap in an array of pointers, with the least element on top. The children of i are 2i+1 and 2i+2. The
 * functions are inline, so the comparison is inlined too. */
#ifndef HEAP_H
#define HEAP_H

#include <stdbool.h>
#include <stddef.h>

/* Moves the element at `at` down until the heap is ordered again, for use after the element has become greater. Called
 * for every index from the last to 0, it makes a heap of any array. */
static inline void heap_sink(void **heap, size_t count, size_t at, bool (*is_before)(const void *, const void *))
{
    for (;;) {
        size_t least = at;
        for (size_t child = 2 * at + 1; child <= 2 * at + 2 && child < count; child++)
            if (is_before(heap[child], heap[least]))
                least = child;
        if (least == at)
            return;
        void *moved = heap[at];
        heap[at] = heap[least];
        heap[least] = moved;
        at = least;
    }
}

#endif
