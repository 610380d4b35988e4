#include "graph_regions.h"

#include <stdlib.h>
#include <string.h>

#include "graph_roles.h"
#include "intervals.h"
#include "vec.h"

typedef VEC(struct graph_region) region_list;

struct graph_regions {
    region_list *by_process;
};

struct reading {
    struct trace *trace;
    struct graph_roles *roles;
    struct graph_regions *regions;
    const struct trace_thread *thread;
};

static void on_closed(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    const struct trace_process *process = reading->thread->process;
    const struct graph_role *role = graph_roles_find(reading->roles, process, interval->site, interval->kind);
    if (role->kind != GRAPH_ROLE_PARALLEL_LOOP)
        return;
    struct graph_region region = { .begin = interval->start, .end = interval->start + interval->duration, .object = role->object };
    region.thread = reading->thread;
    region.site = interval->site;
    vec_push(reading->trace->arena, &reading->regions->by_process[process->index], region);
}

static bool has_loops(struct graph_roles *roles, const struct trace_process *process)
{
    for (uint32_t site = 1; site < process->n_sites; site++)
        if (process->sites[site].callee && process->sites[site].kind == WEFT_KIND_REGION &&
            graph_roles_find(roles, process, site, WEFT_KIND_REGION)->kind == GRAPH_ROLE_PARALLEL_LOOP)
            return true;
    return false;
}

static void read_thread(struct reading *reading, struct trace_thread *thread)
{
    struct trace_event event;
    struct trace_cursor *cursor = cursor_open(reading->trace, thread);
    struct intervals intervals = { .closed = on_closed, .context = reading };
    uint64_t last = 0;
    if (!cursor)
        return;
    reading->thread = thread;
    intervals_start(&intervals, thread->process->sites, thread->process->n_sites);
    while (cursor_next(cursor, &event)) {
        last = event.time;
        (void)intervals_add(&intervals, &event);
    }
    intervals_finish(&intervals, last);
    intervals_release(&intervals);
    cursor_close(cursor);
}

static int compare(const void *left, const void *right)
{
    const struct graph_region *a = left, *b = right;
    return (a->begin > b->begin) - (a->begin < b->begin);
}

struct graph_regions *graph_regions_find(struct trace *trace)
{
    struct graph_regions *regions = arena_new(trace->arena, struct graph_regions);
    struct reading reading = { .trace = trace, .roles = graph_roles_new(trace), .regions = regions };
    regions->by_process = arena_array(trace->arena, region_list, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        region_list *list = &regions->by_process[process->index];
        bool reads = process->blocks.count > 0 && has_loops(reading.roles, process);
        for (size_t k = 0; k < process->threads.count && reads; k++)
            read_thread(&reading, process->threads.items[k]);
        if (list->count)
            qsort(list->items, list->count, sizeof *list->items, compare);
        for (size_t k = 0; k < list->count; k++) {
            uint64_t before = k ? list->items[k - 1].latest : 0;
            list->items[k].latest = before > list->items[k].end ? before : list->items[k].end;
        }
    }
    return regions;
}

const struct graph_region *graph_regions_at(const struct graph_regions *regions, const struct trace_process *process, uint64_t time)
{
    const region_list *list = &regions->by_process[process->index];
    const struct graph_region *found = NULL;
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (list->items[middle].begin <= time)
            low = middle + 1;
        else
            high = middle;
    }
    for (size_t i = low; i-- > 0 && list->items[i].latest >= time;) {
        if (list->items[i].end < time)
            continue;
        if (found)
            return NULL;
        found = &list->items[i];
    }
    return found;
}

bool graph_regions_hold(const struct graph_region *region, const struct trace_block *block)
{
    const struct weft_site *of_loop = reader_site(region->thread->process, region->site),
                           *of_block = reader_site(region->thread->process, block->site);
    return block->line_begin >= of_loop->line_begin && block->line_end <= of_loop->line_end && strcmp(of_loop->file, of_block->file) == 0;
}
