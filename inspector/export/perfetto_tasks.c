#include "perfetto_tasks.h"

#include "str.h"

/* Numbers of flows: those of edges count from 1, those of tasks are hashes with this bit. */
static const uint64_t OF_TASK = (uint64_t)1 << 63;

struct perfetto_task {
    struct perfetto_task *next;
    uint64_t number, begin_track, begin, end_track, end;
    uint32_t process;
    bool has_begun, has_ended;
};

static uint64_t hash_of(uint32_t process, uint64_t number)
{
    return hash_bytes(hash_bytes(HASH_START, (const char *)&number, sizeof number), (const char *)&process, sizeof process);
}

static struct perfetto_task *find(const struct perfetto_tasks *tasks, uint32_t process, uint64_t number)
{
    struct perfetto_task *task = tasks->n_buckets ? tasks->buckets[hash_of(process, number) & (tasks->n_buckets - 1)] : NULL;
    while (task && (task->process != process || task->number != number))
        task = task->next;
    return task;
}

static void rehash(struct perfetto_tasks *tasks)
{
    size_t n = tasks->n_buckets ? 4 * tasks->n_buckets : 256;
    struct perfetto_task **buckets = arena_array(&tasks->arena, struct perfetto_task *, n);
    for (size_t i = 0; i < tasks->n_buckets; i++) {
        for (struct perfetto_task *task = tasks->buckets[i], *next; task; task = next) {
            struct perfetto_task **bucket = &buckets[hash_of(task->process, task->number) & (n - 1)];
            next = task->next;
            task->next = *bucket;
            *bucket = task;
        }
    }
    tasks->buckets = buckets;
    tasks->n_buckets = n;
}

static struct perfetto_task *enter(struct perfetto_tasks *tasks, uint32_t process, uint64_t number)
{
    struct perfetto_task *task = find(tasks, process, number);
    if (task)
        return task;
    if (tasks->n_tasks >= tasks->n_buckets)
        rehash(tasks);
    struct perfetto_task **bucket = &tasks->buckets[hash_of(process, number) & (tasks->n_buckets - 1)];
    task = arena_new(&tasks->arena, struct perfetto_task);
    *task = (struct perfetto_task){ .next = *bucket, .number = number, .process = process };
    tasks->n_tasks++;
    return *bucket = task;
}

void perfetto_tasks_thread(struct perfetto_tasks *tasks)
{
    tasks->thread = (struct task_thread){ 0 };
}

static void keep_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct perfetto_tasks *tasks = context;
    struct perfetto_pair pair = { tasks->process_index, hazard, from, to };
    vec_push(&tasks->arena, &tasks->edges, pair);
}

uint64_t perfetto_tasks_flow(const struct export_job *job, uint64_t task)
{
    return OF_TASK | hash_of(job->process_index, task);
}

void perfetto_tasks_event(struct perfetto_tasks *tasks, const struct export_job *job, const struct trace_event *event)
{
    tasks->process_index = job->process_index;
    tasks->graph.arena = &tasks->arena;
    task_graph_add(&tasks->graph, &tasks->thread, job->thread, event, keep_edge, tasks);
}

uint64_t perfetto_tasks_opened(struct perfetto_tasks *tasks, const struct export_job *job, const struct interval *interval, uint64_t track)
{
    tasks->graph.arena = &tasks->arena;
    task_graph_open(&tasks->graph, &tasks->thread, job->process, interval);
    if (interval->kind != WEFT_KIND_TASK || !interval->task)
        return 0;
    struct perfetto_task *task = enter(tasks, job->process_index, interval->task);
    if (interval->resumed || (interval->task & WEFT_TASK_UNCREATED))
        return 0;
    task->has_begun = true;
    task->begin_track = track;
    task->begin = interval->start;
    return perfetto_tasks_flow(job, interval->task);
}

void perfetto_tasks_closed(struct perfetto_tasks *tasks, const struct export_job *job, const struct interval *interval, uint64_t track)
{
    task_graph_close(&tasks->thread, interval);
    struct perfetto_task *task = interval->kind == WEFT_KIND_TASK && interval->task ? find(tasks, job->process_index, interval->task) : NULL;
    if (!task || interval->left || interval->unfinished)
        return;
    task->has_ended = true;
    task->end_track = track;
    task->end = interval->start + interval->duration;
}

bool perfetto_tasks_edge(const struct perfetto_tasks *tasks, size_t index, struct perfetto_edge *edge)
{
    if (index >= tasks->edges.count)
        return false;
    const struct perfetto_pair *pair = &tasks->edges.items[index];
    const struct perfetto_task *from = find(tasks, pair->process, pair->from), *to = find(tasks, pair->process, pair->to);
    *edge = (struct perfetto_edge){ .hazard = task_hazard_names[pair->hazard], .flow = index + 1 };
    if (!from || !to || !from->has_ended || !to->has_begun)
        return true;
    edge->is_known = true;
    edge->from_track = from->end_track;
    edge->from_time = from->end;
    edge->to_track = to->begin_track;
    edge->to_time = to->begin;
    return true;
}

void perfetto_tasks_release(struct perfetto_tasks *tasks)
{
    arena_release(&tasks->arena);
}
