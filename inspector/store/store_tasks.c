#include "store_tasks.h"

#include "str.h"
#include "task_traits.h"

void store_tasks_open(struct store_tasks *tasks, struct store *store, struct arena *arena)
{
    *tasks = (struct store_tasks){ .store = store, .arena = arena, .graph = { .arena = arena }, .fulfilments = { .arena = arena } };
}

void store_tasks_process(struct store_tasks *tasks, const struct trace_process *process, sqlite3_int64 row)
{
    tasks->process_facts = process;
    tasks->process = row;
}

void store_tasks_thread(struct store_tasks *tasks, const struct trace_thread *thread, sqlite3_int64 row)
{
    tasks->thread_facts = thread;
    tasks->thread = row;
    tasks->own = (struct task_thread){ 0 };
    tasks->own_fulfilments = (struct fulfilment_thread){ 0 };
}

void store_tasks_opened(struct store_tasks *tasks, const struct interval *interval)
{
    task_graph_open(&tasks->graph, &tasks->own, tasks->process_facts, interval);
}

void store_tasks_closed(struct store_tasks *tasks, const struct interval *interval, sqlite3_int64 site)
{
    task_graph_close(&tasks->own, interval);
    if (interval->arguments.bytes && fulfilments_wants(reader_site(tasks->process_facts, interval->site)))
        fulfilments_call(&tasks->fulfilments, interval);
    if (interval->kind == WEFT_KIND_TASK && interval->task)
        store_add_task_part(tasks->store, tasks->process, site, tasks->thread, interval);
}

static void write_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct store_tasks *tasks = context;
    store_add_task_edge(tasks->store, tasks->process, from, to, task_hazard_names[hazard]);
}

/* Of the task that the thread has created last. */
static void write_traits(struct store_tasks *tasks, const struct trace_event *event)
{
    struct arena arena = { 0 };
    struct str words = { .arena = &arena };
    struct task_traits traits;
    if (task_traits_read(event, &traits)) {
        task_traits_words(&words, &traits);
        store_set_task_traits(tasks->store, tasks->process, tasks->own.created, traits.bits & WEFT_TASK_HAS_PRIORITY ? &traits.priority : NULL,
                              words.length ? words.text : "");
    }
    arena_release(&arena);
}

void store_tasks_event(struct store_tasks *tasks, const struct trace_event *event, sqlite3_int64 site)
{
    uint64_t current = task_graph_current(&tasks->own);
    if (event->type == WEFT_EVENT_TASK_CREATE)
        store_add_task(tasks->store, tasks->process, event->number, site, current, event->time, tasks->thread);
    fulfilments_event(&tasks->fulfilments, &tasks->own_fulfilments, event, current);
    if (event->type == WEFT_EVENT_TASK_TRAITS && tasks->own.created)
        write_traits(tasks, event);
    task_graph_add(&tasks->graph, &tasks->own, tasks->thread_facts, event, write_edge, tasks);
}

void store_tasks_process_over(struct store_tasks *tasks)
{
    fulfilments_finish(&tasks->fulfilments);
    for (size_t i = 0; i < tasks->fulfilments.tasks.count; i++) {
        const struct fulfilment_task *task = &tasks->fulfilments.tasks.items[i];
        if (task->fulfilled)
            store_set_task_fulfilled(tasks->store, tasks->process, task->number, task->fulfilled);
    }
    tasks->fulfilments = (struct fulfilments){ .arena = tasks->arena };
}
