/* Tasks, as tools are told of them. Here what every task comes by; rt_tool_task.c has the rest.
 *
 * A task is told of when all its dependences are known: with the next event of the thread that creates it, or when it
 * begins, if that is earlier. `pending` says who tells: whoever exchanges it for the number with RT_TOOL_BEING_TOLD. */
#ifndef RT_TOOL_TASK_H
#define RT_TOOL_TASK_H

#include "rt_tool_tell.h"

#define RT_TOOL_BEING_TOLD (UINT64_C(1) << 63)

static inline bool rt_tool_has_room(const struct rt_bytes *list, size_t size)
{
    return list->capacity - list->length >= size;
}

/* rt_bytes_add of one, written in its place without a call. */
static inline void rt_tool_open_body(struct rt_bytes *list, uint64_t task, uint32_t site)
{
    if (!RT_LIKELY(rt_tool_has_room(list, sizeof(struct rt_tool_open)))) {
        struct rt_tool_open open = { task, site };
        rt_bytes_add(list, &open, sizeof open);
        return;
    }
    struct rt_tool_open *open = (struct rt_tool_open *)(uintptr_t)(list->bytes + list->length);
    open->task = task;
    open->site = site;
    list->length += sizeof *open;
}

enum { RT_TOOL_CREATOR_SHIFT = 40 }; /* numbers of tasks have their thread's in their upper bits: rt_task.c */

/* Nothing is pending. */
static inline void rt_tool_task_notes(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task)
{
    self->creator = (uint32_t)(task >> RT_TOOL_CREATOR_SHIFT);
    self->creating = site;
    self->creation.number = task;
    self->creation.parent = self->task;
    self->creation.site = number;
    self->creation.traits = 0;
    self->creation.priority = 0;
    self->dependences.length = 0;
    weft_hot.told = NULL;
    __atomic_store_n((uint64_t *)&self->pending, task, __ATOMIC_RELEASE);
}

/* The same. Tools that don't ask for what is created don't pay for it. */
static inline void rt_tool_task_created(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task)
{
    if (rt_tool_follows_creations)
        rt_tool_task_notes(self, site, number, task);
}

static inline bool rt_tool_is_pending(const struct rt_tool_thread *self)
{
    return __atomic_load_n((const uint64_t *)&self->pending, __ATOMIC_RELAXED);
}

/* Of the pending task, if there is room. It is not submitted yet, so nobody else tells of it now. */
static inline void rt_tool_task_depends_quickly(struct rt_tool_thread *self, uint32_t kind, const volatile void *address)
{
    struct rt_bytes *list = &self->dependences;
    struct weft_tool_dependence *dependence = (struct weft_tool_dependence *)(uintptr_t)(list->bytes + list->length);
    dependence->address = address;
    dependence->access = kind;
    list->length += sizeof *dependence;
}

/* The same of the event's payload. */
static inline void rt_tool_task_depends(struct rt_tool_thread *self, uint64_t payload)
{
    uint64_t address = payload << (64 - WEFT_DEPENDENCE_SHIFT) >> (64 - WEFT_DEPENDENCE_SHIFT);
    struct weft_tool_dependence dependence = { (const volatile void *)(uintptr_t)address, (uint32_t)(payload >> WEFT_DEPENDENCE_SHIFT) };
    rt_bytes_add(&self->dependences, &dependence, sizeof dependence);
}

/* ---- seldom; the thread is inside ---- */

void rt_tool_task_edges(struct rt_tool_thread *self, uint32_t creator, const struct weft_tool_task *task, uint32_t wanted);
void rt_tool_task_wait(const struct rt_tool_thread *creator, uint64_t task); /* until another thread has told of it */
void rt_tool_task_tell_of_others(struct rt_tool_thread *self, uint64_t task);
void rt_tool_task_leave_outer(struct rt_tool_thread *self, const struct rt_tool_open *outer);
void rt_tool_task_tell_ready(struct rt_tool_thread *self, uint64_t ended);
void rt_tool_tasks_end(struct rt_tool_thread *self, uint32_t number);
void rt_tool_task_leaves(struct rt_tool_thread *self, uint32_t number);
void rt_tool_task_goes_on(struct rt_tool_thread *self, uint32_t number, uint64_t task);

/* ---- the thread is inside ---- */

static inline void rt_tool_task_tell(struct rt_tool_thread *self, struct rt_tool_thread *creator)
{
    struct weft_tool_task *task = &creator->creation;
    task->dependences = (const void *)creator->dependences.bytes;
    task->n_dependences = (uint32_t)(creator->dependences.length / sizeof *task->dependences);
    uint32_t wanted = creator->creating->subscriptions;
    RT_TOOL_TELL(self, task_create, wanted, slot->self, creator->number, task);
    if (rt_tool_classes & WEFT_TOOL_EDGES)
        rt_tool_task_edges(self, creator->number, task, wanted);
}

/* When it returns, `task` is told of, by this thread or another one. */
static inline void rt_tool_task_tell_pending(struct rt_tool_thread *self, struct rt_tool_thread *creator, uint64_t task)
{
    uint64_t found = task;
    if (RT_LIKELY(__atomic_compare_exchange_n((uint64_t *)&creator->pending, &found, task | RT_TOOL_BEING_TOLD, false, __ATOMIC_ACQUIRE,
                                              __ATOMIC_ACQUIRE))) {
        rt_tool_task_tell(self, creator);
        __atomic_store_n((uint64_t *)&creator->pending, 0, __ATOMIC_RELEASE);
        return;
    }
    rt_tool_task_wait(creator, task);
}

/* Of the creation of a task that is about to begin, if another thread has created it. */
static inline void rt_tool_task_tell_first(struct rt_tool_thread *self, uint64_t task)
{
    if (self->creator != (uint32_t)(task >> RT_TOOL_CREATOR_SHIFT) && rt_tool_follows_creations)
        rt_tool_task_tell_of_others(self, task);
}

/* What tools are not told of that this thread has created. */
static inline void rt_tool_task_tell_own(struct rt_tool_thread *self)
{
    uint64_t pending = __atomic_load_n((uint64_t *)&self->pending, __ATOMIC_ACQUIRE);
    if (pending)
        rt_tool_task_tell_pending(self, self, pending & ~RT_TOOL_BEING_TOLD);
}

static inline void rt_tool_task_begins(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task)
{
    rt_tool_task_tell_first(self, task);
    if (self->open.length)
        rt_tool_task_leave_outer(self, rt_tool_innermost(self));
    rt_tool_open_body(&self->open, task, number);
    RT_TOOL_TELL(self, task_begin, site->subscriptions, slot->self, self->number, task, number);
}

static inline void rt_tool_task_ends(struct rt_tool_thread *self, const struct rt_tool_site *site, struct rt_tool_open over)
{
    self->open.length -= sizeof over;
    RT_TOOL_TELL(self, task_end, site->subscriptions, slot->self, self->number, over.task, over.site);
    if (rt_tool_classes & WEFT_TOOL_EDGES)
        rt_tool_task_tell_ready(self, over.task);
}

static inline void rt_tool_task_body_ends(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number)
{
    struct rt_tool_open open;
    if (self->open.length == sizeof open && memcpy(&open, self->open.bytes, sizeof open) && open.site == number)
        rt_tool_task_ends(self, site, open);
    else
        rt_tool_tasks_end(self, number);
}

#endif
