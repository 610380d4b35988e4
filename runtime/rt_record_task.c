#include "rt_record_task.h"

#include <string.h>

#include "rt_limit.h"
#include "rt_record.h"
#include "rt_store.h"
#include "rt_tool_quick.h"
#include "rt_tool_task.h"

/* Is the site wanted and registered among the first ones, no site off, and the thread in no tool? That the process
 * records, and is not paused, is known from the thread's limit. */
static __attribute__((always_inline)) inline bool wanted(const struct weft_unit *unit, uint32_t index, const struct rt_tool_site **site,
                                                         uint32_t *number)
{
    const struct rt_tool_thread *self = rt_tool_self;
    if (!RT_LIKELY(self) || !RT_LIKELY(self->stance.state == RT_TOOL_OUTSIDE))
        return false;
    if (!RT_LIKELY(rt_tool_quick_number(unit, index, number)))
        return false;
    *site = rt_tool_quick_site(*number);
    return RT_LIKELY((*site)->is_wanted);
}

static __attribute__((noinline)) void tell_own(struct rt_tool_thread *self)
{
    int error = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    rt_tool_come_outside(self, error);
}

/* Tools are told of what the thread has created, if that is why the event has come another way. Is it the short way now? */
static bool is_quick_now(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    if (!self || self->stance.state != RT_TOOL_OUTSIDE || !rt_tool_is_pending(self) || !weft_hot.weft_limit)
        return false;
    tell_own(self);
    return weft_hot.told;
}

static __attribute__((noinline)) uint64_t create_carefully(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    if (is_quick_now())
        return rt_record_task_create(unit, index, task);
    rt_record_number(unit, index, WEFT_EVENT_TASK_CREATE, task);
    return task;
}

/* What follows a callback is a function of its own, so that no register has to be saved for it: all that it needs stands in
 * the thread, which tells of nothing else while it is in a tool. */
static __attribute__((noinline)) uint64_t created(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    uint64_t task = self->alone.number;
    rt_tool_quick_come_outside(self);
    return task;
}

/* Little is kept in variables across the storing of the event, here and below: there are no more registers that need not
 * be saved. */
uint64_t rt_record_task_create(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    uint32_t number;
    if (!RT_LIKELY(rt_tool_quick_number(unit, index, &number)) || !RT_LIKELY(weft_hot.told))
        return create_carefully(unit, index, task);
    if (!RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_CREATE, true, task)))
        return create_carefully(unit, number - unit->number, task);
    struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_site *site = rt_tool_quick_site(number);
    if (!site->create.create) {
        rt_tool_task_notes(self, site, number, task);
        return task;
    }
    rt_tool_quick_go_inside(self, RT_TOOL_task_create);
    self->alone.number = task;
    self->alone.parent = self->task;
    self->alone.site = number;
    site->create.create(site->create.self, self->number, &self->alone);
    return created();
}

/* If the task waits to be told of, its site is wanted. */
static __attribute__((always_inline)) inline bool is_of_pending(const struct rt_tool_thread *self, uint32_t number)
{
    return RT_LIKELY(self) && RT_LIKELY(self->stance.state == RT_TOOL_OUTSIDE) && rt_tool_is_pending(self) &&
           RT_LIKELY(self->creation.site == number);
}

static __attribute__((noinline)) void depended(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    weft_hot.told = self;
    rt_tool_quick_come_outside(self);
}

/* The last one of a task of which tools can be told at once: nobody knows it but this thread. */
static __attribute__((noinline)) void tell_of_pending(struct rt_tool_thread *self)
{
    const struct rt_tool_site *site = self->creating;
    rt_tool_quick_go_inside(self, RT_TOOL_task_create);
    __atomic_store_n((uint64_t *)&self->pending, 0, __ATOMIC_RELAXED);
    self->creation.dependences = (const void *)self->dependences.bytes;
    self->creation.n_dependences = (uint32_t)(self->dependences.length / sizeof *self->creation.dependences);
    site->depend.create(site->depend.self, self->number, &self->creation);
    depended();
}

/* Whether or not the event is recorded, tools have to know of the task before another thread begins it. */
static __attribute__((noinline)) void depend_carefully(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address)
{
    uint64_t dependence = rt_record_dependence(kind, address);
    const struct rt_tool_site *site;
    uint32_t number;
    if (rt_tool_follows_creations || !wanted(unit, index, &site, &number) || !rt_store_quickly(number, WEFT_EVENT_TASK_DEPEND, true, dependence))
        rt_record_number(unit, index, WEFT_EVENT_TASK_DEPEND, dependence);
    if ((kind & WEFT_DEPENDENCE_LAST) && is_of_pending(rt_tool_self, __atomic_load_n(&unit->number, __ATOMIC_RELAXED) + index))
        tell_of_pending(rt_tool_self);
}

static __attribute__((noinline)) void store_dependence(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address)
{
    rt_record_number_told(unit, index, WEFT_EVENT_TASK_DEPEND, rt_record_dependence(kind, address), true);
    if (kind & WEFT_DEPENDENCE_LAST)
        tell_of_pending(rt_tool_self);
}

/* It is kept for the tools before it is stored: then nothing has to be saved across the one or the other. */
void rt_record_task_depend(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address)
{
    struct rt_tool_thread *self = rt_tool_self;
    uint32_t number = __atomic_load_n(&unit->number, __ATOMIC_RELAXED) + index;
    if (!is_of_pending(self, number) || !RT_LIKELY(rt_tool_has_room(&self->dependences, sizeof(struct weft_tool_dependence)))) {
        depend_carefully(unit, index, kind, address);
        return;
    }
    rt_tool_task_depends_quickly(self, kind & (WEFT_DEPENDENCE_LAST - 1), address);
    if (!RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_DEPEND, true, rt_record_dependence(kind, address))))
        store_dependence(unit, index, kind, address);
    else if (kind & WEFT_DEPENDENCE_LAST)
        tell_of_pending(rt_tool_self);
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

void rt_record_task_stack(struct weft_unit *unit, uint32_t index, uint64_t address)
{
    (void)rt_record_payload(unit, index, WEFT_EVENT_TASK_STACK, write_handle, &address, HANDLE_SLOTS, NULL);
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

static __attribute__((noinline)) void begin_carefully(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    const struct rt_tool_site *site;
    uint32_t number = 0;
    if (is_quick_now()) {
        rt_record_task_begin(unit, index, task);
        return;
    }
    bool is_told = RT_LIKELY(wanted(unit, index, &site, &number)) && RT_LIKELY(weft_hot.weft_limit);
    if (is_told) {
        struct rt_tool_thread *self = rt_tool_self;
        int error = rt_tool_go_inside(self);
        rt_tool_task_tell_own(self);
        rt_tool_task_begins(self, site, number, task);
        rt_tool_come_outside(self, error);
    }
    if (!RT_LIKELY(is_told) || !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_BEGIN, true, task)))
        rt_record_number_told(unit, index, WEFT_EVENT_TASK_BEGIN, task, is_told);
}

static __attribute__((noinline)) void record_told_begin(struct weft_unit *unit, uint32_t number, uint64_t task)
{
    rt_record_number_told(unit, number - unit->number, WEFT_EVENT_TASK_BEGIN, task, true);
}

static __attribute__((noinline)) void begun(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    uint64_t task = self->task;
    uint32_t number = self->site;
    struct weft_unit *unit = self->unit;
    rt_tool_quick_come_outside(self);
    if (!RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_TASK_BEGIN, true, task)))
        record_told_begin(unit, number, task);
}

/* The body of a task inside of no other one's. */
void rt_record_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    uint32_t number;
    struct rt_tool_thread *self = weft_hot.told;
    if (!RT_LIKELY(rt_tool_quick_number(unit, index, &number)) || !RT_LIKELY(self) || !RT_LIKELY(!self->task) || !RT_LIKELY(weft_hot.weft_limit)) {
        begin_carefully(unit, index, task);
        return;
    }
    const struct rt_tool_site *site = rt_tool_quick_site(number);
    rt_tool_quick_go_inside(self, RT_TOOL_task_begin);
    self->task = task;
    self->site = number;
    self->unit = unit;
    site->begin.body(site->begin.self, self->number, task, number);
    begun();
}

/* The event is stored. */
static __attribute__((noinline)) void tell_end(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number)
{
    int error = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    rt_tool_task_body_ends(self, site, number);
    rt_tool_come_outside(self, error);
}

/* False: it is an event like any other. */
static __attribute__((noinline)) bool end_carefully(struct weft_unit *unit, uint32_t index)
{
    const struct rt_tool_site *site;
    uint32_t number;
    if (!wanted(unit, index, &site, &number) || site->kind != WEFT_KIND_TASK || !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_END, false, 0)))
        return false;
    tell_end(rt_tool_self, site, number);
    return true;
}

static __attribute__((noinline)) void ended(void)
{
    rt_tool_quick_come_outside(rt_tool_self);
}

/* The body of a task inside of no other one's. */
bool rt_record_end_told(struct weft_unit *unit, uint32_t index)
{
    uint32_t number;
    struct rt_tool_thread *self = weft_hot.told;
    if (!RT_LIKELY(rt_tool_quick_number(unit, index, &number)) || !RT_LIKELY(self) || !RT_LIKELY(self->site == number) ||
        !RT_LIKELY(rt_store_quickly(number, WEFT_EVENT_END, false, 0)))
        return end_carefully(unit, index);
    const struct rt_tool_site *site = rt_tool_quick_site(number);
    rt_tool_quick_go_inside(self, RT_TOOL_task_end);
    if (!RT_LIKELY(self->site == number)) { /* asked again: a signal handler may have noted the body in the list */
        tell_end(self, site, number);
        return true;
    }
    uint64_t task = self->task;
    self->task = 0;
    self->site = 0;
    site->end.body(site->end.self, self->number, task, number);
    ended();
    return true;
}
