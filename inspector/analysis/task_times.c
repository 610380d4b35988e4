#include "task_times.h"

#include <stdlib.h>

#include "arena.h"

void task_times_create(struct task_times *times, uint64_t number, uint64_t owner, uint64_t time, const struct weft_site *site,
                       const struct trace_thread *thread)
{
    if ((times->is_full |= times->tasks.count >= TASK_TIMES_MOST))
        return;
    struct task_time task = { .number = number, .owner = owner, .created = time, .ready = time, .site = site, .creator = thread, .after = TASK_NONE };
    vec_push(times->arena, &times->tasks, task);
}

void task_times_edge(struct task_times *times, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    if (!times->is_full)
        vec_push(times->arena, &times->edges, (struct task_edge){ from, to, hazard });
}

void task_times_body(struct task_times *times, const struct task_body *body)
{
    if (times->bodies.count < TASK_TIMES_MOST)
        vec_push(times->arena, &times->bodies, *body);
}

void task_times_wait(struct task_times *times, uint64_t owner, uint64_t start, uint64_t end)
{
    if (start < end && times->waits.count < TASK_TIMES_MOST) /* through one that lasts no time nothing leads back */
        vec_push(times->arena, &times->waits, (struct task_wait){ owner, start, end });
}

void task_times_detached(struct task_times *times, uint64_t number, uint64_t fulfilled)
{
    vec_push(times->arena, &times->detached, (struct task_detached){ number, fulfilled });
}

/* ---- order ---- */

static int compare(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static int compare_tasks(const void *left, const void *right)
{
    return compare(((const struct task_time *)left)->number, ((const struct task_time *)right)->number);
}

static int compare_waits(const void *left, const void *right)
{
    const struct task_wait *a = left, *b = right;
    return a->owner != b->owner ? compare(a->owner, b->owner) : compare(a->end, b->end);
}

/* The tasks themselves: their indexes are not needed while they are sorted. */
static int compare_ends(const void *left, const void *right)
{
    const struct task_time *a = *(const struct task_time *const *)left, *b = *(const struct task_time *const *)right;
    return a->end != b->end ? compare(a->end, b->end) : compare(a->number, b->number);
}

static int compare_owned(const void *left, const void *right)
{
    const struct task_time *a = *(const struct task_time *const *)left, *b = *(const struct task_time *const *)right;
    return a->owner != b->owner ? compare(a->owner, b->owner) : compare_ends(left, right);
}

static uint32_t *sorted(const struct task_times *times, int (*order)(const void *, const void *))
{
    const struct task_time **tasks = arena_array(times->arena, const struct task_time *, times->n_over + 1);
    uint32_t *indexes = arena_array(times->arena, uint32_t, times->n_over + 1);
    size_t n = 0;
    for (size_t i = 0; i < times->tasks.count; i++)
        if (times->tasks.items[i].end)
            tasks[n++] = &times->tasks.items[i];
    qsort(tasks, n, sizeof *tasks, order);
    for (size_t i = 0; i < n; i++)
        indexes[i] = (uint32_t)(tasks[i] - times->tasks.items);
    return indexes;
}

/* An untied task has several bodies: it begins with the first and is over with the last. */
static void add_bodies(struct task_times *times)
{
    for (size_t i = 0; i < times->bodies.count; i++) {
        const struct task_body *body = &times->bodies.items[i];
        uint32_t index = task_times_find(times, body->number);
        if (index == TASK_NONE)
            continue;
        struct task_time *task = &times->tasks.items[index];
        if (!task->thread || body->begin < task->begin) {
            task->begin = body->begin;
            task->thread = body->thread;
            task->free = body->free;
            task->around = body->around;
            task->depth = body->depth;
        }
        task->end = body->end > task->end ? body->end : task->end;
    }
}

static void add_fulfilments(struct task_times *times)
{
    for (size_t i = 0; i < times->tasks.count; i++)
        times->tasks.items[i].body_end = times->tasks.items[i].end;
    for (size_t i = 0; i < times->detached.count; i++) {
        const struct task_detached *detached = &times->detached.items[i];
        uint32_t index = task_times_find(times, detached->number);
        struct task_time *task = index == TASK_NONE ? NULL : &times->tasks.items[index];
        if (!task || !task->end)
            continue;
        task->is_open = detached->fulfilled == 0;
        task->end = detached->fulfilled > task->end ? detached->fulfilled : task->end;
    }
}

static void add_edges(struct task_times *times)
{
    for (size_t i = 0; i < times->edges.count; i++) {
        uint32_t from = task_times_find(times, times->edges.items[i].from), to = task_times_find(times, times->edges.items[i].to);
        if (from == TASK_NONE || to == TASK_NONE)
            continue;
        const struct task_time *before = &times->tasks.items[from];
        struct task_time *task = &times->tasks.items[to];
        uint64_t end = before->is_open && before->end <= task->begin ? task->begin : before->end;
        if (end > task->ready && end <= task->begin) {
            task->ready = end;
            task->after = from;
        }
    }
}

void task_times_finish(struct task_times *times)
{
    if (times->tasks.count)
        qsort(times->tasks.items, times->tasks.count, sizeof *times->tasks.items, compare_tasks);
    if (times->waits.count)
        qsort(times->waits.items, times->waits.count, sizeof *times->waits.items, compare_waits);
    add_bodies(times);
    add_fulfilments(times);
    add_edges(times);
    times->first_created = UINT64_MAX;
    for (size_t i = 0; i < times->tasks.count; i++) {
        const struct task_time *task = &times->tasks.items[i];
        times->n_over += task->end != 0;
        times->first_created = task->created < times->first_created ? task->created : times->first_created;
        times->last_end = task->end > times->last_end ? task->end : times->last_end;
    }
    times->by_end = sorted(times, compare_ends);
    times->by_owner = sorted(times, compare_owned);
}

/* ---- searches ---- */

uint32_t task_times_find(const struct task_times *times, uint64_t number)
{
    size_t low = 0, high = times->tasks.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (times->tasks.items[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < times->tasks.count && times->tasks.items[low].number == number ? (uint32_t)low : TASK_NONE;
}

uint32_t task_times_last_over(const struct task_times *times, uint64_t from, uint64_t to)
{
    size_t low = 0, high = times->n_over;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (times->tasks.items[times->by_end[middle]].end <= to)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && times->tasks.items[times->by_end[low - 1]].end > from ? times->by_end[low - 1] : TASK_NONE;
}

/* The same among the tasks that `owner` has created. */
static uint32_t last_child_over(const struct task_times *times, uint64_t owner, uint64_t from, uint64_t to)
{
    size_t low = 0, high = times->n_over;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct task_time *task = &times->tasks.items[times->by_owner[middle]];
        if (task->owner < owner || (task->owner == owner && task->end <= to))
            low = middle + 1;
        else
            high = middle;
    }
    const struct task_time *task = low > 0 ? &times->tasks.items[times->by_owner[low - 1]] : NULL;
    return task && task->owner == owner && task->end > from ? times->by_owner[low - 1] : TASK_NONE;
}

/* The last wait of the owner that is over at `time`. */
static const struct task_wait *last_wait(const struct task_times *times, uint64_t owner, uint64_t time)
{
    size_t low = 0, high = times->waits.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct task_wait *wait = &times->waits.items[middle];
        if (wait->owner < owner || (wait->owner == owner && wait->end <= time))
            low = middle + 1;
        else
            high = middle;
    }
    const struct task_wait *wait = low > 0 ? &times->waits.items[low - 1] : NULL;
    return wait && wait->owner == owner ? wait : NULL;
}

/* ---- the way back ---- */

struct position {
    const struct task_times *times;
    const struct task_walk *walk;
    uint32_t task;
    uint64_t time;
};

/* Goes back to `time`; the part in between is the task's. */
static void go_back(struct position *at, enum task_part part, uint32_t task, uint64_t time)
{
    uint64_t from = time > at->walk->lower ? time : at->walk->lower;
    if (from < at->time)
        at->walk->part(at->walk->context, part, &at->times->tasks.items[task], from, at->time);
    if (time < at->time)
        at->time = time;
}

/* To the end of the task that the wait was for; false: it was for none. */
static bool leave_wait(struct position *at, uint32_t waiting, uint32_t child)
{
    if (child == TASK_NONE || at->times->tasks.items[child].begin >= at->time)
        return false;
    go_back(at, TASK_LINGERS, waiting, at->times->tasks.items[child].end);
    at->task = child;
    return true;
}

/* Through the body of the task to its begin, or to the end of a child that it has waited for. Returns true at the begin. */
static bool leave_body(struct position *at)
{
    const struct task_time *task = &at->times->tasks.items[at->task];
    if (task->body_end < at->time)
        go_back(at, TASK_EVENT, at->task, task->body_end);
    while (at->time > task->begin && at->time > at->walk->lower) {
        const struct task_wait *wait = last_wait(at->times, task->number, at->time);
        if (!wait || wait->start < task->begin) {
            go_back(at, TASK_RUNS, at->task, task->begin);
            break;
        }
        go_back(at, TASK_RUNS, at->task, wait->end);
        if (leave_wait(at, at->task, last_child_over(at->times, task->number, wait->start, wait->end)))
            return false;
        go_back(at, TASK_RUNS, at->task, wait->start);
    }
    return true;
}

/* The task that was over on this thread at this time. */
static uint32_t over_at(const struct task_times *times, const struct trace_thread *thread, uint64_t time)
{
    size_t low = 0, high = times->n_over;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (times->tasks.items[times->by_end[middle]].end < time)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < times->n_over && times->tasks.items[times->by_end[low]].end == time; low++)
        if (times->tasks.items[times->by_end[low]].thread == thread)
            return times->by_end[low];
    return TASK_NONE;
}

/* Its thread was in another task, and in no wait of it, when this one was ready. */
static bool leave_for_busy_thread(struct position *at)
{
    const struct task_time *task = &at->times->tasks.items[at->task];
    if (task->free <= task->ready)
        return false;
    uint32_t before = over_at(at->times, task->thread, task->free);
    if (before == TASK_NONE || before == at->task)
        before = task_times_find(at->times, task->around);
    if (before == TASK_NONE || at->times->tasks.items[before].begin >= task->free)
        return false;
    go_back(at, TASK_LINGERS, at->task, task->free);
    at->task = before;
    return true;
}

/* Why did it not begin earlier? Returns false where the way ends. */
static bool leave_begin(struct position *at)
{
    const struct task_time *task = &at->times->tasks.items[at->task];
    uint32_t created = at->task;
    if (leave_for_busy_thread(at))
        return true;
    go_back(at, TASK_LINGERS, at->task, task->ready);
    if (task->after != TASK_NONE) {
        at->task = task->after;
        return true;
    }
    uint32_t owner = task_times_find(at->times, task->owner);
    if (owner != TASK_NONE) {
        at->task = owner;
        return at->times->tasks.items[owner].begin <= at->time;
    }
    const struct task_wait *wait;
    while ((wait = last_wait(at->times, task->owner, at->time)) && wait->end > at->times->first_created) {
        go_back(at, TASK_CREATION, created, wait->end);
        if (leave_wait(at, created, task_times_last_over(at->times, wait->start, wait->end)))
            return true;
        go_back(at, TASK_CREATION, created, wait->start); /* it was not for tasks */
    }
    go_back(at, TASK_CREATION, created, at->times->first_created);
    return false;
}

uint64_t task_times_walk(const struct task_times *times, uint32_t task, uint64_t time, const struct task_walk *walk)
{
    struct position at = { times, walk, task, time };
    /* each step goes to another task or further back; times of a damaged trace may contradict each other */
    for (size_t steps = 0; at.time > walk->lower && steps < 4 * times->tasks.count + 16; steps++) {
        uint64_t before = at.time;
        if (!leave_body(&at))
            continue;
        if (at.time <= walk->lower || !leave_begin(&at) || at.time > before)
            break;
    }
    return at.time > walk->lower ? at.time : walk->lower;
}
