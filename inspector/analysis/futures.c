#include "futures.h"

#include "event_pairs.h"

struct futures_process {
    struct arena *arena;
    VEC(struct future_row *) rows; /* in order of discovery */
    struct future_row **by_site;   /* the last one is for site numbers without a definition */
    struct event_pairs pairs;
};

static struct futures_process *process_of(struct futures *futures, const struct trace_process *process)
{
    while (futures->processes.count <= process->index)
        vec_push(futures->arena, &futures->processes, NULL);
    struct futures_process **known = &futures->processes.items[process->index];
    if (!*known) {
        *known = arena_new(futures->arena, struct futures_process);
        **known = (struct futures_process){ .arena = futures->arena, .pairs.arena = futures->arena };
        (*known)->by_site = arena_array(futures->arena, struct future_row *, process->n_sites + (size_t)1);
    }
    return *known;
}

static struct future_row *row_of(struct futures_process *futures, const struct trace_process *process, uint32_t site)
{
    struct future_row **row = &futures->by_site[site < process->n_sites ? site : process->n_sites];
    if (!*row) {
        *row = arena_new(futures->arena, struct future_row);
        **row = (struct future_row){ .site = reader_site(process, site) };
        vec_push(futures->arena, &futures->rows, *row);
    }
    return *row;
}

void futures_add(struct futures *all, const struct trace_process *process, const struct trace_event *event)
{
    if (event->type != WEFT_EVENT_FUTURE_BEGIN && event->type != WEFT_EVENT_FUTURE_END)
        return;
    struct futures_process *futures = process_of(all, process);
    struct future_row *row = row_of(futures, process, event->site);
    uint64_t life;
    row->made += event->type == WEFT_EVENT_FUTURE_BEGIN;
    if (!event_pairs_add(&futures->pairs, (uint32_t)event->number, event->type == WEFT_EVENT_FUTURE_END, event->time, &life))
        return;
    row->over++;
    row->total += life;
    histogram_add(&row->lives, futures->arena, life);
}

void futures_finish(struct futures *futures)
{
    for (size_t i = 0; i < futures->processes.count; i++) {
        const struct futures_process *process = futures->processes.items[i];
        for (size_t j = 0; process && j < process->rows.count; j++)
            vec_push(futures->arena, &futures->rows, process->rows.items[j]);
    }
}

uint64_t future_row_mean(const struct future_row *row)
{
    return row->over ? row->total / row->over : 0;
}
