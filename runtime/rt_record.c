/* The way of an event into the packet of its thread.
 *
 * probe.h's weft_store is the common case and tells the protocol: a slot of 8 bytes is zero until an event is in it, and is taken by one instruction
 * that finds it zero. Here is what it leaves: events that are longer, first events, full packets, slots that signal handlers have taken.
 */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_internal.h"

__thread struct weft_hot weft_hot;
__thread struct rt_thread *rt_self;

static __thread bool is_preparing
    __attribute__((tls_model("initial-exec"))); /* guards against probes in what the runtime calls (an instrumented malloc) */

enum { LOOK_BITS = 27 /* as in probe.h */, EXTENDED_WORDS = 3 };

/* A thread without a slot has no place of its own to count in. */
void rt_record_lose(unsigned n)
{
    struct rt_thread *thread = rt_self;
    if (thread)
        __atomic_store_n(&thread->buffer->lost, __atomic_add_fetch(&thread->lost, n, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
    else
        rt_process.homeless += n;
}

/* Exchanges a zero for the event, in one instruction as far as this thread's signal handlers can tell. */
static inline bool take_slot(uint64_t *slot, uint64_t event)
{
    uint64_t zero = 0;
#ifdef __x86_64__
    __asm__ volatile("cmpxchgq %2, %1" : "+a"(zero), "+m"(*slot) : "r"(event) : "cc", "memory");
    return zero == 0;
#else
    return __atomic_compare_exchange_n(slot, &zero, event, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
#endif
}

/* The length of the event at `at`, whose first slot is `first`, in slots. */
static unsigned event_length(const uint64_t *at, uint64_t first)
{
    uint32_t id = first & 31;
    if (id == WEFT_EVENT_EXTENDED)
        return (uint32_t)first >> 5 ? (uint32_t)first >> 5 : 1;
    switch (weft_event_payload(id)) {
    case WEFT_PAYLOAD_NONE:
        break;
    case WEFT_PAYLOAD_NUMBER:
        return 2;
    case WEFT_PAYLOAD_VALUES:
        return 1 + (uint16_t)at[1];
    case WEFT_PAYLOAD_SLOTS:
        return 1 + (uint32_t)(first >> WEFT_SITE_SHIFT);
    }
    return 1;
}

uint64_t *rt_record_next(uint64_t *at)
{
    return at + event_length(at, __atomic_load_n(at, __ATOMIC_RELAXED));
}

uint64_t *rt_record_end(uint64_t *at, uint64_t *end)
{
    while (at < end) {
        uint64_t first = __atomic_load_n(at, __ATOMIC_RELAXED);
        if (first == 0)
            break;
        at += event_length(at, first);
    }
    return at < end ? at : end;
}

/* Id and site of the event at `at`; the id is a filler's where there is none. */
static uint32_t event_id(const uint64_t *at, uint32_t *site)
{
    uint64_t first = __atomic_load_n(at, __ATOMIC_RELAXED);
    uint32_t id = first & 31;
    *site = (uint32_t)((id == WEFT_EVENT_EXTENDED ? at[2] : first) >> WEFT_SITE_SHIFT);
    return id == WEFT_EVENT_EXTENDED ? (uint32_t)at[1] : id;
}

uint32_t rt_record_active(void)
{
    enum { DEEPEST = 128 };
    uint32_t open[DEEPEST], depth = 0, site;
    struct rt_thread *thread = rt_self;
    if (!thread || !thread->packet)
        return 0;
    for (uint64_t *at = (uint64_t *)(thread->packet + 1), *end = thread->zero; at < end && *at; at = rt_record_next(at)) {
        uint32_t id = event_id(at, &site);
        enum weft_role role = weft_event_scope(id) == WEFT_KIND_CALL ? weft_event_role(id) : WEFT_ROLE_NOTHING;
        if (role == WEFT_ROLE_BEGIN) {
            if (depth == DEEPEST)
                memmove(open, open + 1, --depth * sizeof *open);
            open[depth++] = site;
        } else if (role == WEFT_ROLE_END || role == WEFT_ROLE_UNWIND) {
            uint32_t at_depth = depth;
            while (at_depth > 0 && open[at_depth - 1] != site)
                at_depth--;
            depth = at_depth ? at_depth - 1 : depth;
        }
    }
    return depth ? open[depth - 1] : 0;
}

static inline void set_position(uint64_t *at)
{
    __atomic_store_n(&weft_hot.weft_position, at, __ATOMIC_RELAXED);
}

static uint64_t compact(uint64_t time, uint32_t site, uint32_t event)
{
    return (uint64_t)site << WEFT_SITE_SHIFT | time << (64 - WEFT_TIME_BITS) >> (64 - WEFT_SITE_SHIFT) | event;
}

/* An event on its way into the packet. */
struct parcel {
    uint32_t event;
    unsigned n; /* slots behind the first one */
    const uint64_t *payload;
    struct rt_place *place; /* or NULL */
};

static void copy_payload(uint64_t *at, const struct parcel *parcel)
{
    for (unsigned i = 0; i < parcel->n; i++)
        at[i] = parcel->payload[i];
}

static void note_place(const struct parcel *parcel, uint64_t *slot, uint64_t time)
{
    if (parcel->place)
        *parcel->place = (struct rt_place){ slot, time, rt_self->sequence, 1 + parcel->n };
}

/* Without a system call. False if it has to be stored with care. More slots than one are taken by a filler, which stands for an event that was never
 * finished if a handler leaves us by siglongjmp. */
static bool store_compact(struct rt_thread *thread, uint32_t site, const struct parcel *parcel)
{
    unsigned length = 1 + parcel->n;
    for (;;) {
        uint64_t *at = rt_buffer_end(thread);
        if (at >= thread->end || at + length >= thread->zero)
            return false;
        uint64_t time = rt_clock_now();
        if ((time - weft_hot.weft_epoch) >> LOOK_BITS)
            return false;
        uint64_t first = compact(time, site, parcel->event);
        if (!take_slot(at, length == 1 ? first : compact(time, length - 1, WEFT_EVENT_FILLER)))
            continue; /* by a handler's event, which is later than the time that was read */
        set_position(at + length);
        if (length > 1) {
            copy_payload(at + 1, parcel);
            __atomic_signal_fence(__ATOMIC_SEQ_CST);
            __atomic_store_n(at, first, __ATOMIC_RELEASE);
        }
        note_place(parcel, at, time);
        return true;
    }
}

/* With signals blocked and room in the packet. The first slot is stored last. */
static void store_at_leisure(struct rt_thread *thread, uint64_t time, uint32_t site, const struct parcel *parcel)
{
    uint64_t *at = rt_buffer_end(thread), first = compact(time, site, parcel->event);
    uint64_t elapsed = time - weft_hot.weft_epoch;
    unsigned length = 1;
    bool is_late = elapsed >> LOOK_BITS;
    if (elapsed >> WEFT_TIME_BITS) {
        length = EXTENDED_WORDS;
        at[1] = time << WEFT_SITE_SHIFT | parcel->event;
        at[2] = (uint64_t)site << WEFT_SITE_SHIFT | time >> WEFT_SITE_BITS;
        first = WEFT_EVENT_EXTENDED | (length + parcel->n) << 5;
    }
    if (is_late)
        weft_hot.weft_epoch = time;
    copy_payload(at + length, parcel);
    __atomic_store_n(at, first, __ATOMIC_RELEASE);
    set_position(at + length + parcel->n);
    note_place(parcel, is_late ? NULL : at, time); /* without it, the event behind might be too far from the one before */
}

/* Once in some thousand events: the packet goes on, and only its next chunk has to be made ready. No signal may come in between. */
static bool extend(void)
{
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &mask);
    rt_switch_poll();
    bool has_room = rt_thread_extend(rt_self);
    if (rt_process.throttle)
        rt_throttle();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return has_room;
}

/* What needs the lock or a system call: numbers for the unit, a packet for the thread, an extended event (whose slots no
 * handler must see half taken). The time that goes by here is not the call's:
 * an event that begins something is stamped behind it, any other one before. */
static void store_carefully(struct weft_unit *unit, uint32_t index, const struct parcel *parcel)
{
    struct rt_quiet quiet;
    if (rt_is_over()) /* without a lock: threads that run on while the process ends must not hold it up */
        return;
    if (rt_process.state == RT_OFF) { /* never to be asked again */
        __atomic_store_n(&unit->first_id, WEFT_UNIT_OFF, __ATOMIC_RELAXED);
        return;
    }
    if (is_preparing) {
        rt_record_lose(1);
        return;
    }
    rt_quiet_enter(&quiet);
    is_preparing = true;
    uint64_t time = rt_clock_now();
    rt_switch_poll();
    bool is_ready = rt_thread_prepare(unit, time, EXTENDED_WORDS + parcel->n);
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) & WEFT_UNIT_OFF ? WEFT_UNIT_OFF : unit->number;
    bool is_on = rt_switch_of(first + index) == RT_ON; /* it may have got its number just now, and be off from the start */
    if (is_ready && is_on && !(first & WEFT_UNIT_OFF)) {
        bool is_begin = weft_event_role(parcel->event) == WEFT_ROLE_BEGIN;
        store_at_leisure(rt_self, is_begin ? rt_clock_now() : time, first + index, parcel);
    } else if (is_on && !(first & WEFT_UNIT_OFF) && !rt_is_over() && rt_process.state != RT_OFF) {
        rt_record_lose(1);
    }
    if (is_ready)
        rt_thread_done();
    is_preparing = false;
    rt_quiet_leave(&quiet);
}

/* Events after the end of the process (destructors of libraries) come singly; each is made safe at once, as nothing else would. */
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

static void record(struct weft_unit *unit, uint32_t index, const struct parcel *parcel)
{
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED);
    struct rt_thread *thread = rt_self;
    if (first & WEFT_UNIT_OFF)
        return;
    if (rt_is_paused && weft_event_scope(parcel->event) == WEFT_KIND_CALL) {
        rt_switch_poll();
        return;
    }
    if (!first && (first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE)) != 0) {
        enum rt_switched switched = rt_switch_of(first + index);
        if (switched == RT_THROTTLED)
            rt_record_lose(1);
        if (switched != RT_ON) {
            rt_switch_poll();
            return;
        }
    }
    bool has_packet = first && thread && __atomic_load_n(&thread->packet, __ATOMIC_RELAXED);
    bool is_stored = RT_LIKELY(has_packet) && store_compact(thread, first + index, parcel);
    if (has_packet && !is_stored && parcel->event == WEFT_EVENT_BEGIN && extend()) {
        if (rt_switch_of(first + index) == RT_THROTTLED) { /* just now: its end would not be recorded */
            rt_record_lose(1);
            return;
        }
        is_stored = store_compact(thread, first + index, parcel);
    }
    if (!RT_LIKELY(is_stored))
        store_carefully(unit, index, parcel);
    if (!RT_LIKELY(rt_process.state != RT_FINISHED) && !rt_is_over())
        close_late();
}

void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event)
{
    record(unit, index, &(struct parcel){ .event = event });
}

void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future)
{
    uint64_t payload = future;
    record(unit, index, &(struct parcel){ event, 1, &payload, NULL });
}

void rt_record_payload(struct weft_unit *unit, uint32_t index, uint32_t event, const uint64_t *payload, unsigned n, struct rt_place *place)
{
    record(unit, index, &(struct parcel){ event, n, payload, place });
}

/* The slots must be zero again, and a handler may record at any moment. What it records until the position is back goes behind the filler that stands
 * there meanwhile, or into another packet; then the position is another one, nothing more is touched, and the filler stays. What it records when the
 * slot is about to become zero is behind, too, which is seen afterwards; and then it takes the first slot. */
bool rt_record_take_back(const struct rt_place *place)
{
    struct rt_thread *thread = rt_self;
    uint64_t *slot = place->slot, *behind = slot + place->length, *position = __atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED);
    if (!slot || !thread || !__atomic_load_n(&thread->packet, __ATOMIC_RELAXED) || thread->sequence != place->sequence ||
        rt_buffer_end(thread) != behind)
        return false;
    uint64_t filler = compact(place->time, place->length - 1, WEFT_EVENT_FILLER);
    __atomic_store_n(slot, filler, __ATOMIC_RELEASE);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    memset(slot + 1, 0, (place->length - 1) * sizeof *slot);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (!__atomic_compare_exchange_n(&weft_hot.weft_position, &position, slot, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        return true;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(slot, 0, __ATOMIC_RELEASE);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (__atomic_load_n(behind, __ATOMIC_RELAXED) != 0)
        take_slot(slot, filler);
    return true;
}

bool rt_record_is_ready(struct weft_unit *unit)
{
    if (rt_is_over() || rt_process.state == RT_OFF || is_preparing)
        return false;
    is_preparing = true;
    bool is_ready = rt_thread_prepare(unit, rt_clock_now(), RT_EVENT_SLOTS);
    if (is_ready)
        rt_thread_done();
    is_preparing = false;
    return is_ready && !(__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) & WEFT_UNIT_OFF);
}
