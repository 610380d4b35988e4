#include "rt_tool_quick.h"

#include "rt_tool_task.h"

/* ---- where a callback alone will not do: several tools, errno, edges ---- */

static void tell_create(void *of, uint32_t thread, const struct weft_tool_task *task)
{
    struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_site *site = of;
    int error = *self->error;
    RT_TOOL_TELL(self, task_create, site->subscriptions, slot->self, thread, task);
    if (rt_tool_classes & WEFT_TOOL_EDGES)
        rt_tool_task_edges(self, thread, task, site->subscriptions);
    *self->error = error;
}

static void create_for_nobody(void *of, uint32_t thread, const struct weft_tool_task *task)
{
    (void)of, (void)thread, (void)task;
}

static void tell_begin(void *of, uint32_t thread, uint64_t task, uint32_t number)
{
    struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_site *site = of;
    int error = *self->error;
    if (!site->is_told_early)
        rt_tool_task_tell_first(self, task);
    RT_TOOL_TELL(self, task_begin, site->subscriptions, slot->self, thread, task, number);
    *self->error = error;
}

static void tell_end(void *of, uint32_t thread, uint64_t task, uint32_t number)
{
    struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_site *site = of;
    int error = *self->error;
    RT_TOOL_TELL(self, task_end, site->subscriptions, slot->self, thread, task, number);
    if (rt_tool_classes & WEFT_TOOL_EDGES)
        rt_tool_task_tell_ready(self, task);
    *self->error = error;
}

static void tell_nobody(void *of, uint32_t thread, uint64_t task, uint32_t number)
{
    (void)of, (void)thread, (void)task, (void)number;
}

/* ---- what is called ---- */

/* The callbacks that are to be called for the site. One of them alone may be called without more ado if it is the first
 * tool's, whose mark is known beforehand, and leaves errno alone. */
static unsigned count_wanted(enum rt_tool_callback callback, const struct rt_tool_site *site, const struct rt_tool_slot **only)
{
    unsigned n = 0;
    *only = NULL;
    for (const struct rt_tool_slot *slot = rt_tool_slots[callback]; slot->at; slot++)
        if ((slot->bit & site->subscriptions) && n++ == 0 && slot->at >> 8 == 0 && slot->keeps_errno)
            *only = slot;
    if (n > 1)
        *only = NULL;
    return n;
}

static void prepare_create(struct rt_tool_site *site)
{
    const struct rt_tool_slot *only;
    unsigned n = count_wanted(RT_TOOL_task_create, site, &only);
    bool has_edges = rt_tool_classes & WEFT_TOOL_EDGES, is_simple = only && !has_edges;
    site->depend.self = is_simple ? only->self : site;
    if (is_simple)
        site->depend.create = only->function.task_create;
    else
        site->depend.create = n == 0 && !has_edges ? create_for_nobody : tell_create;
    if (site->is_alone || !rt_tool_follows_creations)
        site->create = site->depend;
}

static void prepare_begin(struct rt_tool_site *site)
{
    const struct rt_tool_slot *only;
    unsigned n = count_wanted(RT_TOOL_task_begin, site, &only);
    bool is_told_before = site->is_told_early || !rt_tool_follows_creations, is_simple = only && is_told_before;
    site->begin.self = is_simple ? only->self : site;
    site->begin.body = is_simple ? only->function.task_begin : n == 0 && is_told_before ? tell_nobody : tell_begin;
}

static void prepare_end(struct rt_tool_site *site)
{
    const struct rt_tool_slot *only;
    unsigned n = count_wanted(RT_TOOL_task_end, site, &only);
    bool has_edges = rt_tool_classes & WEFT_TOOL_EDGES, is_simple = only && !has_edges;
    site->end.self = is_simple ? only->self : site;
    site->end.body = is_simple ? only->function.task_end : n == 0 && !has_edges ? tell_nobody : tell_end;
}

void rt_tool_quick_prepare(struct rt_tool_site *site)
{
    prepare_create(site);
    prepare_begin(site);
    if (site->kind == WEFT_KIND_TASK)
        prepare_end(site);
}
