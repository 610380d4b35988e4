#define _GNU_SOURCE 1
#include <errno.h>

#include "rt_ready.h"

#include "rt_buffer.h"
#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_listeners.h"
#include "rt_metadata.h"
#include "rt_object.h"
#include "rt_process.h"
#include "rt_start.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_thread.h"

/* False with errno. */
static bool register_unit(struct weft_unit *unit)
{
    uint32_t first = rt_definitions_register(unit);
    if (first == 0)
        return false;
    RT_TELL(unit_registered, unit, first);
    rt_switch_register(unit, first, rt_object_find(unit) != NULL);
    (void)rt_definitions_switch();
    return true;
}

/* What the process's lock is needed for: once for each thread and unit, and from time to time for what metadata
 * lacks. */
static bool is_process_ready(struct weft_unit *unit, uint64_t now)
{
    rt_start(); /* this event may come before our constructor */
    if (!rt_process_open() || (rt_process.retry_time && rt_clock_monotonic() < rt_process.retry_time))
        return false;
    if (rt_clock_is_stale(now))
        rt_metadata_write();
    bool is_registered = __atomic_load_n(&unit->number, __ATOMIC_RELAXED) != 0;
    if (!is_registered && unit->version != WEFT_FORMAT_VERSION)
        return false;
    errno = ENOMEM;
    bool is_ready = (is_registered || register_unit(unit)) && (rt_self || rt_thread_begin(now));
    if (!is_ready && !rt_process.has_stream) { /* nothing would ever say what was lost */
        rt_process_abandon(errno);
        return false;
    }
    rt_process.retry_time = is_ready ? 0 : rt_process_fail(errno);
    return is_ready;
}

static bool may_record(void)
{
    return (rt_process.state == RT_RECORDING || rt_process.state == RT_FINISHED) && !rt_is_over();
}

/* The stream of a thread that was closed goes on, at the end of the process. */
static bool is_thread_ready(struct rt_thread *thread, uint64_t now, size_t slots)
{
    bool is_ready = false;
    rt_hold(&thread->lock);
    if (may_record())
        is_ready = rt_buffer_has_room(thread, slots) || (rt_buffer_next_packet(thread, now) && rt_buffer_has_room(thread, slots));
    if (!is_ready)
        rt_release(&thread->lock);
    return is_ready;
}

bool rt_ready(struct weft_unit *unit, uint64_t now, size_t slots)
{
    if (!rt_self || __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE) == 0 || rt_clock_is_stale(now)) {
        rt_lock();
        bool is_ready = is_process_ready(unit, now);
        rt_unlock();
        if (!is_ready)
            return false;
    }
    return is_thread_ready(rt_self, now, slots);
}

void rt_ready_done(void)
{
    rt_release(&rt_self->lock);
}

bool rt_ready_chunk(void)
{
    struct rt_thread *thread = rt_self;
    rt_hold(&thread->lock);
    bool has_room = may_record() && rt_buffer_has_room(thread, 1);
    rt_release(&thread->lock);
    return has_room;
}
