#include "bins.h"

#include <stdlib.h>

void bins_open(struct bins *bins, uint64_t size, void (*over)(void *, const struct index_bin *, const struct bin_share *, uint32_t), void *context)
{
    *bins = (struct bins){ .size = size, .end = size, .over = over, .context = context };
    for (int i = 0; i < 2; i++) {
        bins->rows[i] = calloc_or_exit(INDEX_DEPTHS, sizeof *bins->rows[i]);
        bins->touched[i] = calloc_or_exit(INDEX_DEPTHS, sizeof *bins->touched[i]);
    }
}

/* UINT32_MAX: as many, or more. */
static void count(uint32_t *begun, uint32_t more)
{
    if (__builtin_add_overflow(*begun, more, begun))
        *begun = UINT32_MAX;
}

static int by_callee(const void *left, const void *right)
{
    uint32_t a = ((const struct bin_share *)left)->callee, b = ((const struct bin_share *)right)->callee;
    return (a > b) - (a < b);
}

/* Each callee once. */
static void merge(struct bin_row *row)
{
    uint32_t kept = 0;
    if (row->count < 2)
        return;
    qsort(row->shares, row->count, sizeof *row->shares, by_callee);
    for (uint32_t i = 1; i < row->count; i++)
        if (row->shares[i].callee == row->shares[kept].callee) {
            row->shares[kept].covered += row->shares[i].covered;
            count(&row->shares[kept].begun, row->shares[i].begun);
        } else {
            row->shares[++kept] = row->shares[i];
        }
    row->count = kept + 1;
}

static void push(struct bin_row *row, struct bin_share share)
{
    if (row->count == row->capacity) {
        merge(row);
        if (2 * row->count >= row->capacity) {
            uint32_t capacity = row->capacity ? 2 * row->capacity : 8;
            struct bin_share *grown = reallocarray(row->shares, capacity, sizeof *grown);
            if (!grown)
                arena_out_of_memory(capacity * sizeof *grown);
            row->shares = grown;
            row->capacity = capacity;
        }
    }
    row->shares[row->count++] = share;
}

static void tell(struct bins *bins, uint64_t number, void (*told)(void *, const struct index_bin *, const struct bin_share *, uint32_t),
                 void *context)
{
    unsigned parity = number & 1;
    for (uint32_t i = 0; i < bins->n_touched[parity]; i++) {
        uint32_t depth = bins->touched[parity][i];
        struct bin_row *row = &bins->rows[parity][depth];
        merge(row);
        struct index_bin bin = { .start_depth = number * bins->size << 8 | depth, .callee = row->shares[0].callee };
        for (uint32_t k = 0; k < row->count; k++) {
            bin.covered += row->shares[k].covered;
            count(&bin.begun, row->shares[k].begun);
            if (row->shares[k].covered > bin.most) {
                bin.most = row->shares[k].covered;
                bin.callee = row->shares[k].callee;
            }
        }
        told(context, &bin, row->shares, row->count);
    }
}

static void hand_out(struct bins *bins, uint64_t number)
{
    unsigned parity = number & 1;
    tell(bins, number, bins->over, bins->context);
    for (uint32_t i = 0; i < bins->n_touched[parity]; i++)
        bins->rows[parity][bins->touched[parity][i]].count = 0;
    bins->n_touched[parity] = 0;
}

static void set_newest(struct bins *bins, uint64_t number)
{
    bins->newest = number;
    bins->begin = number * bins->size;
    bins->end = bins->begin + bins->size;
}

void bins_pass(struct bins *bins, uint64_t time)
{
    uint64_t number = time / bins->size;
    if (bins->newest > 0)
        hand_out(bins, bins->newest - 1);
    if (number > bins->newest + 1)
        hand_out(bins, bins->newest);
    set_newest(bins, number);
}

static __attribute__((noinline)) void add_another(struct bins *bins, unsigned parity, uint32_t depth, struct bin_share share)
{
    struct bin_row *row = &bins->rows[parity][depth];
    if (row->count == 0)
        bins->touched[parity][bins->n_touched[parity]++] = (uint16_t)depth;
    push(row, share);
}

static inline void add_share(struct bins *bins, uint32_t depth, uint64_t start, struct bin_share share)
{
    unsigned parity = (bins->newest & 1) ^ (start < bins->begin);
    const struct bin_row *row = &bins->rows[parity][depth];
    struct bin_share *last = row->count > 0 ? &row->shares[row->count - 1] : NULL;
    if (last && last->callee == share.callee) {
        last->covered += share.covered;
        count(&last->begun, share.begun);
    } else {
        add_another(bins, parity, depth, share);
    }
}

void bins_share(struct bins *bins, uint32_t depth, uint64_t start, struct bin_share share)
{
    add_share(bins, depth, start, share);
}

void bins_add(struct bins *bins, uint32_t depth, uint64_t start, uint64_t end, uint32_t callee)
{
    uint64_t edge = end >= bins->begin ? bins->begin : bins->begin - bins->size;
    if (start >= edge || end == edge) {
        add_share(bins, depth, start, (struct bin_share){ callee, 1, end - start });
        return;
    }
    bins_share(bins, depth, start, (struct bin_share){ callee, 1, edge - start });
    bins_share(bins, depth, edge, (struct bin_share){ callee, 0, end - edge });
}

void bins_look(struct bins *bins, void (*told)(void *, const struct index_bin *, const struct bin_share *, uint32_t), void *context)
{
    if (bins->newest > 0)
        tell(bins, bins->newest - 1, told, context);
    tell(bins, bins->newest, told, context);
}

void bins_flush(struct bins *bins)
{
    if (bins->newest > 0)
        hand_out(bins, bins->newest - 1);
    hand_out(bins, bins->newest);
    set_newest(bins, 0);
}

void bins_release(struct bins *bins)
{
    for (int i = 0; i < 2; i++) {
        for (uint32_t depth = 0; bins->rows[i] && depth < INDEX_DEPTHS; depth++)
            free(bins->rows[i][depth].shares);
        free(bins->rows[i]);
        free(bins->touched[i]);
    }
    *bins = (struct bins){ 0 };
}
