/* probe.h's weft_store is the common case, and states the protocol: a slot of 8 bytes is zero until an event is in it,
 * and is taken by one instruction that finds it zero. Here is what it leaves: events that are longer, first events,
 * full packets, slots that signal handlers have taken.
 */
#include <string.h>

#include "rt_record.h"

#include "rt_buffer.h"
#include "rt_clock.h"
#include "rt_event.h"
#include "rt_filter.h"
#include "rt_limit.h"
#include "rt_listeners.h"
#include "rt_quiet.h"
#include "rt_ready.h"
#include "rt_state.h"
#include "rt_store.h"
#include "rt_switch.h"
#include "rt_thread.h"
#include "rt_tool.h"

enum { EXTENDED_WORDS = 3 };

/* A thread that has not begun has no count of its own. */
void rt_record_lose(unsigned n)
{
    struct rt_thread *thread = rt_self;
    if (thread)
        __atomic_store_n(&thread->buffer->lost, __atomic_add_fetch(&thread->lost, n, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
    else
        rt_process.lost_elsewhere += n;
}

void rt_store_lose(void)
{
    if (!rt_process.is_ring)
        rt_record_lose(1);
}

/* An event on its way into the packet. */
struct parcel {
    uint32_t event;
    uint16_t n;          /* slots behind the first one */
    uint8_t is_told;     /* tools know of it, or must not */
    uint8_t is_filtered; /* the filter has let it pass */
    rt_payload_writer *write;
    const void *from;
    struct rt_recorded *recorded;   /* or NULL */
    const struct rt_moment *moment; /* or NULL */
};

static void write_payload(uint64_t *at, const struct parcel *parcel)
{
    if (parcel->n)
        parcel->write(at, parcel->from);
}

static void write_number(uint64_t *slot, const void *number)
{
    *slot = *(const uint32_t *)number;
}

static void note_recorded(const struct parcel *parcel, uint64_t *slot, uint64_t time)
{
    if (parcel->recorded)
        *parcel->recorded = (struct rt_recorded){ slot, time, rt_self->opened, 1 + parcel->n };
}

/* Without a system call or a lock. Returns false if it has to be stored with care. An event of several slots takes
 * them by a filler, which remains as an event that was never finished if a signal handler leaves us by siglongjmp. */
static bool store_compact(struct rt_thread *thread, uint32_t site, const struct parcel *parcel)
{
    unsigned length = 1 + parcel->n;
    for (;;) {
        uint64_t *at = rt_buffer_end(thread);
        if (at >= thread->end || at + length >= thread->zero)
            return false;
        uint64_t time = parcel->moment && parcel->moment->end == at ? parcel->moment->time : rt_clock_now();
        if ((time - weft_hot.weft_epoch) >> RT_LOOK_BITS)
            return false;
        uint64_t event = rt_event_compact(time, site, parcel->event);
        uint64_t first = length == 1 ? event : rt_event_compact(time, length - 1, WEFT_EVENT_FILLER);
        if (!rt_store_fill(at, first))
            continue; /* a handler's event has it, which is later than our time */
        rt_store_position(at + length);
        if (length > 1) {
            write_payload(at + 1, parcel);
            rt_store_finish(at, first, event);
        }
        note_recorded(parcel, at, time);
        return true;
    }
}

/* With signals blocked, the thread's lock held, and room in the packet. The first slot is stored last. */
static void store_prepared(struct rt_thread *thread, uint64_t time, uint32_t site, const struct parcel *parcel)
{
    uint64_t *at = rt_buffer_end(thread), first = rt_event_compact(time, site, parcel->event);
    uint64_t elapsed = time - weft_hot.weft_epoch;
    unsigned length = 1;
    bool is_late = elapsed >> RT_LOOK_BITS;
    if (elapsed >> WEFT_TIME_BITS) {
        length = EXTENDED_WORDS;
        at[1] = time << WEFT_SITE_SHIFT | parcel->event;
        at[2] = (uint64_t)site << WEFT_SITE_SHIFT | time >> WEFT_SITE_BITS;
        first = WEFT_EVENT_EXTENDED | (length + parcel->n) << 5;
    }
    if (is_late)
        weft_hot.weft_epoch = time;
    write_payload(at + length, parcel);
    __atomic_store_n(at, first, __ATOMIC_RELEASE);
    rt_store_position(at + length + parcel->n);
    note_recorded(parcel, is_late ? NULL : at, time); /* the event after it relies on this time */
}

/* Once in a few thousand events: the packet goes on, and only its next chunk has to be made ready. No signal may come
 * in between. */
static bool next_chunk(void)
{
    rt_signals before = rt_quiet_block();
    rt_listeners_poll();
    bool has_room = rt_ready_chunk();
    RT_TELL(chunk_filled, rt_self);
    rt_quiet_unblock(before);
    return has_room;
}

/* Where the chunk ends that a thread records into; all NULL before its first. */
struct chunk {
    const uint64_t *packet_end, *end;
};

static struct chunk chunk_of(const struct rt_thread *thread)
{
    return thread ? (struct chunk){ thread->packet_end, thread->end } : (struct chunk){ NULL, NULL };
}

/* What needs a lock or a system call: numbers for the unit, a packet for the thread, an extended event (no handler
 * must see its slots half taken). The time that this takes is not the call's: an event that begins something gets its
 * time stamp afterwards, any other one before. */
static void store_carefully(struct weft_unit *unit, uint32_t index, const struct parcel *parcel)
{
    struct rt_quiet quiet;
    if (rt_is_over() || rt_inside) /* without a lock: threads that run on while the process ends must not hold it up */
        return;
    if (rt_process.state == RT_OFF) { /* never to be asked again */
        __atomic_store_n(&unit->first_id, WEFT_UNIT_OFF, __ATOMIC_RELAXED);
        return;
    }
    rt_quiet_enter(&quiet);
    rt_inside++;
    struct chunk before = chunk_of(rt_self);
    uint64_t time = rt_clock_now();
    rt_listeners_poll();
    bool is_ready = rt_ready(unit, time, EXTENDED_WORDS + parcel->n);
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) & WEFT_UNIT_OFF ? WEFT_UNIT_OFF : unit->number;
    bool is_on = rt_switch_of(first + index) == RT_ON; /* the unit may have been registered just now */
    if (is_ready && is_on && !(first & WEFT_UNIT_OFF)) {
        bool is_begin = weft_event_role(parcel->event) == WEFT_ROLE_BEGIN;
        store_prepared(rt_self, is_begin ? rt_clock_now() : time, first + index, parcel);
    } else if (is_on && !(first & WEFT_UNIT_OFF) && !rt_is_over() && rt_process.state != RT_OFF) {
        rt_record_lose(1);
    }
    if (is_ready) {
        struct chunk now = chunk_of(rt_self);
        rt_ready_done();
        if (now.packet_end == before.packet_end && now.end != before.end)
            RT_TELL(chunk_filled, rt_self);
    }
    rt_inside--;
    rt_quiet_leave(&quiet);
}

/* Events after the end of the process (destructors of libraries) come singly: each is written at once, as nothing else
 * would write it. */
static void close_late(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (rt_self)
        rt_thread_close(rt_self);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* A disk that had no room for what the unit or the thread needs is not tried again yet: without a lock or a system
 * call, as the program may call a million times meanwhile. */
static bool is_waiting(const struct weft_unit *unit)
{
    uint64_t retry_time = rt_process.retry_time;
    return retry_time && rt_process.state == RT_RECORDING && (!rt_self || __atomic_load_n(&unit->number, __ATOMIC_RELAXED) == 0) &&
           rt_clock_monotonic() < retry_time;
}

/* `first`: the number of the unit's first site; 0: it is not registered. */
static inline void record_at(struct weft_unit *unit, uint32_t first, uint32_t index, const struct parcel *parcel)
{
    struct rt_thread *thread = rt_self;
    bool has_packet = first && thread && !rt_inside && __atomic_load_n(&thread->packet, __ATOMIC_RELAXED);
    bool is_stored = RT_LIKELY(has_packet) && store_compact(thread, first + index, parcel);
    if (has_packet && !is_stored && parcel->event == WEFT_EVENT_BEGIN && next_chunk()) {
        if (rt_switch_of(first + index) == RT_THROTTLED) { /* just now: its end would not be recorded */
            rt_record_lose(1);
            return;
        }
        is_stored = store_compact(thread, first + index, parcel);
    }
    if (!RT_LIKELY(is_stored) && is_waiting(unit) && !rt_inside)
        rt_record_lose(1);
    else if (!RT_LIKELY(is_stored))
        store_carefully(unit, index, parcel);
    if (!RT_LIKELY(rt_process.state != RT_FINISHED) && !rt_is_over() && !rt_inside)
        close_late();
}

static void lose_switched(enum rt_switched switched)
{
    if (switched == RT_THROTTLED)
        rt_record_lose(1);
    rt_listeners_poll();
}

static inline bool is_of_task(uint32_t event)
{
    return event >= WEFT_EVENT_TASK_CREATE && event <= WEFT_EVENT_TASK_BEGIN;
}

/* The number of the unit's first site; 0: it cannot be registered now. */
static __attribute__((noinline)) uint32_t registered(struct weft_unit *unit)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    (void)rt_record_is_ready(unit);
    rt_quiet_leave(&quiet);
    return __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
}

static bool record(struct weft_unit *unit, uint32_t index, struct parcel *parcel);

/* There are tools, which may need any amount of stack. They are told outside of the interval: of its begin before that is recorded, of its end
 * afterwards. */
static __attribute__((noinline)) void record_for_tools(struct weft_unit *unit, uint32_t index, struct parcel *parcel)
{
    if (rt_tool_is_inside()) { /* what a tool calls, or a signal handler that has interrupted it */
        rt_record_lose(1);
        return;
    }
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    if (!RT_LIKELY(first && rt_self))
        first = rt_is_over() ? 0 : registered(unit);
    if (!RT_LIKELY(!(__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) & WEFT_UNIT_OFF)))
        return;
    enum rt_switched switched = first ? rt_switch_of(first + index) : RT_ON;
    if (!RT_LIKELY(switched == RT_ON)) {
        lose_switched(switched);
        return;
    }
    const struct rt_tool_site *site = first ? rt_tool_meet(first + index) : NULL;
    uint64_t number = is_of_task(parcel->event) ? *(const uint64_t *)parcel->from : 0;
    bool is_begin = weft_event_role(parcel->event) == WEFT_ROLE_BEGIN;
    if (site && is_begin)
        rt_tool_tell(site, first + index, parcel->event, number);
    parcel->is_told = true;
    (void)record(unit, index, parcel);
    if (site && !is_begin)
        rt_tool_tell(site, first + index, parcel->event, number);
}

/* ---- past the filter: rt_filter.h ---- */

/* Which sites are on is known once the unit is registered. */
static enum rt_switched switched_of(const struct weft_unit *unit, uint32_t index)
{
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    return first ? rt_switch_of(first + index) : RT_ON;
}

static bool begin_filtered(struct weft_unit *unit, uint32_t index, struct parcel *parcel)
{
    struct rt_recorded own = { 0 };
    enum rt_switched switched = switched_of(unit, index);
    if (switched != RT_ON) { /* it has no interval, and does not count for the depth */
        lose_switched(switched);
        return false;
    }
    if (!rt_filter_begin(unit, index)) {
        rt_listeners_poll();
        return false;
    }
    if (!parcel->recorded)
        parcel->recorded = &own;
    (void)record(unit, index, parcel);
    if (switched_of(unit, index) == RT_FILTERED) { /* the event has registered its unit */
        rt_filter_forget(unit, index);
        return false;
    }
    const struct rt_recorded *recorded = parcel->recorded;
    rt_filter_began(&(struct rt_filter_open){ unit, index, true, recorded->time, recorded->slot, recorded->sequence, recorded->length });
    return true;
}

static bool end_filtered(struct weft_unit *unit, uint32_t index, struct parcel *parcel)
{
    struct rt_filter_open ended;
    if (switched_of(unit, index) == RT_FILTERED) {
        rt_filter_forget(unit, index); /* it may have begun before its unit was registered */
        return false;
    }
    if (!rt_filter_end(unit, index, &ended) || !ended.is_recorded) {
        rt_listeners_poll();
        return false;
    }
    if (rt_filter_is_short(&ended) && rt_record_take_back(&(struct rt_recorded){ ended.slot, ended.time, ended.sequence, ended.length })) {
        rt_record_unwanted(unit, index);
        return false;
    }
    return record(unit, index, parcel);
}

/* Scopes, and the ends of those who jump, are recorded in any case. Tasks are no calls: they are recorded where their
 * thread is. */
static __attribute__((noinline)) bool record_filtered(struct weft_unit *unit, uint32_t index, struct parcel *parcel)
{
    enum weft_role role = weft_event_role(parcel->event);
    bool is_task = unit->sites[index].kind == WEFT_KIND_TASK;
    parcel->is_filtered = true;
    if (role == WEFT_ROLE_JUMP) {
        uint64_t time = 0;
        write_payload(&time, parcel);
        rt_filter_jump(time);
    }
    if (weft_event_scope(parcel->event) != WEFT_KIND_CALL || role == WEFT_ROLE_JUMP)
        return record(unit, index, parcel);
    if (role == WEFT_ROLE_BEGIN && !is_task)
        return begin_filtered(unit, index, parcel);
    if ((role == WEFT_ROLE_END || role == WEFT_ROLE_UNWIND) && !is_task)
        return end_filtered(unit, index, parcel);
    if (rt_filter_takes_thread())
        return record(unit, index, parcel);
    rt_listeners_poll();
    return false;
}

/* Returns false if the filter has left it out. */
static bool record(struct weft_unit *unit, uint32_t index, struct parcel *parcel)
{
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED);
    unsigned detours = rt_detours;
    if (first & WEFT_UNIT_OFF)
        return true;
    if (!RT_LIKELY(!detours)) {
        if ((detours & RT_DETOUR_FILTER) && !parcel->is_filtered)
            return record_filtered(unit, index, parcel);
        if ((detours & RT_DETOUR_PAUSE) && weft_event_scope(parcel->event) == WEFT_KIND_CALL) {
            rt_listeners_poll();
            return true;
        }
        if ((detours & RT_DETOUR_TOOLS) && !parcel->is_told) {
            record_for_tools(unit, index, parcel);
            return true;
        }
    }
    if (!first && (first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE)) != 0) {
        enum rt_switched switched = rt_switch_of(first + index);
        if (switched != RT_ON) {
            lose_switched(switched);
            return true;
        }
    }
    record_at(unit, first, index, parcel);
    return true;
}

void rt_record_unwanted(struct weft_unit *unit, uint32_t index)
{
    if (!(rt_detours & RT_DETOUR_TOOLS) || rt_tool_is_inside())
        return;
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    const struct rt_tool_site *site = first ? rt_tool_meet(first + index) : NULL;
    if (site)
        rt_tool_tell(site, first + index, WEFT_EVENT_END, 0);
}

void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event)
{
    (void)record(unit, index, &(struct parcel){ .event = event });
}

void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future)
{
    (void)record(unit, index, &(struct parcel){ .event = event, .n = 1, .write = write_number, .from = &future });
}

static void write_long_number(uint64_t *slot, const void *number)
{
    *slot = *(const uint64_t *)number;
}

void rt_record_number_told(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number, bool is_told)
{
    (void)record(unit, index, &(struct parcel){ .event = event, .n = 1, .is_told = is_told, .write = write_long_number, .from = &number });
}

void rt_record_number(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number)
{
    rt_record_number_told(unit, index, event, number, false);
}

bool rt_record_payload(struct weft_unit *unit, uint32_t index, uint32_t event, rt_payload_writer *write, const void *from, unsigned n,
                       struct rt_recorded *recorded)
{
    return record(unit, index, &(struct parcel){ .event = event, .n = (uint16_t)n, .write = write, .from = from, .recorded = recorded });
}

struct rt_moment rt_record_moment(void)
{
    struct rt_thread *thread = rt_self;
    bool has_packet = thread && __atomic_load_n(&thread->packet, __ATOMIC_RELAXED);
    uint64_t time = rt_clock_now(); /* before the end: what a handler records in between is seen */
    return (struct rt_moment){ time, has_packet ? rt_buffer_end(thread) : NULL };
}

bool rt_record_payload_at(struct weft_unit *unit, uint32_t index, uint32_t event, rt_payload_writer *write, const void *from, unsigned n,
                          const struct rt_moment *moment)
{
    return record(unit, index, &(struct parcel){ .event = event, .n = (uint16_t)n, .write = write, .from = from, .moment = moment });
}

static bool is_last(const struct rt_thread *thread, const struct rt_recorded *recorded)
{
    return recorded->slot && thread && __atomic_load_n(&thread->packet, __ATOMIC_RELAXED) && thread->opened == recorded->sequence &&
           rt_buffer_end(thread) == recorded->slot + recorded->length;
}

/* A handler that records after the test has later time stamps than this one. */
void rt_record_restamp(struct rt_recorded *recorded)
{
    uint64_t time = rt_clock_now();
    if ((time - weft_hot.weft_epoch) >> RT_LOOK_BITS || !is_last(rt_self, recorded))
        return;
    uint64_t event = __atomic_load_n(recorded->slot, __ATOMIC_RELAXED);
    uint64_t stamped = rt_event_compact(time, (uint32_t)(event >> WEFT_SITE_SHIFT), event & ((1u << WEFT_ID_BITS) - 1));
    __atomic_store_n(recorded->slot, stamped, __ATOMIC_RELEASE);
    recorded->time = time;
}

/* The slots must become zero again, and a signal handler may record at any moment. Until the position is moved back,
 * its events go behind the filler that stands there meanwhile, or into another packet; then the position has changed,
 * nothing more is touched, and the filler stays. If it records after that, while the first slot is about to become
 * zero, its events are behind as well, or were there until it took them back: that is seen afterwards, and the filler
 * is put back. */
bool rt_record_take_back(const struct rt_recorded *recorded)
{
    struct rt_thread *thread = rt_self;
    uint64_t *slot = recorded->slot, *position = __atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED);
    if (!is_last(thread, recorded))
        return false;
    uint64_t *behind = slot + recorded->length;
    uint64_t filler = rt_event_compact(recorded->time, recorded->length - 1, WEFT_EVENT_FILLER);
    __atomic_store_n(slot, filler, __ATOMIC_RELEASE);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    memset(slot + 1, 0, (recorded->length - 1) * sizeof *slot);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (!__atomic_compare_exchange_n(&weft_hot.weft_position, &position, slot, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        return true;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(slot, 0, __ATOMIC_RELEASE);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (__atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED) != slot || __atomic_load_n(behind, __ATOMIC_RELAXED) != 0)
        rt_store_fill(slot, filler);
    return true;
}

bool rt_record_is_ready(struct weft_unit *unit)
{
    if (rt_is_over() || rt_process.state == RT_OFF || rt_inside)
        return false;
    rt_inside++;
    bool is_ready = rt_ready(unit, rt_clock_now(), RT_EVENT_SLOTS);
    if (is_ready)
        rt_ready_done();
    rt_inside--;
    return is_ready && !(__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) & WEFT_UNIT_OFF);
}
