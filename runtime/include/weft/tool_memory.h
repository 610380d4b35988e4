/* Memory accesses for tools: what is in the packets of a process that runs with WEFT_MEMORY=0, access by access. A tool
 * keeps one struct weft_tool_memory for each thread and gives it the packets that its callback `packet` gets:
 *
 *     static void packet(void *self, uint32_t thread, const void *bytes, size_t size)
 *     {
 *         weft_tool_memory_read(&state_of[thread], weft, bytes, size, each, NULL);
 *     }
 *
 * Packets of events are passed over. docs/trace-format.md has what is read here. C and C++; needs libweft, but is not
 * linked. */
#ifndef WEFT_TOOL_MEMORY_H
#define WEFT_TOOL_MEMORY_H

#include <string.h>

#include "tool.h"

#ifdef __cplusplus
extern "C" {
#endif

struct weft_tool_memory_access {
    uint32_t block;                              /* number: for weft_tool_api.block */
    uint32_t site;                               /* of the function */
    const struct weft_tool_block_access *access; /* line, size, kind */
    uint64_t address;
};

/* The newest bases of loops whose iterations have records of their own. All zero in the beginning; loops nest, and their
 * places are used again in turn. */
enum { WEFT_TOOL_MEMORY_LOOPS = 64 };
struct weft_tool_memory {
    struct {
        uint32_t number;
        uint64_t iterations, slots[255];
    } loops[WEFT_TOOL_MEMORY_LOOPS];
    uint32_t newest;
};

typedef void weft_tool_memory_each(void *context, const struct weft_tool_memory_access *access);

/* The place of a loop; WEFT_TOOL_MEMORY_LOOPS: it has none. */
static inline uint32_t weft_tool_memory_find(const struct weft_tool_memory *state, uint32_t number)
{
    uint32_t k = 0;
    while (k < WEFT_TOOL_MEMORY_LOOPS && state->loops[k].number != number)
        k++;
    return k;
}

/* The accesses of one part of a record, of its iteration `turn`. */
static inline void weft_tool_memory_part(struct weft_tool_memory *state, uint32_t number, const struct weft_tool_block *block, const uint64_t *slots,
                                         int part, uint64_t turn, weft_tool_memory_each *each, void *context)
{
    for (uint32_t i = 0; i < block->n_accesses; i++) {
        const struct weft_tool_block_access *access = &block->accesses[i];
        const uint64_t *from = slots;
        uint64_t n = block->kind == WEFT_TOOL_BLOCK_LOOP ? turn : 0;
        uint32_t most = block->slots;
        if (block->kind == WEFT_TOOL_BLOCK_LOOP && access->part != part)
            continue;
        if (access->part == WEFT_TOOL_PART_LOOP) {
            uint32_t k = weft_tool_memory_find(state, block->loop);
            if (block->loop == 0 || k == WEFT_TOOL_MEMORY_LOOPS)
                continue;
            from = state->loops[k].slots;
            n = state->loops[k].iterations ? state->loops[k].iterations - 1 : 0;
            most = 255;
        }
        int has_stride = access->stride_slot != WEFT_TOOL_NO_SLOT;
        if (access->slot >= most || (has_stride && access->stride_slot >= most) || from[access->slot] == 0)
            continue;
        uint64_t stride = has_stride ? from[access->stride_slot] : (uint64_t)access->stride;
        struct weft_tool_memory_access found = { number, block->site, access, from[access->slot] + (uint64_t)access->offset + stride * n };
        each(context, &found);
    }
}

static inline void weft_tool_memory_record(struct weft_tool_memory *state, uint32_t number, const struct weft_tool_block *block,
                                           const uint64_t *slots, weft_tool_memory_each *each, void *context)
{
    uint32_t k = weft_tool_memory_find(state, block->kind == WEFT_TOOL_BLOCK_BASES ? number : block->loop);
    if (block->kind == WEFT_TOOL_BLOCK_BASES) {
        k = k < WEFT_TOOL_MEMORY_LOOPS ? k : state->newest++ % WEFT_TOOL_MEMORY_LOOPS;
        state->loops[k].number = number;
        state->loops[k].iterations = 0;
        memcpy(state->loops[k].slots, slots, sizeof *slots * block->slots);
        return;
    }
    if (block->kind == WEFT_TOOL_BLOCK_TURN && k < WEFT_TOOL_MEMORY_LOOPS)
        state->loops[k].iterations++;
    uint64_t n = block->kind == WEFT_TOOL_BLOCK_LOOP && block->slots ? slots[0] : 0;
    for (uint64_t turn = 0; turn < n; turn++) {
        weft_tool_memory_part(state, number, block, slots, WEFT_TOOL_PART_TEST, turn, each, context);
        weft_tool_memory_part(state, number, block, slots, WEFT_TOOL_PART_BODY, turn, each, context);
    }
    weft_tool_memory_part(state, number, block, slots, WEFT_TOOL_PART_TEST, n, each, context);
}

/* A record with many iterations: the slots of the blocks between that of the loop and it, again and again. */
static inline void weft_tool_memory_turns(struct weft_tool_memory *state, const struct weft_tool_api *api, uint32_t number, uint32_t loop,
                                          const uint64_t *slots, uint32_t n, weft_tool_memory_each *each, void *context)
{
    for (uint32_t at = 0; at < n;) {
        uint32_t before = at;
        for (uint32_t member = loop + 1; member < number && at < n; member++) {
            struct weft_tool_block block;
            block.size = sizeof block;
            if (api->block(member, &block) != 0)
                return;
            if (slots[at])
                weft_tool_memory_record(state, member, &block, slots + at, each, context);
            at += block.slots ? block.slots : 1;
        }
        if (at == before)
            return;
    }
}

/* Calls `each` for each access of the packet, in the order of the thread. */
static inline void weft_tool_memory_read(struct weft_tool_memory *state, const struct weft_tool_api *api, const void *bytes, size_t size,
                                         weft_tool_memory_each *each, void *context)
{
    enum { HEAD = 10, AT_STREAM = 20, RUN = 0x800000, UNUSED = 0x7fffff };
    const uint64_t *at = (const uint64_t *)bytes + HEAD, *end = (const uint64_t *)bytes + size / 8, *run_end = at;
    uint32_t stream = 0;
    if (size >= HEAD * 8)
        memcpy(&stream, (const unsigned char *)bytes + AT_STREAM, sizeof stream);
    while (stream == WEFT_TOOL_MEMORY_STREAM && at < end) {
        uint32_t number = (uint32_t)(*at >> 32) & 0xffffff, slots = (uint32_t)(*at >> 56);
        struct weft_tool_block block;
        block.size = sizeof block;
        if (*at == 0) {
            at = at < run_end ? run_end : at + 1;
        } else if (number == UNUSED) {
            at += 1 + slots;
        } else if (number & RUN) {
            run_end = at + 1 + (number & 0x3fffff);
            at++;
        } else if (at + 1 + slots > end || api->block(number, &block) != 0) {
            return;
        } else {
            if (block.kind == WEFT_TOOL_BLOCK_TURNS)
                weft_tool_memory_turns(state, api, number, block.loop, at + 1, slots, each, context);
            else
                weft_tool_memory_record(state, number, &block, at + 1, each, context);
            at += 1 + slots;
        }
    }
}

#ifdef __cplusplus
}
#endif

#endif
