#include "analyse_pairs.h"

#include <stdlib.h>

#include "arena.h"

static struct analyse_pair *slot_of(struct analyse_pair *slots, size_t capacity, uint64_t a, uint64_t b)
{
    size_t at = (size_t)((a * UINT64_C(0x9E3779B97F4A7C15) + b) * UINT64_C(0xD6E8FEB86659FD93) >> 24) & (capacity - 1);
    while (slots[at].is_there && (slots[at].a != a || slots[at].b != b))
        at = (at + 1) & (capacity - 1);
    return &slots[at];
}

static void grow(struct analyse_pairs *pairs)
{
    size_t capacity = pairs->capacity ? pairs->capacity * 2 : 64;
    struct analyse_pair *slots = calloc_or_exit(capacity, sizeof *slots);
    for (size_t i = 0; i < pairs->capacity; i++)
        if (pairs->slots[i].is_there)
            *slot_of(slots, capacity, pairs->slots[i].a, pairs->slots[i].b) = pairs->slots[i];
    free(pairs->slots);
    pairs->slots = slots;
    pairs->capacity = capacity;
}

uint64_t *analyse_pairs_find(struct analyse_pairs *pairs, uint64_t a, uint64_t b, int *is_new)
{
    if (pairs->count * 2 >= pairs->capacity)
        grow(pairs);
    struct analyse_pair *slot = slot_of(pairs->slots, pairs->capacity, a, b);
    if (is_new)
        *is_new = !slot->is_there;
    if (!slot->is_there) {
        *slot = (struct analyse_pair){ .a = a, .b = b, .is_there = 1 };
        pairs->count++;
    }
    return slot->numbers;
}

static int compare(const void *left, const void *right)
{
    const struct analyse_pair *a = left, *b = right;
    if (a->numbers[0] != b->numbers[0])
        return a->numbers[0] < b->numbers[0] ? 1 : -1;
    return a->a != b->a ? (a->a > b->a ? 1 : -1) : (a->b > b->b) - (a->b < b->b);
}

void analyse_pairs_sort(struct analyse_pairs *pairs)
{
    size_t n = 0;
    for (size_t i = 0; i < pairs->capacity; i++)
        if (pairs->slots[i].is_there)
            pairs->slots[n++] = pairs->slots[i];
    if (n)
        qsort(pairs->slots, n, sizeof *pairs->slots, compare);
}

void analyse_pairs_release(struct analyse_pairs *pairs)
{
    free(pairs->slots);
    *pairs = (struct analyse_pairs){ 0 };
}
