/* What the inline path of memory.h leaves to the library: the first record of a unit and of a thread, packets that are
 * full, times that are too far from the one before. */
#include <stddef.h>

#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_memory.h"
#include "rt_memory_tables.h"
#include "rt_quiet.h"
#include "rt_ready.h"
#include "rt_state.h"
#include "rt_tool.h"
#include "rt_tool_block.h"

#include <weft/format.h>

_Static_assert(sizeof(struct weft_memory_hot) == sizeof(struct weft_probe_memory_hot) &&
                   offsetof(struct weft_memory_hot, weft_share) == offsetof(struct weft_probe_memory_hot, weft_share),
               "memory.h differs");
_Static_assert(WEFT_MEMORY_RUN == WEFT_RUN_HEADER && WEFT_MEMORY_RUN_OPEN == WEFT_RUN_OPEN && WEFT_MEMORY_UNUSED == WEFT_UNUSED_HEADER &&
                   WEFT_MEMORY_RUN_ROOM == WEFT_RUN_ROOM,
               "format.h differs");

/* Where nothing is recorded. By thread, as far as that goes: processors would fight for one place. */
static weft_slot *nowhere(void)
{
    enum { PLACES = 64 };
    static weft_slot places[PLACES][1 + WEFT_RUN_ROOM + 7];
    return places[((uintptr_t)&weft_memory_hot >> 12) % PLACES] + 1;
}

static bool is_known(struct weft_memory *memory, uint64_t now)
{
    struct weft_unit *unit = (struct weft_unit *)memory->weft_of_unit;
    if (__atomic_load_n(&memory->weft_first, __ATOMIC_ACQUIRE) != 0 && rt_memory_has_begun())
        return true;
    if (!rt_ready(unit, now, 1)) { /* defines the unit's sites, and begins the thread */
        if (rt_process.state == RT_OFF)
            __atomic_store_n(&memory->weft_first, WEFT_MEMORY_OFF, __ATOMIC_RELAXED);
        return false;
    }
    rt_ready_done();
    if (!rt_memory_has_begun() && !rt_memory_begin(now))
        return false;
    rt_lock();
    uint32_t first = memory->weft_first;
    if (first == 0)
        first = rt_definitions_blocks(memory, unit->number);
    if (first != 0 && memory->weft_first == 0 && rt_n_tools)
        rt_tool_block_add(memory, first, unit->number);
    if (first != 0)
        __atomic_store_n(&memory->weft_first, first, __ATOMIC_RELEASE);
    rt_unlock();
    return first != 0;
}

static weft_slot *record(struct weft_memory *memory, uint32_t index, uint32_t slots, int is_timed)
{
    uint64_t now = rt_clock_now();
    if (rt_inside || !is_known(memory, now) || rt_is_over() || !rt_memory_make_room(now))
        return nowhere();
    weft_slot *at = weft_memory_hot.weft_position;
    if (is_timed && now > weft_memory_hot.weft_time)
        weft_memory_hot.weft_time = now;
    weft_memory_hot.weft_position = at + slots + 1;
    *at =
        (slots == WEFT_RUN_ROOM ? (weft_slot)(WEFT_MEMORY_RUN | WEFT_MEMORY_RUN_OPEN | slots) << WEFT_MEMORY_BLOCK_SHIFT
                                : (weft_slot)(memory->weft_first + index) << WEFT_MEMORY_BLOCK_SHIFT | (weft_slot)slots << WEFT_MEMORY_SLOTS_SHIFT) |
        (uint32_t)weft_memory_hot.weft_time;
    rt_memory_finish_record();
    return at + 1;
}

RT_EXPORT weft_slot *weft_block_slowly(struct weft_memory *memory, uint32_t index, uint32_t slots, int is_timed);

weft_slot *weft_block_slowly(struct weft_memory *memory, uint32_t index, uint32_t slots, int is_timed)
{
    struct rt_quiet quiet;
    if (__atomic_load_n(&memory->weft_first, __ATOMIC_RELAXED) & WEFT_MEMORY_OFF)
        return nowhere();
    rt_quiet_enter(&quiet);
    weft_slot *at = record(memory, index, slots, is_timed);
    rt_quiet_leave(&quiet);
    return at;
}
