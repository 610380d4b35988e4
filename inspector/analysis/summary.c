#include "summary.h"

#include "team_waits.h"

/* Cached facts about the intervals of a site that have the same kind: what on_opened and on_closed ask for each of them
 * lies together. */
struct facts {
    struct row *row; /* NULL: not looked up yet, or the row doesn't depend on the site */
    uint32_t told;   /* mask of the studies that receive them */
    uint8_t class;   /* enum call_class */
    bool is_judged : 1, passes : 1;
    bool is_odd : 1;   /* the site is inclusive or unknown, which meet_site notes */
    bool is_met : 1;   /* of WEFT_KIND_CALL: the site is counted as an inclusive one */
    bool is_scope : 1; /* the kind is one */
    bool waits : 1;    /* the class does, and the kind is no scope */
    bool idles : 1;    /* its self time is a wait */
};

struct site_facts {
    struct facts kinds[WEFT_N_KINDS];
};

struct walk {
    struct summary *summary;
    struct trace *trace;
    const struct filter *filter;
    struct site_facts **sites; /* by process and site number; the last of each is for numbers without a definition */
};

/* A thread's share of a row. */
struct share {
    uint32_t open; /* open intervals */
    uint64_t self; /* ns */
};

/* A thread that is being read. There are several at a time if an analysis reads the threads. */
struct reading {
    struct walk *walk;
    struct trace_thread *thread;
    struct trace_cursor *cursor;
    struct intervals intervals;
    struct site_facts *sites; /* of its process */
    uint32_t n_sites;
    uint64_t time; /* time of the current event, not clipped to the window */
    struct summary_thread totals;
    uint32_t calls_open, waits_open;
    uint64_t team_end;        /* end of the last interval around which there was none, if that was what it did for a team; else 0 */
    struct arena arena;       /* for the shares */
    VEC(struct share) shares; /* by index of the row */
    struct told told;
    char *own; /* the studies' data for this thread */
};

static struct row *find_row(const struct reading *reading, const struct interval *interval, struct facts *facts)
{
    struct rows *rows = &reading->walk->summary->rows;
    struct row *found = rows_find(rows, reading->thread, reader_site(reading->thread->process, interval->site), interval->kind);
    if (rows->key != BY_THREAD)
        facts->row = found;
    return found;
}

static inline struct row *row_of(const struct reading *reading, const struct interval *interval, struct facts *facts)
{
    return facts->row ? facts->row : find_row(reading, interval, facts);
}

static inline struct share *share_of(struct reading *reading, const struct row *row)
{
    while (row->index >= reading->shares.count)
        vec_push(&reading->arena, &reading->shares, (struct share){ 0 });
    return &reading->shares.items[row->index];
}

static void judge(const struct reading *reading, const struct interval *interval, struct facts *facts)
{
    const struct trace_process *process = reading->thread->process;
    const struct weft_site *site = reader_site(process, interval->site);
    bool is_known = interval->site < reading->n_sites && process->sites[interval->site].callee;
    facts->is_judged = true;
    facts->passes = filter_site(reading->walk->filter, site, interval->kind);
    facts->class = (uint8_t)class_of(site);
    facts->is_scope = interval_is_scope(interval->kind);
    facts->waits = class_waits(facts->class) && !facts->is_scope;
    facts->idles = !facts->waits && team_waits_is_wait(site, interval->kind);
    facts->is_odd = !is_known || (site->flags & WEFT_SITE_INCLUSIVE && !facts->is_scope);
    facts->told = studies_of_site(&reading->walk->summary->studies, process, interval->site, interval->kind);
}

static inline struct site_facts *site_facts_of(const struct reading *reading, const struct interval *interval)
{
    return &reading->sites[interval->site < reading->n_sites ? interval->site : reading->n_sites];
}

static inline struct facts *facts_of(const struct reading *reading, const struct interval *interval)
{
    struct facts *facts = &site_facts_of(reading, interval)->kinds[interval->kind];
    if (!facts->is_judged)
        judge(reading, interval, facts);
    return facts;
}

/* ---- intervals ---- */

static struct told *prepare(struct reading *reading, const struct interval *interval, const struct facts *facts)
{
    reading->told.interval = interval;
    reading->told.class = facts->class;
    return &reading->told;
}

static void begin_thread(struct reading *reading, const struct interval *interval)
{
    if (interval_is_scope(interval->kind))
        reading->totals.scope = interval->kind;
    if (interval->kind == WEFT_KIND_LOCAL)
        reading->totals.start = reader_site(reading->thread->process, interval->site);
}

static void on_opened(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    struct summary *summary = reading->walk->summary;
    struct facts *facts = facts_of(reading, interval);
    if (interval->depth == 0)
        begin_thread(reading, interval);
    if (!facts->passes)
        return;
    const struct row *row = row_of(reading, interval, facts);
    if (summary->options.tree)
        calltree_opened(summary->options.tree, reading->thread->process, interval);
    if (row)
        share_of(reading, row)->open++;
    reading->calls_open += !facts->is_scope;
    reading->waits_open += facts->waits;
    uint32_t who = studies_to_open(&summary->studies, facts->told);
    if (who)
        studies_opened(&summary->studies, who, prepare(reading, interval, facts), reading->own);
}

/* Notes sites that are inclusive or unknown. */
static void meet_site(const struct reading *reading, const struct interval *interval, struct row *row)
{
    const struct trace_process *process = reading->thread->process;
    if (interval->site >= reading->n_sites || !process->sites[interval->site].callee) {
        reading->walk->summary->unknown++;
    } else {
        struct facts *of_site = &site_facts_of(reading, interval)->kinds[WEFT_KIND_CALL];
        reading->walk->summary->inclusive_sites += !of_site->is_met;
        of_site->is_met = true;
        if (row)
            row->inclusive = true;
    }
}

static inline void add_to_row(const struct reading *reading, const struct interval *interval, struct row *row, struct share *share)
{
    uint64_t recorded = interval_recorded(interval);
    row->calls++;
    row->sum += recorded;
    row->self += interval->self;
    share->self += interval->self;
    histogram_add(&row->durations, reading->walk->trace->arena, recorded);
    if (reading->walk->summary->options.batches) {
        if (!row->batches)
            row->batches = arena_new(reading->walk->trace->arena, struct batches);
        batches_add(row->batches, recorded);
    }
    row->total += share->open == 0 ? recorded : 0;
}

static void count_odd_end(struct reading *reading, const struct interval *interval, struct row *row)
{
    reading->totals.unfinished += interval->unfinished && !interval->cut;
    reading->totals.cut += interval->cut;
    reading->totals.unwound += interval->unwound;
    if (row) {
        row->unfinished += interval->unfinished;
        row->unwound += interval->unwound;
    }
}

static void note_between(struct reading *reading, const struct interval *interval)
{
    bool is_of_team = interval->kind == WEFT_KIND_WORK || (interval->kind == WEFT_KIND_TASK && reading->team_end);
    if (is_of_team && reading->team_end)
        reading->totals.between += interval->start - reading->team_end;
    reading->team_end = is_of_team ? interval->start + interval->duration : 0;
}

/* Counters of open intervals must always be decremented; the rest is added only if the interval passes the filter. */
static void on_closed(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    struct summary *summary = reading->walk->summary;
    struct facts *facts = facts_of(reading, interval);
    if (!facts->passes)
        return;
    struct row *row = row_of(reading, interval, facts);
    struct share *share = row ? share_of(reading, row) : NULL;
    bool is_call = !facts->is_scope;
    if (share)
        share->open--;
    bool is_outermost_call = is_call && --reading->calls_open == 0;
    bool is_outermost_wait = facts->waits && --reading->waits_open == 0;
    bool counts = filter_interval(reading->walk->filter, interval, reading->time);
    uint32_t who = studies_to_close(&summary->studies, facts->told, interval);
    if (who) {
        reading->told.counts = counts;
        studies_closed(&summary->studies, who, prepare(reading, interval, facts), reading->own);
    }
    if (summary->options.tree && counts)
        calltree_closed(summary->options.tree, interval);
    else if (summary->options.tree)
        calltree_skipped(summary->options.tree);
    if (!counts)
        return;
    if (summary->options.backtraces)
        frametree_add(summary->options.backtraces, reading->thread->process, interval);
    if (facts->is_odd)
        meet_site(reading, interval, row);
    reading->totals.calls += is_call;
    reading->totals.busy += is_outermost_call ? interval_recorded(interval) : 0;
    reading->totals.waited += is_outermost_wait ? interval_recorded(interval) : 0;
    reading->totals.waited += facts->idles && reading->waits_open == 0 ? interval->self : 0;
    if (interval->depth == 0)
        note_between(reading, interval);
    if (interval->unfinished || interval->unwound)
        count_odd_end(reading, interval, row);
    if (row)
        add_to_row(reading, interval, row, share);
}

/* ---- reading ---- */

static void start_reading(struct reading *reading, struct walk *walk, struct trace_thread *thread)
{
    const struct trace_process *process = thread->process;
    *reading = (struct reading){ .walk = walk, .thread = thread, .sites = walk->sites[process->index], .n_sites = process->n_sites };
    reading->totals = (struct summary_thread){ .thread = thread, .scope = WEFT_KIND_CALL };
    reading->cursor = filter_thread(walk->filter, thread) ? cursor_open(walk->trace, thread) : NULL;
    reading->intervals = (struct intervals){ .opened = on_opened, .closed = on_closed, .context = reading };
    reading->told = (struct told){ .thread = thread };
    reading->own = arena_alloc(walk->trace->arena, walk->summary->studies.own_size);
    if (reading->cursor)
        intervals_start(&reading->intervals, process->sites, process->n_sites);
}

static const struct row *busiest_row(const struct reading *reading)
{
    const struct rows *rows = &reading->walk->summary->rows;
    const struct row *busiest = NULL;
    uint64_t most = 0;
    for (size_t i = 0; i < rows->items.count && i < reading->shares.count; i++)
        if (!interval_is_scope(rows->items.items[i]->kind) && reading->shares.items[i].self > most) {
            most = reading->shares.items[i].self;
            busiest = rows->items.items[i];
        }
    return busiest;
}

static void finish_reading(struct reading *reading)
{
    const struct filter *filter = reading->walk->filter;
    struct summary_thread *totals = &reading->totals;
    cursor_close(reading->cursor);
    reading->time = reading->thread->last_time;
    intervals_finish(&reading->intervals, filter_clip(filter, reading->thread->last_time));
    totals->first = filter_clip(filter, reading->thread->first_time);
    totals->last = filter_clip(filter, reading->thread->last_time);
    totals->off = reader_off_time(reading->thread->process, totals->first, totals->last);
    uint64_t recorded = totals->last - totals->first - totals->off;
    totals->work = recorded > totals->waited ? recorded - totals->waited : 0;
    totals->busiest = busiest_row(reading);
    totals->unbalanced = reading->intervals.unbalanced;
    intervals_release(&reading->intervals);
    arena_release(&reading->arena);
}

/* Reads until an analysis has enough (returns true), or to the thread's end (returns false). */
static bool read_on(void *context)
{
    struct reading *reading = context;
    struct trace_event event;
    const struct filter *filter = reading->walk->filter;
    const bool is_clipped = filter->has_window;
    reading->told.is_enough = false;
    while (cursor_next(reading->cursor, &event)) {
        reading->time = event.time;
        if (is_clipped)
            event.time = filter_clip(filter, event.time);
        if (!intervals_add(&reading->intervals, &event)) {
            event.time = reading->time;
            studies_event(&reading->walk->summary->studies, &reading->told, reading->own, &event);
        }
        if (reading->told.is_enough)
            return true;
    }
    finish_reading(reading);
    return false;
}

/* Stores waits and work in the thread's own rows, which are the last ones if threads are read one by one. */
static void note_work(const struct reading *reading)
{
    const struct summary *summary = reading->walk->summary;
    bool is_found = false;
    for (size_t i = summary->rows.items.count; i-- > 0 && reading->totals.calls > 0;) {
        struct row *row = summary->rows.items.items[i];
        if (row->thread == reading->thread) {
            row->waited = reading->totals.waited;
            row->work = reading->totals.work;
            is_found = true;
        } else if (is_found && !reading->walk->summary->studies.reader) {
            break;
        }
    }
}

/* Adds a thread that has been read to the totals. */
static void count_thread(const struct reading *reading)
{
    struct summary *summary = reading->walk->summary;
    const struct trace_thread *thread = reading->thread;
    if (!reading->cursor)
        return;
    vec_push(reading->walk->trace->arena, &summary->threads, reading->totals);
    if (summary->rows.key == BY_THREAD)
        note_work(reading);
    summary->n_events += thread->n_events;
    summary->calls += reading->totals.calls;
    summary->lost += thread->lost;
    summary->unfinished += reading->totals.unfinished;
    summary->unbalanced += reading->totals.unbalanced;
    summary->unwound += reading->totals.unwound;
    if (thread->n_events > 0) {
        uint64_t first = reading->totals.first, last = reading->totals.last;
        summary->recorded += last - first - reading->totals.off;
        if (first < summary->first_time)
            summary->first_time = first;
        if (last > summary->last_time)
            summary->last_time = last;
    }
}

static void read_one_by_one(struct walk *walk)
{
    for (size_t i = 0; i < walk->trace->processes.count; i++) {
        const struct trace_process *process = walk->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct reading reading;
            start_reading(&reading, walk, process->threads.items[j]);
            if (reading.cursor)
                (void)read_on(&reading);
            count_thread(&reading);
        }
    }
}

static void read_together(struct walk *walk)
{
    struct arena *arena = walk->trace->arena;
    struct study *reader = walk->summary->studies.reader;
    VEC(struct reading *) readings = { 0 };
    for (size_t i = 0; i < walk->trace->processes.count; i++) {
        const struct trace_process *process = walk->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct reading *reading = arena_new(arena, struct reading);
            start_reading(reading, walk, process->threads.items[j]);
            reading->told.own = reading->own + reader->own_at;
            reader->analysis->add_thread(reader, &reading->told, reading->cursor ? read_on : NULL, reading);
            vec_push(arena, &readings, reading);
        }
    }
    reader->analysis->read(reader);
    for (size_t i = 0; i < readings.count; i++)
        count_thread(readings.items[i]);
}

/* ---- the whole summary ---- */

void summary_make(struct summary *summary, struct trace *trace, const struct summary_options *options)
{
    *summary = (struct summary){ .trace = trace, .options = *options, .rows = { .arena = trace->arena, .key = options->key } };
    summary->first_time = UINT64_MAX;
    struct walk walk = { .summary = summary, .trace = trace, .filter = options->filter };
    filter_start(options->filter, trace);
    walk.sites = arena_array(trace->arena, struct site_facts *, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        walk.sites[i] = arena_array(trace->arena, struct site_facts, trace->processes.items[i]->n_sites + (size_t)1);
    studies_open(&summary->studies, summary, trace->arena, options->studies);
    if (summary->studies.reader)
        read_together(&walk);
    else
        read_one_by_one(&walk);
    rows_finish(&summary->rows);
    rows_sort(&summary->rows, options->order);
    if (summary->first_time > summary->last_time)
        summary->first_time = summary->last_time;
    studies_finish(&summary->studies);
}
