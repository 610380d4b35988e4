#include "access_unfold.h"

#include <string.h>

static struct access_loop *find_loop(const struct access_loops *loops, uint32_t number)
{
    for (size_t i = 0; i < loops->list.count; i++)
        if (loops->list.items[i].number == number)
            return &loops->list.items[i];
    return NULL;
}

void access_follow(struct access_loops *loops, const struct access_record *record)
{
    const struct trace_block *block = record->block;
    if (block->kind == WEFT_BLOCK_IS_BASES) {
        struct access_loop *loop = find_loop(loops, record->number);
        if (!loop) {
            vec_push(loops->arena, &loops->list, (struct access_loop){ .number = record->number });
            loop = &loops->list.items[loops->list.count - 1];
        }
        loop->iterations = 0;
        memcpy(loop->slots, record->slots, sizeof *record->slots * block->slots);
    } else if (block->kind == WEFT_BLOCK_IS_TURN) {
        struct access_loop *loop = find_loop(loops, block->loop);
        if (loop)
            loop->iterations++;
    }
}

/* The base and the stride of an access, and in which iteration it is, if that is one of a loop around its block. False: it
 * was not reached. */
static bool find_base(const struct access_loops *loops, const struct access_record *record, const struct trace_access *definition, uint64_t *base,
                      int64_t *stride, uint64_t *iteration)
{
    const uint64_t *slots = record->slots;
    uint32_t n_slots = record->block->slots;
    *iteration = 0;
    if (definition->part == WEFT_ACCESS_OF_LOOP) {
        const struct access_loop *loop = find_loop(loops, record->block->loop);
        if (!loop)
            return false;
        slots = loop->slots;
        n_slots = 255;
        *iteration = loop->iterations ? loop->iterations - 1 : 0; /* the condition alone, of a loop that did not run */
    }
    bool has_stride = definition->stride_slot != WEFT_ACCESS_NO_SLOT;
    if (definition->slot >= n_slots || (has_stride && definition->stride_slot >= n_slots) || slots[definition->slot] == 0)
        return false;
    *base = slots[definition->slot] + (uint64_t)definition->offset;
    *stride = has_stride ? (int64_t)slots[definition->stride_slot] : definition->stride;
    return true;
}

static uint64_t turns(const struct access_record *record)
{
    return record->block->kind == WEFT_BLOCK_IS_LOOP && record->block->slots > 0 ? record->slots[0] : 0;
}

uint64_t access_times(const struct access_loops *loops, const struct access_record *record, const struct trace_access *definition)
{
    uint64_t base, iteration, n = turns(record);
    int64_t stride;
    if (record->block->kind == WEFT_BLOCK_IS_LOOP && definition->part == WEFT_ACCESS_IN_BODY && n == 0)
        return 0;
    if (!find_base(loops, record, definition, &base, &stride, &iteration))
        return 0;
    if (record->block->kind != WEFT_BLOCK_IS_LOOP)
        return 1;
    return definition->part == WEFT_ACCESS_IN_TEST ? n + 1 : n;
}

uint64_t access_executions(const struct access_record *record)
{
    switch (record->block->kind) {
    case WEFT_BLOCK_IS_LOOP:
        return turns(record);
    case WEFT_BLOCK_IS_PLAIN:
    case WEFT_BLOCK_IS_TURN:
        return 1;
    default:
        return 0;
    }
}

static void give_part(const struct access_loops *loops, const struct access_record *record, uint8_t part, uint64_t turn,
                      void (*each)(const struct access *access, void *context), void *context, uint64_t *left_out)
{
    const struct trace_block *block = record->block;
    for (size_t i = 0; i < block->accesses.count; i++) {
        const struct trace_access *definition = &block->accesses.items[i];
        uint64_t base, iteration;
        int64_t stride;
        if (block->kind == WEFT_BLOCK_IS_LOOP && definition->part != part)
            continue;
        if (!find_base(loops, record, definition, &base, &stride, &iteration)) {
            *left_out += definition->slot != WEFT_ACCESS_NO_SLOT;
            continue;
        }
        if (block->kind == WEFT_BLOCK_IS_LOOP)
            iteration = turn;
        each(&(struct access){ record, definition, base + (uint64_t)stride * iteration }, context);
    }
}

void access_unfold(struct access_loops *loops, const struct access_record *record, void (*each)(const struct access *access, void *context),
                   void *context, uint64_t *left_out)
{
    access_follow(loops, record);
    uint64_t n = turns(record);
    if (record->block->kind == WEFT_BLOCK_IS_BASES)
        return;
    for (uint64_t turn = 0; turn < n; turn++) {
        give_part(loops, record, WEFT_ACCESS_IN_TEST, turn, each, context, left_out);
        give_part(loops, record, WEFT_ACCESS_IN_BODY, turn, each, context, left_out);
    }
    give_part(loops, record, WEFT_ACCESS_IN_TEST, n, each, context, left_out);
}
