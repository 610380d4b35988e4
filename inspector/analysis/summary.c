#define _GNU_SOURCE 1 /* qsort_r */
#include "summary.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "str.h"
#include "callees.h"
#include "intervals.h"
#include "waits.h"

/* Finds rows by key: chained hash table, and in front of it a table by site number for each process. */
struct row_link {
    struct summary_row *row;
    struct row_link *next;
};

/* What is known of a site. */
struct site_facts {
    struct summary_row *rows[WEFT_N_KINDS]; /* per kind; NULL: not looked up yet, or the key is not told by the site */
    bool is_judged[WEFT_N_KINDS], passes[WEFT_N_KINDS];
    bool is_met;         /* as an inclusive site */
    bool concerns_waits; /* its calls wait, or let others go on */
    uint8_t class;       /* enum call_class */
    uint32_t callee;     /* in waits_of, if the class waits */
};

struct adder {
    struct summary *summary;
    struct trace *trace;
    const struct filter *filter;
    struct row_link **buckets; /* n_buckets, a power of two */
    size_t n_buckets;
    struct site_facts **sites; /* by process and number in it; the last one of each is for numbers without definition */
    struct callees waiting;    /* callees of classes that wait */
    VEC(uint64_t) waited;      /* ns, by their index */
    struct summary_wait waits[N_CLASSES];
};

/* What a thread has in a row. */
struct share {
    uint32_t open; /* intervals */
    uint64_t self; /* ns */
};

/* A thread while it is read. Several are, when it is asked who waits for whom. */
struct reading {
    struct adder *adder;
    struct trace_thread *thread;
    struct trace_cursor *cursor;
    struct intervals intervals;
    struct site_facts *sites; /* of its process */
    uint32_t n_sites;
    uint64_t time; /* true time of the current event, where that of an interval may be clipped */
    struct summary_thread totals;
    uint32_t calls_open, waits_open[N_CLASSES], any_waits_open;
    struct share *shares; /* by index of the row; malloc'ed */
    size_t n_shares;
    struct waitfor_thread *waits; /* who wants to know of its intervals, too; or NULL */
};

static bool has_row(enum summary_key key, enum weft_kind kind)
{
    return key == BY_CALLEE || key == BY_SITE || !interval_is_scope(kind);
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

static struct summary_row *find_row(struct adder *adder, const struct trace_thread *thread, const struct weft_site *site, enum weft_kind kind)
{
    struct summary *summary = adder->summary;
    struct arena *arena = adder->trace->arena;
    if (summary->rows.count >= adder->n_buckets)
        rehash(adder);
    struct row_link **bucket = &adder->buckets[key_hash(summary->key, site, thread, kind) & (adder->n_buckets - 1)];
    for (struct row_link *link = *bucket; link; link = link->next)
        if (is_row(link->row, summary->key, site, thread, kind))
            return link->row;
    struct row_link *link = arena_new(arena, struct row_link);
    link->row = arena_new(arena, struct summary_row);
    *link->row = (struct summary_row){ .site = site, .thread = thread, .kind = kind, .index = (uint32_t)summary->rows.count };
    link->next = *bucket;
    *bucket = link;
    vec_push(arena, &summary->rows, link->row);
    return link->row;
}

/* NULL: it has none with this key. */
static struct summary_row *row_of(const struct reading *reading, const struct interval *interval, struct site_facts *facts)
{
    struct summary_row *known = facts->rows[interval->kind];
    if (known)
        return known;
    struct adder *adder = reading->adder;
    if (!has_row(adder->summary->key, interval->kind))
        return NULL;
    struct summary_row *found = find_row(adder, reading->thread, reader_site(reading->thread->process, interval->site), interval->kind);
    if (adder->summary->key != BY_THREAD)
        facts->rows[interval->kind] = found;
    return found;
}

static struct share *share_of(struct reading *reading, const struct summary_row *row)
{
    if (row->index >= reading->n_shares) {
        size_t n_shares = 2 * (size_t)row->index + 16;
        struct share *shares = reallocarray(reading->shares, n_shares, sizeof *shares);
        if (!shares) {
            log_error("out of memory for %zu rows", n_shares);
            exit(1);
        }
        memset(shares + reading->n_shares, 0, (n_shares - reading->n_shares) * sizeof *shares);
        reading->shares = shares;
        reading->n_shares = n_shares;
    }
    return &reading->shares[row->index];
}

static void judge(const struct reading *reading, const struct interval *interval, struct site_facts *facts)
{
    const struct trace_process *process = reading->thread->process;
    const struct weft_site *site = reader_site(process, interval->site);
    facts->is_judged[interval->kind] = true;
    facts->passes[interval->kind] = filter_site(reading->adder->filter, site, interval->kind);
    facts->class = (uint8_t)class_of(site);
    if (class_waits(facts->class))
        facts->callee = callees_find(&reading->adder->waiting, process, interval->site, WEFT_KIND_CALL);
    facts->concerns_waits = reading->waits && waitfor_is_concerned(reading->waits, interval->site);
}

static struct site_facts *facts_of(const struct reading *reading, const struct interval *interval)
{
    struct site_facts *facts = &reading->sites[interval->site < reading->n_sites ? interval->site : reading->n_sites];
    if (!facts->is_judged[interval->kind])
        judge(reading, interval, facts);
    return facts;
}

static void add_opened(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    struct site_facts *facts = facts_of(reading, interval);
    if (facts->concerns_waits)
        waitfor_opened(reading->waits, interval);
    if (interval_is_scope(interval->kind) && interval->depth == 0)
        reading->totals.scope = interval->kind;
    if (interval->kind == WEFT_KIND_LOCAL && interval->depth == 0)
        reading->totals.start = reader_site(reading->thread->process, interval->site);
    if (!facts->passes[interval->kind])
        return;
    const struct summary_row *row = row_of(reading, interval, facts);
    if (row)
        share_of(reading, row)->open++;
    if (!interval_is_scope(interval->kind)) {
        reading->calls_open++;
        reading->waits_open[facts->class]++;
        reading->any_waits_open += class_waits(facts->class);
    }
}

/* Notes what is odd about a site. */
static void meet_site(const struct reading *reading, const struct interval *interval, struct site_facts *facts, struct summary_row *row)
{
    const struct trace_process *process = reading->thread->process;
    if (interval->site >= reading->n_sites || !process->sites[interval->site].callee) {
        reading->adder->summary->unknown++;
    } else if (process->sites[interval->site].flags & WEFT_SITE_INCLUSIVE && !interval_is_scope(interval->kind)) {
        reading->adder->summary->inclusive_sites += !facts->is_met;
        facts->is_met = true;
        if (row)
            row->inclusive = true;
    }
}

static void add_wait(struct adder *adder, const struct interval *interval, uint32_t callee, struct summary_wait *wait, bool is_outermost)
{
    while (adder->waited.count <= callee)
        vec_push(adder->trace->arena, &adder->waited, 0);
    adder->waited.items[callee] += interval->self;
    wait->calls++;
    wait->total += is_outermost ? interval->duration : 0;
    if (interval->duration > wait->max)
        wait->max = interval->duration;
    if (adder->waited.items[callee] >= wait->most) {
        wait->most = adder->waited.items[callee];
        wait->callee = adder->waiting.items.items[callee].name;
    }
}

/* That it is over counts in any case, for what was opened was counted; the rest counts if it passes. */
static void add_closed(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    struct site_facts *facts = facts_of(reading, interval);
    if (facts->concerns_waits || (interval->kind == WEFT_KIND_LOCAL && reading->waits))
        waitfor_closed(reading->waits, interval);
    if (!facts->passes[interval->kind])
        return;
    struct adder *adder = reading->adder;
    struct summary_row *row = row_of(reading, interval, facts);
    struct share *share = row ? share_of(reading, row) : NULL;
    bool is_call = !interval_is_scope(interval->kind);
    bool is_outermost = share && --share->open == 0;
    bool is_outermost_call = is_call && --reading->calls_open == 0;
    bool is_outermost_wait = is_call && --reading->waits_open[facts->class] == 0;
    bool is_outermost_of_waits = is_call && class_waits(facts->class) && --reading->any_waits_open == 0;
    if (!filter_interval(adder->filter, interval, reading->time))
        return;
    meet_site(reading, interval, facts, row);
    if (interval->arguments.bytes)
        backtraces_add(&adder->summary->backtraces, reading->thread->process, interval);
    reading->totals.calls += is_call;
    reading->totals.busy += is_outermost_call ? interval->duration : 0;
    reading->totals.waited += is_outermost_of_waits ? interval->duration : 0;
    reading->totals.unfinished += interval->unfinished;
    reading->totals.unwound += interval->unwound;
    if (is_call && class_waits(facts->class))
        add_wait(adder, interval, facts->callee, &adder->waits[facts->class], is_outermost_wait);
    if (!row)
        return;
    row->calls++;
    row->sum += interval->duration;
    row->self += interval->self;
    share->self += interval->self;
    row->unfinished += interval->unfinished;
    row->unwound += interval->unwound;
    histogram_add(&row->durations, adder->trace->arena, interval->duration);
    row->total += is_outermost ? interval->duration : 0;
}

/* ---- reading ---- */

static const struct summary_row *busiest_row(const struct reading *reading)
{
    const struct summary *summary = reading->adder->summary;
    const struct summary_row *busiest = NULL;
    uint64_t most = 0;
    for (size_t i = 0; i < summary->rows.count && i < reading->n_shares; i++)
        if (!interval_is_scope(summary->rows.items[i]->kind) && reading->shares[i].self > most) {
            most = reading->shares[i].self;
            busiest = summary->rows.items[i];
        }
    return busiest;
}

static void start_reading(struct reading *reading, struct adder *adder, struct trace_thread *thread)
{
    const struct trace_process *process = thread->process;
    *reading = (struct reading){ .adder = adder, .thread = thread, .sites = adder->sites[process->index], .n_sites = process->n_sites };
    reading->totals = (struct summary_thread){ .thread = thread, .scope = WEFT_KIND_CALL };
    reading->cursor = filter_thread(adder->filter, thread) ? cursor_open(adder->trace, thread) : NULL;
    reading->intervals = (struct intervals){ .opened = add_opened, .closed = add_closed, .context = reading };
    if (reading->cursor)
        intervals_start(&reading->intervals, process->sites, process->n_sites);
}

/* To the thread's end, or until waitfor has enough; false at the end. */
static bool read_on(void *context)
{
    struct reading *reading = context;
    struct adder *adder = reading->adder;
    struct trace_event event;
    while (cursor_next(reading->cursor, &event)) {
        if (event.type >= WEFT_EVENT_FUTURE_BEGIN)
            futures_add(&adder->summary->futures, reading->thread->process, &event);
        reading->time = event.time;
        event.time = filter_clip(adder->filter, event.time);
        intervals_add(&reading->intervals, &event);
        if (reading->waits && waitfor_has_enough(reading->waits))
            return true;
    }
    cursor_close(reading->cursor);
    reading->time = reading->thread->last_time;
    intervals_finish(&reading->intervals, filter_clip(adder->filter, reading->thread->last_time));
    reading->totals.first = filter_clip(adder->filter, reading->thread->first_time);
    reading->totals.last = filter_clip(adder->filter, reading->thread->last_time);
    reading->totals.busiest = busiest_row(reading);
    reading->totals.unbalanced = reading->intervals.unbalanced;
    intervals_release(&reading->intervals);
    free(reading->shares);
    return false;
}

/* Rows of its own: they are the last ones, if threads are read one by one. */
static void note_work(const struct reading *reading)
{
    const struct summary *summary = reading->adder->summary;
    bool is_found = false;
    for (size_t i = summary->rows.count; i-- > 0 && reading->totals.calls > 0;) {
        struct summary_row *row = summary->rows.items[i];
        if (row->thread == reading->thread) {
            row->waited = reading->totals.waited;
            row->work = imbalance_work(&reading->totals);
            is_found = true;
        } else if (is_found && !reading->waits) {
            break;
        }
    }
}

/* What it was, when it has been read. */
static void count_thread(const struct reading *reading)
{
    struct summary *summary = reading->adder->summary;
    const struct trace_thread *thread = reading->thread;
    if (!reading->cursor)
        return;
    vec_push(reading->adder->trace->arena, &summary->threads, reading->totals);
    if (summary->key == BY_THREAD)
        note_work(reading);
    summary->n_events += thread->n_events;
    summary->calls += reading->totals.calls;
    summary->lost += thread->lost;
    summary->unfinished += reading->totals.unfinished;
    summary->unbalanced += reading->totals.unbalanced;
    summary->unwound += reading->totals.unwound;
    if (thread->n_events > 0) {
        uint64_t first = reading->totals.first, last = reading->totals.last;
        summary->recorded += last - first;
        if (first < summary->first_time)
            summary->first_time = first;
        if (last > summary->last_time)
            summary->last_time = last;
    }
}

static void read_one_by_one(struct adder *adder)
{
    for (size_t i = 0; i < adder->trace->processes.count; i++) {
        const struct trace_process *process = adder->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct reading reading;
            start_reading(&reading, adder, process->threads.items[j]);
            if (reading.cursor)
                (void)read_on(&reading);
            count_thread(&reading);
        }
    }
}

static void read_together(struct adder *adder, struct waitfor_search *search)
{
    struct arena *arena = adder->trace->arena;
    VEC(struct reading *) readings = { 0 };
    for (size_t i = 0; i < adder->trace->processes.count; i++) {
        const struct trace_process *process = adder->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct reading *reading = arena_new(arena, struct reading);
            start_reading(reading, adder, process->threads.items[j]);
            reading->waits = waitfor_add_thread(search, reading->thread, reading->cursor ? read_on : NULL, reading);
            vec_push(arena, &readings, reading);
        }
    }
    waitfor_finish(search);
    for (size_t i = 0; i < readings.count; i++)
        count_thread(readings.items[i]);
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
    futures_finish(&summary->futures);
    backtraces_finish(&summary->backtraces);
    for (size_t class = 0; class < N_CLASSES; class ++)
        if (adder->waits[class].calls > 0)
            vec_push(adder->trace->arena, &summary->waits, adder->waits[class]);
    if (summary->waits.count > 0)
        qsort(summary->waits.items, summary->waits.count, sizeof *summary->waits.items, compare_waits);
    if (summary->first_time > summary->last_time)
        summary->first_time = summary->last_time;
}

void summary_make(struct summary *summary, struct trace *trace, enum summary_key key, struct filter *filter, struct waitfor *waitfor,
                  size_t max_arrows)
{
    *summary =
        (struct summary){ .trace = trace, .key = key, .futures.arena = trace->arena, .backtraces.arena = trace->arena, .first_time = UINT64_MAX };
    struct adder adder = { .summary = summary, .trace = trace, .filter = filter, .waiting = { .arena = trace->arena } };
    for (size_t class = 0; class < N_CLASSES; class ++)
        adder.waits[class].class = (enum call_class) class;
    filter_start(filter, trace);
    adder.sites = arena_array(trace->arena, struct site_facts *, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        adder.sites[i] = arena_array(trace->arena, struct site_facts, trace->processes.items[i]->n_sites + (size_t)1);
    if (waitfor && waitfor_is_possible(trace)) {
        read_together(&adder, waitfor_start(waitfor, trace, max_arrows));
        summary->waitfor = waitfor;
    } else {
        read_one_by_one(&adder);
    }
    finish(&adder);
    if (filter->conditions.count == 0)
        imbalances_find(&summary->imbalances, trace->arena, summary);
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
