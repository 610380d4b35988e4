#include "fulfilments.h"

#include <stdlib.h>
#include <string.h>

#include "task_traits.h"
#include "values.h"

static struct fulfilment_task *add_task(struct fulfilments *all, uint64_t number)
{
    vec_push(all->arena, &all->tasks, (struct fulfilment_task){ .number = number });
    return &all->tasks.items[all->tasks.count - 1];
}

/* The first of the values. */
static bool read_handle(const struct trace_values *values, uint64_t *handle)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, values, "");
    if (!values_next(&cursor, &value) || (value.kind != WEFT_WIRE_UNSIGNED && value.kind != WEFT_WIRE_INT))
        return false;
    *handle = value.kind == WEFT_WIRE_INT ? (uint64_t)value.is.number : value.is.natural;
    return true;
}

/* Creation and body may be on different threads, and are put together in the end. */
void fulfilments_event(struct fulfilments *all, struct fulfilment_thread *own, const struct trace_event *event, uint64_t current)
{
    struct task_traits traits;
    uint64_t handle;
    if (event->type == WEFT_EVENT_TASK_CREATE)
        *own = (struct fulfilment_thread){ event->number, event->time };
    else if (event->type == WEFT_EVENT_TASK_TRAITS && own->number && task_traits_read(event, &traits) && (traits.bits & WEFT_TASK_DETACHABLE))
        add_task(all, own->number)->created = own->created;
    else if (event->type == WEFT_EVENT_TASK_HANDLE && current && read_handle(&event->values, &handle))
        add_task(all, current)->handle = handle;
}

bool fulfilments_wants(const struct weft_site *site)
{
    return site->kind == WEFT_KIND_CALL && strcmp(site->callee, "omp_fulfill_event") == 0;
}

void fulfilments_call(struct fulfilments *all, const struct interval *interval)
{
    uint64_t handle;
    if (read_handle(&interval->arguments, &handle))
        vec_push(all->arena, &all->calls, (struct fulfilment_call){ handle, interval->start });
}

static int compare_numbers(const void *left, const void *right)
{
    const struct fulfilment_task *a = left, *b = right;
    return (a->number > b->number) - (a->number < b->number);
}

static void put_together(struct fulfilments *all)
{
    size_t n = 0;
    for (size_t i = 0; i < all->tasks.count; i++) {
        struct fulfilment_task *last = n ? &all->tasks.items[n - 1] : NULL, *next = &all->tasks.items[i];
        if (!last || last->number != next->number) {
            all->tasks.items[n++] = *next;
            continue;
        }
        last->created = next->created ? next->created : last->created;
        last->handle = next->handle ? next->handle : last->handle;
    }
    all->tasks.count = n;
}

static int compare_handles(const void *left, const void *right)
{
    const struct fulfilment_task *a = *(struct fulfilment_task *const *)left, *b = *(struct fulfilment_task *const *)right;
    if (a->handle != b->handle)
        return (a->handle > b->handle) - (a->handle < b->handle);
    return (a->created > b->created) - (a->created < b->created);
}

/* The last task with the handle that was created before `time`; NULL: none, or its creation is not known. */
static struct fulfilment_task *find_called(struct fulfilment_task **by_handle, size_t n, const struct fulfilment_call *call)
{
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct fulfilment_task *task = by_handle[middle];
        if (task->handle < call->handle || (task->handle == call->handle && task->created <= call->time))
            low = middle + 1;
        else
            high = middle;
    }
    struct fulfilment_task *task = low > 0 ? by_handle[low - 1] : NULL;
    return task && task->handle == call->handle && task->created ? task : NULL;
}

void fulfilments_finish(struct fulfilments *all)
{
    if (all->tasks.count == 0)
        return;
    qsort(all->tasks.items, all->tasks.count, sizeof *all->tasks.items, compare_numbers);
    put_together(all);
    struct fulfilment_task **by_handle = arena_array(all->arena, struct fulfilment_task *, all->tasks.count);
    for (size_t i = 0; i < all->tasks.count; i++)
        by_handle[i] = &all->tasks.items[i];
    qsort(by_handle, all->tasks.count, sizeof *by_handle, compare_handles);
    for (size_t i = 0; i < all->calls.count; i++) {
        struct fulfilment_task *task = find_called(by_handle, all->tasks.count, &all->calls.items[i]);
        if (task && !task->fulfilled)
            task->fulfilled = all->calls.items[i].time;
    }
}

const struct fulfilment_task *fulfilments_find(const struct fulfilments *all, uint64_t number)
{
    const struct fulfilment_task key = { .number = number };
    return all->tasks.count ? bsearch(&key, all->tasks.items, all->tasks.count, sizeof key, compare_numbers) : NULL;
}
