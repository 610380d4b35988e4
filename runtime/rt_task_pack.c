/* Packs come out of mapped memory that is never unmapped. A queue holds those that were given back: first in, first
 * out, so that one that runs a second time, although its entry does not say so, is still what it was.
 *
 * The queue is bounded and has no lock (D. Vyukov's): each cell has a turn, and whoever has moved the position to the
 * next turn may use the cell. A signal handler that finds its own thread between the two takes the queue for empty or
 * full, and goes another way. */
#define _GNU_SOURCE 1
#include "rt_task_pack.h"

#include <stdlib.h>
#include <sys/mman.h>

#include "rt_quiet.h"
#include "rt_say.h"
#include "rt_start.h"
#include "rt_state.h"

#include <weft/format.h>

enum { CELLS = 1 << 14, LEAST = 1 << 10, ROOM = 64 << 10, BUCKETS = 1 << 10 };

static struct cell {
    _Atomic uint64_t turn; /* less the number of the cell, so that it is 0 at first */
    struct rt_task_pack *pack;
} cells[CELLS];
static _Atomic uint64_t put_at, taken_at;

/* Guarded by the process's lock: packs that the queue had no room for or that are new, and those that repeat. */
static struct rt_task_pack *spare, *repeating[BUCKETS];
static _Atomic bool keeps_all;

/* LeakSanitizer, if the program has it, finds what only a pack refers to. */
extern void __lsan_register_root_region(const void *begin, size_t size) __attribute__((weak));

static _Atomic(enum { UNDECIDED, PACKS, PACKS_NOTHING }) decided;

/* Reads the environment, because a call may come before our constructor. */
static __attribute__((noinline)) bool decide(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_start();
    if (decided == UNDECIDED)
        decided = rt_process.state == RT_OFF ? PACKS_NOTHING : PACKS;
    rt_unlock();
    rt_quiet_leave(&quiet);
    return decided == PACKS;
}

bool rt_task_packs(void)
{
    int known = atomic_load_explicit(&decided, memory_order_relaxed);
    return RT_LIKELY(known != UNDECIDED) ? known == PACKS : decide();
}

static uint64_t turn_of(uint64_t at)
{
    return atomic_load_explicit(&cells[at % CELLS].turn, memory_order_acquire) + at % CELLS;
}

static void pass_on(uint64_t at, uint64_t turn)
{
    atomic_store_explicit(&cells[at % CELLS].turn, turn - at % CELLS, memory_order_release);
}

static bool put(struct rt_task_pack *pack)
{
    uint64_t at = atomic_load_explicit(&put_at, memory_order_relaxed);
    for (;;) {
        uint64_t turn = turn_of(at);
        if (turn == at && atomic_compare_exchange_weak_explicit(&put_at, &at, at + 1, memory_order_relaxed, memory_order_relaxed))
            break;
        if ((int64_t)(turn - at) < 0)
            return false;
        if (turn != at)
            at = atomic_load_explicit(&put_at, memory_order_relaxed);
    }
    cells[at % CELLS].pack = pack;
    pass_on(at, at + 1);
    return true;
}

static struct rt_task_pack *take(void)
{
    uint64_t at = atomic_load_explicit(&taken_at, memory_order_relaxed);
    for (;;) {
        uint64_t turn = turn_of(at);
        if ((int64_t)(atomic_load_explicit(&put_at, memory_order_relaxed) - at) <= LEAST || (int64_t)(turn - (at + 1)) < 0)
            return NULL;
        if (turn == at + 1 && atomic_compare_exchange_weak_explicit(&taken_at, &at, at + 1, memory_order_relaxed, memory_order_relaxed))
            break;
        if (turn != at + 1)
            at = atomic_load_explicit(&taken_at, memory_order_relaxed);
    }
    struct rt_task_pack *pack = cells[at % CELLS].pack;
    pass_on(at, at + CELLS);
    return pack;
}

static void map_more(void)
{
    struct rt_task_pack *packs = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (packs == MAP_FAILED)
        abort();
    if (__lsan_register_root_region)
        __lsan_register_root_region(packs, ROOM);
    for (size_t i = ROOM / sizeof *packs; i-- > 0;) {
        packs[i].next = spare;
        spare = &packs[i];
    }
}

/* With the process's lock held. */
static struct rt_task_pack *take_spare(void)
{
    if (!spare)
        map_more();
    struct rt_task_pack *pack = spare;
    spare = pack->next;
    return pack;
}

static struct rt_task_pack *take_slowly(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    struct rt_task_pack *pack = take_spare();
    rt_unlock();
    rt_quiet_leave(&quiet);
    return pack;
}

static void fill(struct rt_task_pack *pack, struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument, uint64_t task)
{
    pack->unit = unit;
    pack->index = index;
    pack->body = body;
    pack->argument = argument;
    pack->task = task;
    atomic_store_explicit(&pack->runs, 0, memory_order_relaxed);
}

/* Those with the same contents are one, however often the program makes the call. */
static struct rt_task_pack *take_repeating(struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument)
{
    uint64_t hash = ((uint64_t)(uintptr_t)argument ^ (uint64_t)(uintptr_t)unit ^ index ^ (uint64_t)(uintptr_t)body << 7) * 0x9E3779B97F4A7C15u;
    struct rt_task_pack **bucket = &repeating[hash >> 54], *pack;
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    for (pack = *bucket; pack; pack = pack->next)
        if (pack->unit == unit && pack->index == index && pack->body == body && pack->argument == argument)
            break;
    if (!pack) {
        pack = take_spare();
        fill(pack, unit, index, body, argument, 0);
        pack->next = *bucket;
        *bucket = pack;
    }
    rt_unlock();
    rt_quiet_leave(&quiet);
    return pack;
}

struct rt_task_pack *rt_task_pack_take(struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument, uint64_t task)
{
    if (task == 0)
        return take_repeating(unit, index, body, argument);
    struct rt_task_pack *pack = keeps_all ? NULL : take();
    if (!pack)
        pack = take_slowly();
    fill(pack, unit, index, body, argument, task);
    return pack;
}

void rt_task_pack_give_back(struct rt_task_pack *pack)
{
    if (keeps_all || pack->task == 0 || put(pack))
        return;
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    pack->next = spare;
    spare = pack;
    rt_unlock();
    rt_quiet_leave(&quiet);
}

void rt_task_pack_keep_all(const struct rt_task_pack *pack)
{
    if (atomic_exchange(&keeps_all, true))
        return;
    rt_say("weft: a task of %s ran more than once; its entry in the configuration needs \"repeats\": true\n", pack->unit->sites[pack->index].callee);
}
