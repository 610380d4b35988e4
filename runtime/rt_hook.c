/* Accesses that the compiler tells of by calls (-fsanitize=thread): the wrapper's assembler has put the number of a block
 * and the unit's table into each (wrapper/hooks). A record is that of memory.h, and its protocol weft_block's. */
#include <stddef.h>

#include "rt_bytes.h"
#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_memory.h"
#include "rt_memory_tables.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_store.h"

/* `index`: of the block in the unit's table; with HOOK_IS_TIMED the record looks at the clock. */
RT_EXPORT void weft_hook(uint64_t address, uint32_t index, struct weft_memory *memory);
/* The size is known here only. */
RT_EXPORT void weft_hook_range(uint64_t address, uint64_t size, uint32_t index, struct weft_memory *memory);
RT_EXPORT void weft_hook_copy(uint64_t to, uint64_t from, uint64_t size, uint32_t index, struct weft_memory *memory);
weft_slot *weft_block_slowly(struct weft_memory *memory, uint32_t index, uint32_t slots, int is_timed);

#define HOOK_IS_TIMED 0x80000000u

/* NULL: it is for the library's slow way. Small, and without calls: it is most of what a hook costs. */
static inline __attribute__((always_inline)) weft_slot *record_quickly(const struct weft_memory *memory, uint32_t index, uint32_t slots)
{
    int32_t first = (int32_t)__atomic_load_n(&memory->weft_first, __ATOMIC_RELAXED);
    weft_slot *at = __atomic_load_n(&weft_memory_hot.weft_position, __ATOMIC_RELAXED);
    if (!RT_LIKELY(first > 0 && at < __atomic_load_n(&weft_memory_hot.weft_limit, __ATOMIC_RELAXED)))
        return NULL;
    if (index & HOOK_IS_TIMED) {
        uint64_t now = rt_clock_counter();
        if (!RT_LIKELY(rt_clock.is_counter && (now - weft_memory_hot.weft_time) >> 31 == 0))
            return NULL;
        weft_memory_hot.weft_time = now;
    }
    uint64_t block = (uint32_t)first + (index & ~HOOK_IS_TIMED);
    uint64_t header = block << WEFT_MEMORY_BLOCK_SHIFT | (uint64_t)slots << WEFT_MEMORY_SLOTS_SHIFT | (uint32_t)weft_memory_hot.weft_time;
    if (!RT_LIKELY(rt_store_fill((uint64_t *)at, header)))
        return NULL;
    __atomic_store_n(&weft_memory_hot.weft_position, at + slots + 1, __ATOMIC_RELAXED);
    return at + 1;
}

static weft_slot *record(struct weft_memory *memory, uint32_t index, uint32_t slots)
{
    weft_slot *at = record_quickly(memory, index, slots);
    return at ? at : weft_block_slowly(memory, index & ~HOOK_IS_TIMED, slots, (index & HOOK_IS_TIMED) != 0);
}

static __attribute__((noinline)) void hook_slowly(uint64_t address, uint32_t index, struct weft_memory *memory)
{
    *weft_block_slowly(memory, index & ~HOOK_IS_TIMED, 1, (index & HOOK_IS_TIMED) != 0) = address;
}

void weft_hook(uint64_t address, uint32_t index, struct weft_memory *memory)
{
    weft_slot *at = record_quickly(memory, index, 1);
    if (RT_LIKELY(at != NULL))
        *at = address;
    else
        hook_slowly(address, index, memory);
}

/* ---- sizes that are not in the table ---- */

/* A table of its own for a block of a unit and a size: the same block, with accesses of this size. Never removed. */
struct sized {
    struct sized *next; /* in its bucket */
    struct weft_memory *of, memory;
    uint64_t size;
    uint32_t index;
    struct weft_block block;
    struct weft_access accesses[2];
};

enum {
    N_BUCKETS = 256,
    MOST_SIZED = 4096, /* then the loop over bytes that the block is in the unit's table */
};

static struct sized *buckets[N_BUCKETS]; /* release and acquire: the entry is complete before it is seen */
static struct sized room[MOST_SIZED];    /* pages that are not touched are not there */
static uint32_t n_sized;                 /* under the lock */

static struct sized *search(uint32_t bucket, const struct weft_memory *memory, uint32_t index, uint64_t size)
{
    struct sized *sized = __atomic_load_n(&buckets[bucket], __ATOMIC_ACQUIRE);
    while (sized && (sized->of != memory || sized->index != index || sized->size != size))
        sized = sized->next;
    return sized;
}

static struct sized *make(uint32_t bucket, struct weft_memory *memory, uint32_t index, uint64_t size)
{
    const struct weft_block *block = &memory->weft_blocks[index];
    struct sized *sized = search(bucket, memory, index, size);
    if (sized || n_sized == MOST_SIZED || size > UINT32_MAX)
        return sized;
    sized = &room[n_sized++];
    sized->of = memory;
    sized->index = index;
    sized->size = size;
    sized->block = *block;
    sized->block.weft_kind = WEFT_BLOCK_PLAIN;
    sized->block.weft_first = 0;
    sized->block.weft_slots--; /* no number of iterations */
    for (uint32_t i = 0; i < block->weft_count; i++) {
        sized->accesses[i] = memory->weft_accesses[block->weft_first + i];
        sized->accesses[i].weft_size = (uint32_t)size;
        sized->accesses[i].weft_stride = 0;
        sized->accesses[i].weft_slot_index--;
    }
    sized->memory = (struct weft_memory){ memory->weft_of_unit, &sized->block, sized->accesses, 1, 0, 0 };
    sized->next = buckets[bucket];
    __atomic_store_n(&buckets[bucket], sized, __ATOMIC_RELEASE);
    return sized;
}

/* NULL: there are too many sizes. */
static struct weft_memory *find(struct weft_memory *memory, uint32_t index, uint64_t size)
{
    uint32_t block = index & ~HOOK_IS_TIMED, bucket = (uint32_t)(((uintptr_t)memory >> 4) + 31 * block + size) % N_BUCKETS;
    struct sized *sized = search(bucket, memory, block, size);
    if (!RT_LIKELY(sized)) {
        struct rt_quiet quiet;
        rt_quiet_enter(&quiet);
        rt_lock();
        sized = make(bucket, memory, block, size);
        rt_unlock();
        rt_quiet_leave(&quiet);
    }
    return sized ? &sized->memory : NULL;
}

void weft_hook_range(uint64_t address, uint64_t size, uint32_t index, struct weft_memory *memory)
{
    if (size == 0)
        return;
    struct weft_memory *sized = find(memory, index, size);
    weft_slot *at = sized ? record(sized, index & HOOK_IS_TIMED, 1) : record(memory, index, 2);
    if (!sized)
        *at++ = size;
    *at = address;
}

/* Without a size that only this call knows the block has two slots, too: it may be one of the table. */
void weft_hook_copy(uint64_t to, uint64_t from, uint64_t size, uint32_t index, struct weft_memory *memory)
{
    bool is_loop = memory->weft_blocks[index & ~HOOK_IS_TIMED].weft_kind == WEFT_BLOCK_LOOP;
    struct weft_memory *sized = is_loop && size ? find(memory, index, size) : NULL;
    if (size == 0)
        return;
    weft_slot *at = sized ? record(sized, index & HOOK_IS_TIMED, 2) : record(memory, index, is_loop ? 3 : 2);
    if (is_loop && !sized)
        *at++ = size;
    at[0] = from;
    at[1] = to;
}
