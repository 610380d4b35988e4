#define _GNU_SOURCE 1
#include <sched.h>

#include "rt_tool_task.h"

#include "rt_tool_graph.h"

void rt_tool_task_edges(struct rt_tool_thread *self, uint32_t creator, const struct weft_tool_task *task, uint32_t wanted)
{
    uint64_t family = task->parent ? task->parent : RT_TOOL_NO_TASK | creator;
    self->told.length = 0;
    bool is_ready = rt_tool_graph_create(task, family, wanted, &self->told);
    const struct rt_tool_edge *edge = (const void *)self->told.bytes, *end = edge + self->told.length / sizeof *edge;
    for (; edge < end; edge++)
        RT_TOOL_TELL(self, task_edge, wanted & edge->wanted, slot->self, edge->from, task->number, (enum weft_tool_hazard)edge->hazard,
                     edge->address);
    if (is_ready)
        RT_TOOL_TELL(self, task_ready, wanted, slot->self, task->number);
}

void rt_tool_task_wait(const struct rt_tool_thread *creator, uint64_t task)
{
    while (__atomic_load_n((const uint64_t *)&creator->pending, __ATOMIC_ACQUIRE) == (task | RT_TOOL_BEING_TOLD))
        sched_yield();
}

static struct rt_tool_thread *creator_of(uint64_t task)
{
    struct rt_tool_thread *thread = rt_tool_threads;
    while (thread && thread->creator != (uint32_t)(task >> RT_TOOL_CREATOR_SHIFT))
        thread = thread->next;
    return thread;
}

void rt_tool_task_tell_of_others(struct rt_tool_thread *self, uint64_t task)
{
    struct rt_tool_thread *creator = creator_of(task);
    if (creator)
        rt_tool_task_tell_pending(self, creator, task);
}

void rt_tool_task_leave_outer(struct rt_tool_thread *self, const struct rt_tool_open *outer)
{
    RT_TOOL_TELL(self, task_leave, rt_tool_site(outer->site)->subscriptions, slot->self, self->number, outer->task);
}

void rt_tool_task_tell_ready(struct rt_tool_thread *self, uint64_t ended)
{
    self->told.length = 0;
    rt_tool_graph_end(ended, &self->told);
    const struct rt_tool_ready *ready = (const void *)self->told.bytes, *end = ready + self->told.length / sizeof *ready;
    for (; ready < end; ready++)
        RT_TOOL_TELL(self, task_ready, ready->wanted, slot->self, ready->task);
}

/* Bodies inside that were left by longjmp have no event: they end here, too. */
void rt_tool_tasks_end(struct rt_tool_thread *self, uint32_t number)
{
    const struct rt_tool_open *first = (const void *)self->open.bytes, *ended = rt_tool_innermost(self);
    while (ended && ended->site != number)
        ended = ended > first ? ended - 1 : NULL;
    for (const struct rt_tool_open *open; ended && (open = rt_tool_innermost(self)) >= ended;)
        rt_tool_task_ends(self, rt_tool_site(open->site), *open);
    const struct rt_tool_open *outer = ended ? rt_tool_innermost(self) : NULL;
    if (outer)
        RT_TOOL_TELL(self, task_resume, rt_tool_site(outer->site)->subscriptions, slot->self, self->number, outer->task);
}

/* An untied task leaves its thread in the middle of its body; it is resumed there or on another one. */
void rt_tool_task_leaves(struct rt_tool_thread *self, uint32_t number)
{
    const struct rt_tool_open *left = rt_tool_innermost(self), *outer;
    if (!left || left->site != number)
        return;
    struct rt_tool_open over = *left;
    self->open.length -= sizeof over;
    RT_TOOL_TELL(self, task_leave, rt_tool_site(number)->subscriptions, slot->self, self->number, over.task);
    if ((outer = rt_tool_innermost(self)))
        RT_TOOL_TELL(self, task_resume, rt_tool_site(outer->site)->subscriptions, slot->self, self->number, outer->task);
}

void rt_tool_task_goes_on(struct rt_tool_thread *self, uint32_t number, uint64_t task)
{
    if (self->open.length)
        rt_tool_task_leave_outer(self, rt_tool_innermost(self));
    rt_tool_open_body(&self->open, task, number);
    RT_TOOL_TELL(self, task_resume, rt_tool_site(number)->subscriptions, slot->self, self->number, task);
}
