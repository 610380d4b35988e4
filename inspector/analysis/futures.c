#include "futures.h"

#include "str.h"

struct future_half {
    struct future_half *next;
    uint64_t time;
    uint32_t number;
    enum weft_event type;
};

struct futures_process {
    struct arena *arena;
    VEC(struct future_row *) rows; /* in order of discovery */
    struct future_row **by_site;   /* the last one is for site numbers without a definition */
    struct future_half **buckets;  /* n_buckets, a power of two */
    size_t n_buckets, n_halves;
    struct future_half *unused;
};

static struct futures_process *process_of(struct futures *futures, const struct trace_process *process)
{
    while (futures->processes.count <= process->index)
        vec_push(futures->arena, &futures->processes, NULL);
    struct futures_process **known = &futures->processes.items[process->index];
    if (!*known) {
        *known = arena_new(futures->arena, struct futures_process);
        **known = (struct futures_process){ .arena = futures->arena };
        (*known)->by_site = arena_array(futures->arena, struct future_row *, process->n_sites + (size_t)1);
    }
    return *known;
}

static struct future_row *row_of(struct futures_process *futures, const struct trace_process *process, uint32_t site)
{
    struct future_row **row = &futures->by_site[site < process->n_sites ? site : process->n_sites];
    if (!*row) {
        *row = arena_new(futures->arena, struct future_row);
        **row = (struct future_row){ .site = reader_site(process, site), .min = UINT64_MAX };
        vec_push(futures->arena, &futures->rows, *row);
    }
    return *row;
}

static struct future_half **bucket_of(struct future_half **buckets, size_t n_buckets, uint32_t number)
{
    return &buckets[hash_bytes(HASH_START, &number, sizeof number) & (n_buckets - 1)];
}

static void rehash(struct futures_process *futures)
{
    size_t n_buckets = futures->n_buckets ? futures->n_buckets * 4 : 256;
    struct future_half **buckets = arena_array(futures->arena, struct future_half *, n_buckets);
    for (size_t i = 0; i < futures->n_buckets; i++) {
        for (struct future_half *half = futures->buckets[i], *next; half; half = next) {
            struct future_half **bucket = bucket_of(buckets, n_buckets, half->number);
            next = half->next;
            half->next = *bucket;
            *bucket = half;
        }
    }
    futures->buckets = buckets;
    futures->n_buckets = n_buckets;
}

/* Removes the half that `event` completes from the table. Returns NULL if there is none. */
static struct future_half *take_other_half(struct futures_process *futures, const struct trace_event *event)
{
    if (!futures->n_buckets)
        return NULL;
    uint32_t number = (uint32_t)event->number;
    for (struct future_half **at = bucket_of(futures->buckets, futures->n_buckets, number); *at; at = &(*at)->next) {
        struct future_half *half = *at;
        if (half->number == number && half->type != event->type) {
            *at = half->next;
            half->next = futures->unused;
            futures->unused = half;
            futures->n_halves--;
            return half;
        }
    }
    return NULL;
}

static void keep_half(struct futures_process *futures, const struct trace_event *event)
{
    if (futures->n_halves >= futures->n_buckets)
        rehash(futures);
    struct future_half *half = futures->unused ? futures->unused : arena_new(futures->arena, struct future_half);
    futures->unused = half->next;
    uint32_t number = (uint32_t)event->number;
    struct future_half **bucket = bucket_of(futures->buckets, futures->n_buckets, number);
    *half = (struct future_half){ .next = *bucket, .time = event->time, .number = number, .type = event->type };
    *bucket = half;
    futures->n_halves++;
}

void futures_add(struct futures *all, const struct trace_process *process, const struct trace_event *event)
{
    if (event->type != WEFT_EVENT_FUTURE_BEGIN && event->type != WEFT_EVENT_FUTURE_END)
        return;
    struct futures_process *futures = process_of(all, process);
    struct future_row *row = row_of(futures, process, event->site);
    const struct future_half *half = take_other_half(futures, event);
    row->made += event->type == WEFT_EVENT_FUTURE_BEGIN;
    if (!half) {
        keep_half(futures, event);
        return;
    }
    uint64_t begin = event->type == WEFT_EVENT_FUTURE_BEGIN ? event->time : half->time;
    uint64_t end = event->type == WEFT_EVENT_FUTURE_END ? event->time : half->time;
    uint64_t life = end > begin ? end - begin : 0; /* in a damaged trace, time may run backwards */
    row->over++;
    row->total += life;
    if (life < row->min)
        row->min = life;
    if (life > row->max)
        row->max = life;
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
