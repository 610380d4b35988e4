#include "rt_record_task.h"

#include <string.h>

#include "rt_limit.h"
#include "rt_record.h"
#include "rt_store.h"
#include "rt_switch.h"
#include "rt_tool_task.h"

/* Is the site wanted and registered among the first ones, no site off, and the thread in no tool? That the process
 * records, and is not paused, is known from the thread's limit. */
static __attribute__((always_inline)) inline bool wanted(const struct weft_unit *unit, uint32_t index, const struct rt_tool_site **site,
                                                         uint32_t *number)
{
    const struct rt_tool_thread *self = rt_tool_self;
    if (!RT_LIKELY(self) || !RT_LIKELY(self->state == RT_TOOL_OUTSIDE))
        return false;
    const struct rt_tool_site *sites = __atomic_load_n(&rt_switch_quick_sites, __ATOMIC_ACQUIRE);
    if (!RT_LIKELY(sites))
        return false;
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    *number = first + index;
    if (!RT_LIKELY(first) || !RT_LIKELY(*number < RT_TOOL_SITES))
        return false;
    *site = &sites[*number];
    return RT_LIKELY((*site)->is_wanted);
}

static __attribute__((noinline)) void tell_own(struct rt_tool_thread *self)
{
    struct rt_tool_stay stay = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    rt_tool_come_outside(self, stay);
}

/* Tools have to be told of another one first. */
static __attribute__((noinline)) uint64_t create_after(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task)
{
    tell_own(self);
    rt_tool_task_created(self, site, number, task);
    return task;
}

static __attribute__((noinline)) uint64_t create_carefully(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    rt_record_number(unit, index, WEFT_EVENT_TASK_CREATE, task);
    return task;
}

/* Nothing is called from here but in its place: no register has to be saved. */
uint64_t rt_record_task_create(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    const struct rt_tool_site *site;
    uint32_t number;
    if (!RT_LIKELY(wanted(unit, index, &site, &number)) || !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_CREATE, true, task)))
        return create_carefully(unit, index, task);
    struct rt_tool_thread *self = rt_tool_self;
    if (!RT_LIKELY(!rt_tool_is_pending(self)))
        return create_after(self, site, number, task);
    rt_tool_task_created(self, site, number, task);
    return task;
}

/* If the task waits to be told of, its site is wanted. */
static __attribute__((always_inline)) inline bool is_of_pending(const struct rt_tool_thread *self, uint32_t number)
{
    return RT_LIKELY(self) && RT_LIKELY(self->state == RT_TOOL_OUTSIDE) && rt_tool_is_pending(self) && RT_LIKELY(self->creation.site == number);
}

void rt_record_task_depend(struct weft_unit *unit, uint32_t index, uint64_t dependence)
{
    struct rt_tool_thread *self = rt_tool_self;
    uint32_t number = __atomic_load_n(&unit->number, __ATOMIC_RELAXED) + index;
    const struct rt_tool_site *site;
    bool is_told = is_of_pending(self, number), is_known = is_told || (!rt_tool_follows_creations && wanted(unit, index, &site, &number));
    if (!RT_LIKELY(is_known) || !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_DEPEND, true, dependence)))
        rt_record_number(unit, index, WEFT_EVENT_TASK_DEPEND, dependence);
    else if (is_told)
        rt_tool_task_depends(self, dependence);
}

/* In the encoding of captured values (docs/trace-format.md). */
enum { TRAIT_SLOTS = RT_EVENT_SLOTS - 1, HANDLE_SLOTS = 2, HEAD_SIZE = 4, VALUE_SIZE = 9 };

static void write_handle(uint64_t *slots, const void *handle)
{
    unsigned char *at = (unsigned char *)slots;
    uint32_t head = HANDLE_SLOTS | 1 << 16 | (HANDLE_SLOTS * 8 - HEAD_SIZE - VALUE_SIZE) << 24;
    memset(slots, 0, HANDLE_SLOTS * sizeof *slots);
    memcpy(at, &head, HEAD_SIZE);
    at[HEAD_SIZE] = WEFT_WIRE_UNSIGNED;
    memcpy(at + HEAD_SIZE + 1, handle, sizeof(uint64_t));
}

void rt_record_task_handle(struct weft_unit *unit, uint32_t index, uint64_t handle)
{
    (void)rt_record_payload(unit, index, WEFT_EVENT_TASK_HANDLE, write_handle, &handle, HANDLE_SLOTS, NULL);
}

/* The traits, and the priority of a task that has one. */
struct traits {
    uint64_t traits;
    int64_t priority;
};
_Static_assert(TRAIT_SLOTS * 8 >= HEAD_SIZE + 2 * VALUE_SIZE, "no room for the priority");

static void write_traits(uint64_t *slots, const void *from)
{
    const struct traits *traits = from;
    unsigned char *at = (unsigned char *)slots;
    uint32_t n = traits->traits & WEFT_TASK_HAS_PRIORITY ? 2 : 1;
    uint32_t head = TRAIT_SLOTS | n << 16 | (TRAIT_SLOTS * 8 - HEAD_SIZE - n * VALUE_SIZE) << 24;
    memset(slots, 0, TRAIT_SLOTS * sizeof *slots);
    memcpy(at, &head, HEAD_SIZE);
    at[HEAD_SIZE] = WEFT_WIRE_UNSIGNED;
    memcpy(at + HEAD_SIZE + 1, &traits->traits, sizeof traits->traits);
    if (n == 2) {
        at[HEAD_SIZE + VALUE_SIZE] = WEFT_WIRE_INT;
        memcpy(at + HEAD_SIZE + VALUE_SIZE + 1, &traits->priority, sizeof traits->priority);
    }
}

void rt_record_task_traits(struct weft_unit *unit, uint32_t index, uint32_t traits, int32_t priority)
{
    const struct traits told = { traits, priority };
    int32_t first = (int32_t)__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED);
    uint64_t slots[TRAIT_SLOTS];
    write_traits(slots, &told);
    if (RT_LIKELY(first > 0) && RT_LIKELY(rt_store_slots_quickly((uint32_t)first + index, WEFT_EVENT_TASK_TRAITS, slots, TRAIT_SLOTS)))
        return;
    struct rt_tool_thread *self = rt_tool_self;
    uint32_t number = __atomic_load_n(&unit->number, __ATOMIC_RELAXED) + index;
    if (is_of_pending(self, number)) {
        self->creation.traits = traits;
        self->creation.priority = traits & WEFT_TASK_HAS_PRIORITY ? priority : 0;
    }
    (void)rt_record_payload(unit, index, WEFT_EVENT_TASK_TRAITS, write_traits, &told, TRAIT_SLOTS, NULL);
}

void rt_record_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    const struct rt_tool_site *site;
    uint32_t number = 0;
    bool is_told = RT_LIKELY(wanted(unit, index, &site, &number)) && RT_LIKELY(weft_hot.weft_limit);
    if (is_told) {
        struct rt_tool_thread *self = rt_tool_self;
        struct rt_tool_stay stay = rt_tool_go_inside(self);
        rt_tool_task_tell_own(self);
        rt_tool_task_begins(self, site, number, task);
        rt_tool_come_outside(self, stay);
    }
    if (!RT_LIKELY(is_told) || !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_BEGIN, true, task)))
        rt_record_number_told(unit, index, WEFT_EVENT_TASK_BEGIN, task, is_told);
}

static __attribute__((noinline)) void tell_end(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number)
{
    struct rt_tool_stay stay = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    rt_tool_task_body_ends(self, site, number);
    rt_tool_come_outside(self, stay);
}

/* It has no frame of its own below rt_record, which programs without tools come through. */
void rt_record_end(struct weft_unit *unit, uint32_t index)
{
    const struct rt_tool_site *site;
    uint32_t number;
    if (RT_LIKELY(!rt_detours) || !wanted(unit, index, &site, &number) || site->kind != WEFT_KIND_TASK ||
        !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_END, false, 0)))
        rt_record(unit, index, WEFT_EVENT_END);
    else
        tell_end(rt_tool_self, site, number);
}
