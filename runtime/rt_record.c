/* The way of an event into the packet of its thread. */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_internal.h"

static void lose(void)
{
    if (rt_self)
        rt_self->lost++;
    else
        rt_early_lost++;
}

/* With rt_busy taken. True if the unit is registered and the packet has room. */
static bool prepare(struct weft_unit *unit)
{
    struct rt_quiet quiet;
    int state = rt_process.state;
    if (state == RT_OFF || (state == RT_FINISHED && rt_process.exiting && rt_process.exiting != rt_self))
        return false; /* without a lock: threads that run on while the process ends must not hold it up */
    rt_quiet_enter(&quiet);
    rt_lock();
    bool is_ready = rt_thread_prepare(unit);
    rt_unlock();
    rt_quiet_leave(&quiet);
    return is_ready;
}

/* Stores one event. A time before the last one (of a signal's event that had to wait) becomes the last one. The site is stored last: with it the
 * event is there. */
static void store(struct rt_thread *thread, uint32_t site, uint32_t event, uint32_t future, uint64_t time)
{
    unsigned char *at = thread->position;
    if (time < thread->last_time)
        time = thread->last_time;
    bool is_compact = time - thread->last_time < 1u << 27;
    uint32_t size = RT_LIKELY(is_compact) ? 8 : 20;
    if (!RT_LIKELY(event < WEFT_EVENT_FUTURE_BEGIN)) {
        memcpy(at + size, &future, 4);
        __atomic_signal_fence(__ATOMIC_RELEASE);
        size += 4;
    }
    if (RT_LIKELY(is_compact)) {
        uint64_t bytes = (uint64_t)site << 32 | (uint32_t)(time << 5) | event;
        memcpy(at, &bytes, 8);
    } else {
        uint32_t id[2] = { WEFT_EVENT_EXTENDED, event };
        memcpy(at, id, 8);
        memcpy(at + 8, &time, 8);
        __atomic_signal_fence(__ATOMIC_RELEASE);
        memcpy(at + 16, &site, 4);
    }
    thread->last_time = time;
    __atomic_store_n(&thread->position, at + size, __ATOMIC_RELEASE);
}

/* Can this thread record an event of the unit without further ado? `first` is the unit's first number. */
static inline bool is_ready(const struct rt_thread *thread, uint32_t first)
{
    return thread && first && thread->position < __atomic_load_n(&thread->end, __ATOMIC_RELAXED);
}

static void record_now(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future, uint64_t time)
{
    if (!is_ready(rt_self, __atomic_load_n(&unit->first_id, __ATOMIC_ACQUIRE)) && !prepare(unit)) {
        lose();
        return;
    }
    store(rt_self, __atomic_load_n(&unit->first_id, __ATOMIC_ACQUIRE) + index, event, future, time ? time : rt_clock_now());
}

/* A signal handler's event on top of a probe: it waits until the probe is done. A handler in a handler gets the next place. */
static __attribute__((noinline, cold)) void wait_for_turn(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future)
{
    struct rt_thread *thread = rt_self;
    uint32_t place = thread ? __atomic_fetch_add(&thread->n_pending, 1, __ATOMIC_RELAXED) : RT_N_PENDING;
    if (place < RT_N_PENDING)
        thread->pending[place] = (struct rt_pending){ unit, index, event, future, rt_clock_now() };
    else
        lose();
}

static void record_pending(void)
{
    struct rt_thread *thread = rt_self;
    for (uint32_t i = 0; i < __atomic_load_n(&thread->n_pending, __ATOMIC_RELAXED) && i < RT_N_PENDING; i++) {
        struct rt_pending pending = thread->pending[i];
        record_now(pending.unit, pending.index, pending.event, pending.future, pending.time);
    }
    __atomic_store_n(&thread->n_pending, 0, __ATOMIC_RELAXED);
}

/* Events after the end of the process (destructors of libraries) come singly; each is made safe at once, as nothing else would. */
static void close_late(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (rt_self)
        rt_thread_close(rt_self, true);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* Whatever is not the common case, with rt_busy taken. `is_stored`: the event itself is in the packet already. Out of line, so that the common case
 * saves no registers for it. */
static __attribute__((noinline, cold)) void record_slowly(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future, bool is_stored)
{
    if (!is_stored)
        record_now(unit, index, event, future, 0);
    while (rt_self && __atomic_load_n(&rt_self->n_pending, __ATOMIC_RELAXED))
        record_pending();
    if (rt_process.state == RT_FINISHED)
        close_late();
}

static inline __attribute__((always_inline)) void record(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future)
{
    if (!RT_LIKELY(rt_busy == 0)) {
        wait_for_turn(unit, index, event, future);
        return;
    }
    rt_busy = 1;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    struct rt_thread *thread = rt_self;
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_ACQUIRE);
    bool is_stored = RT_LIKELY(is_ready(thread, first));
    if (is_stored)
        store(thread, first + index, event, future, rt_clock_now());
    if (!RT_LIKELY(is_stored && __atomic_load_n(&thread->n_pending, __ATOMIC_RELAXED) == 0 && rt_process.state != RT_FINISHED))
        record_slowly(unit, index, event, future, is_stored);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    rt_busy = 0;
}

void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event)
{
    record(unit, index, event, 0);
}

void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future)
{
    record(unit, index, event, future);
}
