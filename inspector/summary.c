#define _GNU_SOURCE 1 /* qsort_r */
#include "summary.h"

#include <stdlib.h>
#include <string.h>

#include "../rewriter/str.h"
#include "spans.h"

/* Finds rows by key: chained hash table, and in front of it a table by site number for the process that is being read. */
struct row_link {
    struct summary_row *row;
    struct row_link *next;
};

struct adder {
    struct summary *summary;
    struct trace *trace;
    struct trace_thread *thread;
    struct summary_thread totals; /* of `thread` */
    uint32_t calls_open;          /* of `thread` */
    struct row_link **buckets;    /* n_buckets, a power of two */
    size_t n_buckets;
    struct summary_row **by_site[3]; /* per kind: number in the process -> row */
    bool *is_met;                    /* number in the process: seen as an inclusive site */
    uint32_t n_by_site;
};

static bool is_scope(enum weft_kind kind)
{
    return kind != WEFT_KIND_CALL;
}

static bool has_row(enum summary_key key, enum weft_kind kind)
{
    return key == BY_CALLEE || key == BY_SITE || !is_scope(kind);
}

static uint64_t key_hash(enum summary_key key, const struct weft_site *site, const struct trace_thread *thread, enum weft_kind kind)
{
    uint64_t hash = hash_bytes(HASH_START, &kind, sizeof kind);
    switch (key) {
    case BY_CALLEE:
        return hash_text(hash, site->callee);
    case BY_SITE:
        hash = hash_text(hash, site->callee);
        hash = hash_text(hash, site->file);
        hash = hash_bytes(hash, &site->line_begin, sizeof site->line_begin);
        return hash_bytes(hash, &site->column, sizeof site->column);
    case BY_CALLER:
        return hash_text(hash_text(hash, site->function), site->file);
    case BY_THREAD:
        return hash_bytes(hash, &thread, sizeof thread);
    case BY_LINE:
        return hash_bytes(hash_text(hash, site->file), &site->line_begin, sizeof site->line_begin);
    }
    return hash;
}

static bool is_row(const struct summary_row *row, enum summary_key key, const struct weft_site *site, const struct trace_thread *thread,
                   enum weft_kind kind)
{
    if (row->kind != kind)
        return false;
    switch (key) {
    case BY_CALLEE:
        return strcmp(row->site->callee, site->callee) == 0;
    case BY_SITE:
        return row->site->line_begin == site->line_begin && row->site->column == site->column && strcmp(row->site->callee, site->callee) == 0 &&
               strcmp(row->site->file, site->file) == 0 && strcmp(row->site->function, site->function) == 0;
    case BY_CALLER:
        return strcmp(row->site->function, site->function) == 0 && strcmp(row->site->file, site->file) == 0;
    case BY_THREAD:
        return row->thread == thread;
    case BY_LINE:
        return row->site->line_begin == site->line_begin && strcmp(row->site->file, site->file) == 0;
    }
    return false;
}

static void rehash(struct adder *adder)
{
    size_t n_buckets = adder->n_buckets ? adder->n_buckets * 4 : 256;
    struct row_link **buckets = arena_array(adder->trace->arena, struct row_link *, n_buckets);
    for (size_t i = 0; i < adder->n_buckets; i++) {
        for (struct row_link *link = adder->buckets[i], *next; link; link = next) {
            const struct summary_row *row = link->row;
            struct row_link **bucket = &buckets[key_hash(adder->summary->key, row->site, row->thread, row->kind) & (n_buckets - 1)];
            next = link->next;
            link->next = *bucket;
            *bucket = link;
        }
    }
    adder->buckets = buckets;
    adder->n_buckets = n_buckets;
}

static struct summary_row *find_row(struct adder *adder, const struct weft_site *site, enum weft_kind kind)
{
    struct summary *summary = adder->summary;
    struct arena *arena = adder->trace->arena;
    if (summary->rows.count >= adder->n_buckets)
        rehash(adder);
    struct row_link **bucket = &adder->buckets[key_hash(summary->key, site, adder->thread, kind) & (adder->n_buckets - 1)];
    for (struct row_link *link = *bucket; link; link = link->next)
        if (is_row(link->row, summary->key, site, adder->thread, kind))
            return link->row;
    struct row_link *link = arena_new(arena, struct row_link);
    link->row = arena_new(arena, struct summary_row);
    *link->row = (struct summary_row){ .site = site, .thread = adder->thread, .kind = kind, .min = UINT64_MAX };
    link->next = *bucket;
    *bucket = link;
    vec_push(arena, &summary->rows, link->row);
    return link->row;
}

static struct summary_row *row_of(struct adder *adder, const struct span *span)
{
    if (!has_row(adder->summary->key, span->kind))
        return NULL;
    if (span->site >= adder->n_by_site || adder->summary->key == BY_THREAD)
        return find_row(adder, reader_site(adder->thread->process, span->site), span->kind);
    struct summary_row **row = &adder->by_site[span->kind][span->site];
    if (!*row)
        *row = find_row(adder, reader_site(adder->thread->process, span->site), span->kind);
    return *row;
}

/* Notes what is odd about a site. */
static void meet_site(struct adder *adder, const struct span *span, struct summary_row *row)
{
    const struct trace_process *process = adder->thread->process;
    if (span->site >= adder->n_by_site || !process->sites[span->site].callee) {
        adder->summary->unknown++;
    } else if (process->sites[span->site].flags & WEFT_SITE_INCLUSIVE && !is_scope(span->kind)) {
        adder->summary->inclusive_sites += !adder->is_met[span->site];
        adder->is_met[span->site] = true;
        if (row)
            row->inclusive = true;
    }
}

static void add_opened(const struct span *span, void *context)
{
    struct adder *adder = context;
    struct summary_row *row = row_of(adder, span);
    meet_site(adder, span, row);
    if (row)
        row->active++;
    if (is_scope(span->kind)) {
        if (span->depth == 0)
            adder->totals.scope = span->kind;
    } else {
        adder->calls_open++;
        adder->totals.calls++;
    }
}

static void add_closed(const struct span *span, void *context)
{
    struct adder *adder = context;
    if (!is_scope(span->kind) && --adder->calls_open == 0)
        adder->totals.busy += span->duration;
    struct summary_row *row = row_of(adder, span);
    if (!row)
        return;
    row->calls++;
    row->sum += span->duration;
    row->self += span->self;
    row->self_in_thread += span->self;
    row->unfinished += span->unfinished;
    row->unwound += span->unwound;
    if (span->duration < row->min)
        row->min = span->duration;
    if (span->duration > row->max)
        row->max = span->duration;
    if (--row->active == 0)
        row->total += span->duration;
}

static const struct summary_row *take_busiest(struct summary *summary)
{
    const struct summary_row *busiest = NULL;
    uint64_t most = 0;
    for (size_t i = 0; i < summary->rows.count; i++) {
        struct summary_row *row = summary->rows.items[i];
        if (!is_scope(row->kind) && row->self_in_thread > most) {
            most = row->self_in_thread;
            busiest = row;
        }
        row->self_in_thread = 0;
    }
    return busiest;
}

static void add_thread(struct adder *adder, struct spans *spans, struct trace_thread *thread)
{
    struct summary *summary = adder->summary;
    struct trace_cursor *cursor = cursor_open(adder->trace, thread);
    if (!cursor)
        return;
    adder->thread = thread;
    adder->totals = (struct summary_thread){ .thread = thread, .scope = WEFT_KIND_CALL };
    spans_start(spans, thread->process->n_sites);
    struct trace_event event;
    while (cursor_next(cursor, &event)) {
        spans_add(spans, &event);
        futures_add(&summary->futures, thread->process, &event);
    }
    cursor_close(cursor);
    spans_finish(spans, thread->last_time);

    adder->totals.busiest = take_busiest(summary);
    adder->totals.unfinished = spans->unfinished;
    adder->totals.unbalanced = spans->unbalanced;
    adder->totals.unwound = spans->unwound;
    vec_push(adder->trace->arena, &summary->threads, adder->totals);
    summary->n_events += thread->n_events;
    summary->calls += adder->totals.calls;
    summary->lost += thread->lost;
    summary->unfinished += spans->unfinished;
    summary->unbalanced += spans->unbalanced;
    summary->unwound += spans->unwound;
    if (thread->n_events > 0) {
        if (thread->first_time < summary->first_time)
            summary->first_time = thread->first_time;
        if (thread->last_time > summary->last_time)
            summary->last_time = thread->last_time;
    }
}

void summary_make(struct summary *summary, struct trace *trace, enum summary_key key)
{
    *summary = (struct summary){ .key = key, .futures.arena = trace->arena, .first_time = UINT64_MAX };
    struct adder adder = { .summary = summary, .trace = trace };
    struct spans spans = { .opened = add_opened, .closed = add_closed, .context = &adder };
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        adder.n_by_site = process->n_sites;
        futures_start(&summary->futures, process);
        for (int kind = 0; kind < 3; kind++)
            adder.by_site[kind] = arena_array(trace->arena, struct summary_row *, process->n_sites + (size_t)1);
        adder.is_met = arena_array(trace->arena, bool, process->n_sites + (size_t)1);
        for (size_t j = 0; j < process->threads.count; j++)
            add_thread(&adder, &spans, process->threads.items[j]);
    }
    spans_release(&spans);
    if (summary->first_time > summary->last_time)
        summary->first_time = summary->last_time;
}

uint64_t summary_mean(const struct summary_row *row)
{
    return row->calls ? row->sum / row->calls : 0;
}

static int compare_names(const struct summary_row *a, const struct summary_row *b)
{
    int order = strcmp(a->site->callee, b->site->callee);
    if (order == 0)
        order = strcmp(a->site->file, b->site->file);
    if (order == 0)
        order = (a->site->line_begin > b->site->line_begin) - (a->site->line_begin < b->site->line_begin);
    if (order == 0)
        order = (a->site->column > b->site->column) - (a->site->column < b->site->column);
    if (order == 0)
        order = (int)a->kind - (int)b->kind;
    return order;
}

static uint64_t row_value(const struct summary_row *row, enum summary_order order)
{
    switch (order) {
    case ORDER_TOTAL:
        return row->total;
    case ORDER_SELF:
        return row->self;
    case ORDER_CALLS:
        return row->calls;
    case ORDER_MIN:
        return row->min;
    case ORDER_MEAN:
        return summary_mean(row);
    case ORDER_MAX:
        return row->max;
    case ORDER_NAME:
        break;
    }
    return 0;
}

static int compare_rows(const void *left, const void *right, void *context)
{
    const struct summary_row *a = *(struct summary_row *const *)left, *b = *(struct summary_row *const *)right;
    enum summary_order order = *(const enum summary_order *)context;
    uint64_t of_a = row_value(a, order), of_b = row_value(b, order);
    return of_a != of_b ? (of_a < of_b ? 1 : -1) : compare_names(a, b);
}

void summary_sort(struct summary *summary, enum summary_order order)
{
    if (summary->rows.count > 0)
        qsort_r(summary->rows.items, summary->rows.count, sizeof *summary->rows.items, compare_rows, &order);
}
