/* The common way of an event into the packet of its thread: probe.h's weft_store, which states the protocol, for events
 * that come into the library. */
#ifndef RT_STORE_H
#define RT_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_event.h"
#include "rt_state.h"

enum { RT_LOOK_BITS = 27 /* as in probe.h */ };

/* Exchanges what is expected there for the event, in one instruction as far as this thread's signal handlers can tell. */
static inline bool rt_store_exchange(uint64_t *slot, uint64_t expected, uint64_t event)
{
#if defined(__x86_64__)
    bool is_exchanged;
    __asm__ volatile("cmpxchgq %3, %1" : "+a"(expected), "+m"(*slot), "=@ccz"(is_exchanged) : "r"(event) : "memory");
    return is_exchanged;
#else /* also right where other threads look on */
    return __atomic_compare_exchange_n(slot, &expected, event, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
#endif
}

static inline bool rt_store_fill(uint64_t *slot, uint64_t event)
{
    return rt_store_exchange(slot, 0, event);
}

void rt_store_lose(void); /* one event of the calling thread */

static inline void rt_store_position(uint64_t *at)
{
    __atomic_store_n(&weft_hot.weft_position, at, __ATOMIC_RELAXED);
}

/* The event has all its slots by now, in the place of the filler that has kept them. It is lost if a signal handler has
 * recorded so much in between that the packet was used again: a decoy is there (rt_decoy.h). */
static inline void rt_store_finish(uint64_t *first, uint64_t filler, uint64_t event)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (!RT_LIKELY(rt_store_exchange(first, filler, event)))
        rt_store_lose();
}

/* weft_store, also for an event with `n` slots of payload, of RT_EVENT_SLOTS in all at most. The limit of a thread is NULL
 * where the clock is not the processor's counter. */
static __attribute__((always_inline)) inline bool rt_store_slots_quickly(uint32_t site, uint32_t event, const uint64_t *payload, unsigned n)
{
    uint64_t *at = __atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED);
    if (!RT_LIKELY(at < __atomic_load_n(&weft_hot.weft_limit, __ATOMIC_RELAXED)))
        return false;
    uint64_t time = rt_clock_counter();
    if (!RT_LIKELY((time - weft_hot.weft_epoch) >> RT_LOOK_BITS == 0))
        return false;
    uint64_t compact = rt_event_compact(time, site, event), first = n ? rt_event_compact(time, n, WEFT_EVENT_FILLER) : compact;
    if (!RT_LIKELY(rt_store_fill(at, first)))
        return false;
    rt_store_position(at + 1 + n);
    for (unsigned i = 0; i < n; i++)
        at[1 + i] = payload[i];
    if (n)
        rt_store_finish(at, first, compact);
    return true;
}

static __attribute__((always_inline)) inline bool rt_store_quickly(uint32_t site, uint32_t event, bool has_number, uint64_t number)
{
    return rt_store_slots_quickly(site, event, &number, has_number);
}

#endif
