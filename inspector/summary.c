#define _GNU_SOURCE 1 /* qsort_r */
#include "summary.h"

#include <stdlib.h>
#include <string.h>

#include "../rewriter/str.h"
#include "callees.h"
#include "spans.h"

/* Finds rows by key: chained hash table, and in front of it a table by site number for the process that is being read. */
struct row_link {
    struct summary_row *row;
    struct row_link *next;
};

/* What is known of a site of the process that is being read. */
struct site_facts {
    struct summary_row *rows[WEFT_N_KINDS]; /* per kind; NULL: not looked up yet, or the key is not told by the site */
    bool is_judged[WEFT_N_KINDS], passes[WEFT_N_KINDS];
    bool is_met;     /* as an inclusive site */
    uint8_t class;   /* enum call_class */
    uint32_t callee; /* in waits_of, if the class waits */
};

struct adder {
    struct summary *summary;
    struct trace *trace;
    const struct filter *filter;
    uint64_t time; /* true time of the current event, where that of a span may be clipped */
    struct trace_thread *thread;
    struct summary_thread totals; /* of `thread` */
    uint32_t calls_open;          /* of `thread` */
    struct row_link **buckets;    /* n_buckets, a power of two */
    size_t n_buckets;
    struct site_facts *sites; /* by number in the process; the last one is for numbers without definition */
    struct callees waiting;   /* callees of classes that wait */
    VEC(uint64_t) waited;     /* ns, by their index */
    struct summary_wait waits[N_CLASSES];
    uint32_t n_sites;
};

static bool has_row(enum summary_key key, enum weft_kind kind)
{
    return key == BY_CALLEE || key == BY_SITE || !span_is_scope(kind);
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
        return hash_text(hash, thread->path);
    case BY_LINE:
        return hash_bytes(hash_text(hash, site->file), &site->line_begin, sizeof site->line_begin);
    case BY_CLASS:
        return hash_text(hash, class_names[class_of(site)]);
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
    case BY_CLASS:
        return class_of(row->site) == class_of(site);
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
    *link->row = (struct summary_row){ .site = site, .thread = adder->thread, .kind = kind };
    link->next = *bucket;
    *bucket = link;
    vec_push(arena, &summary->rows, link->row);
    return link->row;
}

static struct site_facts *facts_of(struct adder *adder, uint32_t site)
{
    return &adder->sites[site < adder->n_sites ? site : adder->n_sites];
}

static struct summary_row *row_of(struct adder *adder, const struct span *span)
{
    struct site_facts *facts = facts_of(adder, span->site);
    if (!has_row(adder->summary->key, span->kind))
        return NULL;
    if (adder->summary->key == BY_THREAD)
        return find_row(adder, reader_site(adder->thread->process, span->site), span->kind);
    if (!facts->rows[span->kind])
        facts->rows[span->kind] = find_row(adder, reader_site(adder->thread->process, span->site), span->kind);
    return facts->rows[span->kind];
}

static bool passes(struct adder *adder, const struct span *span)
{
    struct site_facts *facts = facts_of(adder, span->site);
    if (!facts->is_judged[span->kind]) {
        const struct weft_site *site = reader_site(adder->thread->process, span->site);
        facts->is_judged[span->kind] = true;
        facts->passes[span->kind] = filter_site(adder->filter, site, span->kind);
        facts->class = (uint8_t)class_of(site);
        if (class_waits(facts->class))
            facts->callee = callees_find(&adder->waiting, adder->thread->process, span->site, WEFT_KIND_CALL);
    }
    return facts->passes[span->kind];
}

static void add_opened(const struct span *span, void *context)
{
    struct adder *adder = context;
    if (span_is_scope(span->kind) && span->depth == 0)
        adder->totals.scope = span->kind;
    if (!passes(adder, span))
        return;
    struct summary_row *row = row_of(adder, span);
    if (row)
        row->active++;
    if (!span_is_scope(span->kind)) {
        adder->calls_open++;
        adder->waits[facts_of(adder, span->site)->class].active++;
    }
}

/* Notes what is odd about a site. */
static void meet_site(struct adder *adder, const struct span *span, struct summary_row *row)
{
    const struct trace_process *process = adder->thread->process;
    struct site_facts *facts = facts_of(adder, span->site);
    if (span->site >= adder->n_sites || !process->sites[span->site].callee) {
        adder->summary->unknown++;
    } else if (process->sites[span->site].flags & WEFT_SITE_INCLUSIVE && !span_is_scope(span->kind)) {
        adder->summary->inclusive_sites += !facts->is_met;
        facts->is_met = true;
        if (row)
            row->inclusive = true;
    }
}

static void add_wait(struct adder *adder, const struct span *span, struct summary_wait *wait, bool is_outermost)
{
    uint32_t callee = facts_of(adder, span->site)->callee;
    while (adder->waited.count <= callee)
        vec_push(adder->trace->arena, &adder->waited, 0);
    adder->waited.items[callee] += span->self;
    wait->calls++;
    wait->total += is_outermost ? span->duration : 0;
    if (span->duration > wait->max)
        wait->max = span->duration;
    if (adder->waited.items[callee] >= wait->most) {
        wait->most = adder->waited.items[callee];
        wait->callee = adder->waiting.items.items[callee].name;
    }
}

/* That it is over counts in any case, for what was opened was counted; the rest counts if it passes. */
static void add_closed(const struct span *span, void *context)
{
    struct adder *adder = context;
    if (!passes(adder, span))
        return;
    struct summary_row *row = row_of(adder, span);
    struct summary_wait *wait = &adder->waits[facts_of(adder, span->site)->class];
    bool is_call = !span_is_scope(span->kind);
    bool is_outermost = row && --row->active == 0;
    bool is_outermost_call = is_call && --adder->calls_open == 0;
    bool is_outermost_wait = is_call && --wait->active == 0;
    if (!filter_span(adder->filter, span, adder->time))
        return;
    meet_site(adder, span, row);
    adder->totals.calls += is_call;
    adder->totals.busy += is_outermost_call ? span->duration : 0;
    adder->totals.unfinished += span->unfinished;
    adder->totals.unwound += span->unwound;
    if (is_call && class_waits(wait->class))
        add_wait(adder, span, wait, is_outermost_wait);
    if (!row)
        return;
    row->calls++;
    row->sum += span->duration;
    row->self += span->self;
    row->self_in_thread += span->self;
    row->unfinished += span->unfinished;
    row->unwound += span->unwound;
    histogram_add(&row->durations, adder->trace->arena, span->duration);
    row->total += is_outermost ? span->duration : 0;
}

static const struct summary_row *take_busiest(struct summary *summary)
{
    const struct summary_row *busiest = NULL;
    uint64_t most = 0;
    for (size_t i = 0; i < summary->rows.count; i++) {
        struct summary_row *row = summary->rows.items[i];
        if (!span_is_scope(row->kind) && row->self_in_thread > most) {
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
    struct trace_cursor *cursor = filter_thread(adder->filter, thread) ? cursor_open(adder->trace, thread) : NULL;
    if (!cursor)
        return;
    adder->thread = thread;
    adder->totals = (struct summary_thread){ .thread = thread, .scope = WEFT_KIND_CALL };
    spans_start(spans, thread->process->sites, thread->process->n_sites);
    struct trace_event event;
    while (cursor_next(cursor, &event)) {
        futures_add(&summary->futures, thread->process, &event);
        adder->time = event.time;
        event.time = filter_clip(adder->filter, event.time);
        spans_add(spans, &event);
    }
    cursor_close(cursor);
    adder->time = thread->last_time;
    spans_finish(spans, filter_clip(adder->filter, thread->last_time));

    adder->totals.busiest = take_busiest(summary);
    adder->totals.unbalanced = spans->unbalanced;
    vec_push(adder->trace->arena, &summary->threads, adder->totals);
    summary->n_events += thread->n_events;
    summary->calls += adder->totals.calls;
    summary->lost += thread->lost;
    summary->unfinished += adder->totals.unfinished;
    summary->unbalanced += spans->unbalanced;
    summary->unwound += adder->totals.unwound;
    if (thread->n_events > 0) {
        uint64_t first = filter_clip(adder->filter, thread->first_time), last = filter_clip(adder->filter, thread->last_time);
        summary->recorded += last - first;
        if (first < summary->first_time)
            summary->first_time = first;
        if (last > summary->last_time)
            summary->last_time = last;
    }
}

static int compare_waits(const void *left, const void *right)
{
    const struct summary_wait *a = left, *b = right;
    return a->total != b->total ? (a->total < b->total ? 1 : -1) : (int)a->class - (int)b->class;
}

/* Rows that nothing passed for go; the rest get their percentiles. */
static void finish(struct adder *adder)
{
    struct summary *summary = adder->summary;
    size_t kept = 0;
    for (size_t i = 0; i < summary->rows.count; i++) {
        struct summary_row *row = summary->rows.items[i];
        if (row->calls == 0)
            continue;
        row->p50 = histogram_percentile(&row->durations, 50);
        row->p90 = histogram_percentile(&row->durations, 90);
        row->p99 = histogram_percentile(&row->durations, 99);
        summary->rows.items[kept++] = row;
    }
    summary->rows.count = kept;
    for (size_t class = 0; class < N_CLASSES; class ++)
        if (adder->waits[class].calls > 0)
            vec_push(adder->trace->arena, &summary->waits, adder->waits[class]);
    if (summary->waits.count > 0)
        qsort(summary->waits.items, summary->waits.count, sizeof *summary->waits.items, compare_waits);
    if (summary->first_time > summary->last_time)
        summary->first_time = summary->last_time;
}

void summary_make(struct summary *summary, struct trace *trace, enum summary_key key, struct filter *filter)
{
    *summary = (struct summary){ .trace = trace, .key = key, .futures.arena = trace->arena, .first_time = UINT64_MAX };
    struct adder adder = { .summary = summary, .trace = trace, .filter = filter, .waiting = { .arena = trace->arena } };
    struct spans spans = { .opened = add_opened, .closed = add_closed, .context = &adder };
    for (size_t class = 0; class < N_CLASSES; class ++)
        adder.waits[class].class = (enum call_class) class;
    filter_start(filter, trace);
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        adder.n_sites = process->n_sites;
        adder.sites = arena_array(trace->arena, struct site_facts, process->n_sites + (size_t)1);
        futures_start(&summary->futures, process);
        for (size_t j = 0; j < process->threads.count; j++)
            add_thread(&adder, &spans, process->threads.items[j]);
    }
    spans_release(&spans);
    finish(&adder);
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
        return row->durations.min;
    case ORDER_MEAN:
        return summary_mean(row);
    case ORDER_P50:
        return row->p50;
    case ORDER_P90:
        return row->p90;
    case ORDER_P99:
        return row->p99;
    case ORDER_MAX:
        return row->durations.max;
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
