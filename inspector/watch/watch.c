#define _GNU_SOURCE 1 /* fallocate, qsort_r */
#include "watch.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "callees.h"
#include "classes.h"
#include "fs.h"
#include "packet.h"
#include "thread_names.h"

enum {
    MOST_BEHIND = 64 << 20, /* bytes of a thread's events on disk: with more, the oldest are passed over */
    LEAST_BEHIND = 4 << 20, /* ... down to this */
    LEAST_DROPPED = 1 << 20,
    TURN = 16, /* pieces of a thread before it is another one's turn */
    LOOKS_UNTIL_OVER = 2,
    FILE_BLOCK = 4096
};

uint64_t watch_clock(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

void watch_start(struct watch *watch, const char *path, bool keeps)
{
    *watch = (struct watch){ .keeps = keeps, .began = watch_clock() };
    watch->now = watch->began;
    watch->times[0] = watch->began; /* a sample of nothing, so that the first look has one before it */
    watch->n_looks = 1;
    watch->trace = (struct ship_trace){ .arena = &watch->arena, .path = path };
}

/* ---- rows ---- */

static uint32_t find_row(struct watch *watch, const struct weft_site *site, enum weft_kind kind)
{
    for (uint32_t i = 0; i < watch->rows.count; i++)
        if (watch->rows.items[i].kind == kind && strcmp(watch->rows.items[i].callee, site->callee) == 0)
            return i;
    struct watch_row row = { .callee = arena_strdup(&watch->arena, site->callee), .kind = kind };
    /* These may be the site's, which goes when there are new definitions. */
    row.label = arena_strdup(&watch->arena, callee_label(&watch->arena, site, kind));
    row.class = arena_strdup(&watch->arena, interval_is_scope(kind) ? "scope" : class_label(site));
    vec_push(&watch->arena, &watch->rows, row);
    return (uint32_t)watch->rows.count - 1;
}

uint32_t watch_row_of(struct watch_thread *thread, const struct interval *interval)
{
    uint32_t *known = watch_process_row(thread->process, interval->site, interval->kind);
    if (known && *known)
        return *known - 1;
    uint32_t row = find_row(thread->watch, reader_site(&thread->process->known, interval->site), interval->kind);
    if (known && watch_process_has_site(thread->process, interval->site))
        *known = row + 1;
    return row;
}

static uint32_t *open_of(struct watch_thread *thread, uint32_t row)
{
    if (row >= thread->n_open) {
        size_t count = 2 * (size_t)row + 16;
        uint32_t *open = reallocarray(thread->open, count, sizeof *open);
        if (!open)
            arena_out_of_memory(count * sizeof *open);
        memset(open + thread->n_open, 0, (count - thread->n_open) * sizeof *open);
        thread->open = open;
        thread->n_open = count;
    }
    return &thread->open[row];
}

static void on_opened(const struct interval *interval, void *context)
{
    struct watch_thread *thread = context;
    uint32_t row = watch_row_of(thread, interval);
    ++*open_of(thread, row);
    thread->watch->rows.items[row].closed.calls++;
    if (!interval_is_scope(interval->kind)) {
        thread->calls++;
        thread->watch->calls++;
    }
}

static void on_closed(const struct interval *interval, void *context)
{
    struct watch_thread *thread = context;
    struct watch *watch = thread->watch;
    uint32_t number = watch_row_of(thread, interval), *open = open_of(thread, number);
    struct watch_row *row = &watch->rows.items[number];
    struct watch_sums *sums = &row->closed;
    sums->self += interval->self;
    sums->sum += interval_recorded(interval);
    if (*open == 0 || --*open == 0)
        sums->total += interval_recorded(interval);
    histogram_add(&row->durations, &watch->arena, interval_recorded(interval));
    if (watch->closed)
        watch->closed(thread, number, interval);
    thread->has_left = thread->has_left || (interval->depth == 0 && interval_is_scope(interval->kind));
}

/* ---- processes and threads ---- */

struct watch_process *watch_add_process(struct watch *watch, struct ship_process *found)
{
    struct watch_process *process = arena_new(&watch->arena, struct watch_process);
    process->found = found;
    process->clock = found->facts.clock;
    vec_push(&watch->arena, &watch->processes, process);
    found->handle = (uint32_t)watch->processes.count;
    return process;
}

struct watch_thread *watch_add_thread(struct watch *watch, struct watch_process *process, struct ship_thread *found)
{
    struct watch_thread *thread = arena_new(&watch->arena, struct watch_thread);
    *thread = (struct watch_thread){ .watch = watch, .process = process, .found = found, .name = "" };
    thread->intervals = (struct intervals){ .opened = on_opened, .closed = on_closed, .context = thread };
    intervals_start(&thread->intervals, process->known.sites, process->known.n_sites);
    vec_push(&watch->arena, &watch->threads, thread);
    found->handle = (uint32_t)watch->threads.count;
    return thread;
}

/* Names of threads may come later than their events. */
static void take_names(struct watch *watch, const struct watch_process *process)
{
    const struct ship_thread *found = process->found->threads; /* in the same order as those that are known */
    for (size_t i = 0; i < process->known.threads.count && found; i++, found = found->next) {
        const struct trace_thread *named = process->known.threads.items[i];
        struct watch_thread *thread = watch->threads.items[found->handle - 1];
        const char *name = thread->start && thread_names_lacks(named) ? thread->start : named->name;
        if (strcmp(thread->name, name) != 0)
            thread->name = arena_strdup(&watch->arena, name);
    }
}

static void take_sites(struct watch *watch, const struct watch_process *process)
{
    for (size_t i = 0; i < watch->threads.count; i++) {
        struct watch_thread *thread = watch->threads.items[i];
        if (thread->process == process) {
            thread->intervals.sites = process->known.sites;
            thread->intervals.n_sites = process->known.n_sites;
        }
    }
}

static void read_definitions(struct watch *watch, struct watch_process *process)
{
    if (!watch_process_read(process))
        return;
    take_sites(watch, process);
    take_names(watch, process);
}

void watch_add_site(struct watch *watch, struct watch_process *process, uint32_t number, const struct weft_site *site)
{
    struct trace_process *known = &process->known;
    if (number >= known->n_sites) {
        uint32_t count = 2 * number + 64;
        struct weft_site *sites = arena_array(&watch->arena, struct weft_site, count);
        for (uint32_t i = 0; i < known->n_sites; i++)
            sites[i] = known->sites[i];
        known->sites = sites;
        known->n_sites = count;
        take_sites(watch, process);
    }
    known->sites[number] = *site;
}

static void look_at_files(struct watch *watch)
{
    ship_trace_look(&watch->trace);
    for (struct ship_process *found = watch->trace.processes; found; found = found->next) {
        if (!found->handle)
            watch_add_process(watch, found);
        struct watch_process *process = watch->processes.items[found->handle - 1];
        for (struct ship_thread *thread = found->threads; thread; thread = thread->next)
            if (!thread->handle)
                watch_add_thread(watch, process, thread);
        watch_process_set_clock(process);
        read_definitions(watch, process);
    }
}

/* ---- events ---- */

/* Tells the intervals of what was switched up to the time stamp. */
static void take_switches(struct watch_thread *thread, uint64_t stamp)
{
    const struct switches *switches = &thread->process->known.switches;
    for (; thread->next_switch < switches->items.count && switches->items.items[thread->next_switch].stamp <= stamp; thread->next_switch++) {
        const struct trace_switch *next = &switches->items.items[thread->next_switch];
        struct trace_event event = { .time = watch_process_time(thread->process, next->stamp),
                                     .stamp = next->stamp,
                                     .site = next->site,
                                     .type = next->is_on ? WEFT_EVENT_ON : WEFT_EVENT_OFF };
        (void)intervals_add(&thread->intervals, &event);
    }
}

void watch_repeat_switches(struct watch_thread *thread, uint64_t time)
{
    const struct switches *switches = &thread->process->known.switches;
    size_t n = 0;
    while (n < switches->items.count && watch_process_time(thread->process, switches->items.items[n].stamp) <= time)
        n++;
    if (n > 0)
        take_switches(thread, switches->items.items[n - 1].stamp);
}

void watch_restore(struct watch_thread *thread, const struct interval *interval)
{
    on_opened(interval, thread);
    intervals_restore(&thread->intervals, interval);
}

static void end_gap(struct watch_thread *thread, uint64_t time)
{
    struct trace_event on = { .time = time, .type = WEFT_EVENT_ON };
    thread->is_in_gap = false;
    (void)intervals_add(&thread->intervals, &on);
}

static void take_event(struct watch_thread *thread, const struct packet_event *read)
{
    struct watch_process *process = thread->process;
    if (!watch_process_has_site(process, read->site)) /* (definitions are written before the events that refer to them) */
        read_definitions(thread->watch, process);
    if (read->time > process->last_stamp)
        process->last_stamp = read->time;
    if (thread->is_in_gap)
        end_gap(thread, watch_process_time(process, read->time));
    take_switches(thread, read->time);
    struct trace_event event = { .time = watch_process_time(process, read->time),
                                 .stamp = read->time,
                                 .site = read->site,
                                 .type = (enum weft_event)read->id,
                                 .number = read->number };
    if (thread->n_events++ == 0) {
        thread->first_time = event.time;
        thread->start = thread_names_by_start(&thread->watch->arena, &process->known, event.type, event.site);
        process->has_new_start = process->has_new_start || thread->start;
    }
    thread->watch->n_events++;
    thread->last_time = event.time;
    (void)intervals_add(&thread->intervals, &event);
}

void watch_take(struct watch_thread *thread, const struct tail_piece *piece)
{
    struct window window = { .file = -1, .size = piece->length, .length = piece->length, .bytes = (uint8_t *)(uintptr_t)piece->bytes };
    struct packet packet = { .content_end = piece->length };
    struct packet_event event;
    uint64_t time = piece->time_before;
    thread->n_quiet = 0;
    thread->is_over = thread->has_left = false;
    for (uint64_t at = 0; at < piece->length; at += event.size) {
        enum packet_event_result result = packet_event(&event, &window, &packet, at, time);
        if (!packet_event_has_size(result))
            return;
        time = event.time;
        if (packet_event_counts(result))
            take_event(thread, &event);
    }
}

/* Gives back the room of what was read, but for the newest packet, whose header says how much was lost. */
static void drop(struct watch_thread *thread)
{
    struct watch *watch = thread->watch;
    uint64_t end = thread->found->tail.taken.last_packet / FILE_BLOCK * FILE_BLOCK;
    if (watch->keeps || watch->cannot_drop || end < thread->n_dropped + LEAST_DROPPED)
        return;
    int file = open(thread->found->tail.path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0)
        return;
    if (fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)thread->n_dropped, (off_t)(end - thread->n_dropped)) != 0)
        watch->cannot_drop = true;
    close(file);
    thread->n_dropped = end;
}

/* A gap is as if recording had been switched off: calls that are open are closed, since their end may have been passed
 * over, scopes go on, and the time in between counts for nothing. Where the program itself has switched it off, it is a
 * gap already. */
static void begin_gap(struct watch_thread *thread)
{
    struct trace_event off = { .time = thread->last_time, .type = WEFT_EVENT_OFF };
    if (thread->is_in_gap || thread->intervals.is_off)
        return;
    (void)intervals_add(&thread->intervals, &off);
    thread->is_in_gap = true;
}

static void pass_over(struct watch_thread *thread)
{
    begin_gap(thread);
    thread->watch->skipped_threads += !thread->has_gap;
    thread->has_gap = true;
}

static void skip(struct watch_thread *thread)
{
    uint64_t skipped = tail_skip(&thread->found->tail, MOST_BEHIND, LEAST_BEHIND);
    if (skipped == 0)
        return;
    pass_over(thread);
    thread->watch->n_skipped += skipped;
}

void watch_skipped(struct watch *watch, uint64_t bytes)
{
    for (size_t i = 0; i < watch->threads.count; i++)
        if (!watch->threads.items[i]->is_over)
            pass_over(watch->threads.items[i]);
    watch->n_skipped += bytes;
}

/* Returns whether there is more. */
static bool read_thread(struct watch_thread *thread, uint64_t now)
{
    struct tail *tail = &thread->found->tail;
    struct tail_piece piece;
    skip(thread);
    for (int i = 0; i < TURN; i++) {
        if (!tail_take(tail, UINT64_MAX, &piece))
            break;
        watch_take(thread, &piece);
    }
    thread->known_until = tail->is_at_end && now > thread->last_time ? now : thread->last_time;
    tail_rest(tail);
    drop(thread);
    return !tail->is_at_end;
}

bool watch_read(struct watch *watch, uint64_t until)
{
    bool has_more;
    if (watch->source)
        return watch->source(watch, until);
    look_at_files(watch);
    do {
        has_more = false;
        for (size_t i = 0; i < watch->threads.count; i++)
            if (!watch->threads.items[i]->is_over)
                has_more |= read_thread(watch->threads.items[i], watch_clock());
    } while (has_more && watch_clock() < until);
    return has_more;
}

void watch_catch_up(struct watch *watch, uint64_t until)
{
    while (watch_read(watch, until) && watch_clock() < until)
        ;
    for (size_t i = 0; i < watch->threads.count; i++)
        if (watch->threads.items[i]->n_events && watch->threads.items[i]->first_time < watch->began)
            watch->began = watch->threads.items[i]->first_time;
    watch->n_looks = 0; /* the next sample is the first one */
    watch_look(watch);
}

static void end_thread(struct watch_thread *thread)
{
    intervals_finish(&thread->intervals, thread->last_time);
    thread->known_until = thread->last_time;
    thread->is_over = true;
}

void watch_know_until(struct watch *watch, struct watch_process *process, uint64_t time)
{
    process->known_until = time;
    for (size_t i = 0; i < watch->threads.count; i++) {
        struct watch_thread *thread = watch->threads.items[i];
        if (!thread->is_over && thread->process == process)
            thread->known_until = time > thread->last_time ? time : thread->last_time;
    }
}

void watch_end_process(struct watch *watch, const struct watch_process *process)
{
    for (size_t i = 0; i < watch->threads.count; i++)
        if (watch->threads.items[i]->process == process && !watch->threads.items[i]->is_over)
            end_thread(watch->threads.items[i]);
}

void watch_read_rest(struct watch *watch)
{
    for (size_t i = 0; i < watch->threads.count; i++)
        watch->threads.items[i]->is_over = false;
    while (watch_read(watch, UINT64_MAX))
        ;
    for (size_t i = 0; i < watch->threads.count; i++)
        end_thread(watch->threads.items[i]);
}

/* ---- looks ---- */

/* A thread that has ended gives its buffer to another one. */
static bool has_buffer(const struct watch_thread *thread)
{
    char stream[64];
    const struct tail *tail = &thread->found->tail;
    return tail->buffer && tail_buffer_owner(tail->buffer, stream) && strcmp(stream, thread->found->file) == 0;
}

/* The calls that are open, the outermost first: of each row the first counts. */
struct opening {
    struct watch_thread *thread;
    uint32_t *counted; /* by row: 1 if it was met */
};

static void add_open(const struct interval *interval, void *context)
{
    const struct opening *opening = context;
    uint32_t row = watch_row_of(opening->thread, interval);
    struct watch_sums *sums = &opening->thread->watch->rows.items[row].now;
    sums->self += interval->self;
    sums->sum += interval_recorded(interval);
    if (!opening->counted[row])
        sums->total += interval_recorded(interval);
    opening->counted[row] = 1;
}

static void add_open_calls(struct watch *watch)
{
    struct arena arena = { 0 };
    for (size_t i = 0; i < watch->threads.count; i++) {
        struct watch_thread *thread = watch->threads.items[i];
        if (thread->is_over || thread->intervals.depth == 0)
            continue;
        struct opening opening = { thread, arena_array(&arena, uint32_t, watch->rows.count + thread->intervals.depth) };
        intervals_open(&thread->intervals, thread->known_until, add_open, &opening);
    }
    arena_release(&arena);
}

/* Up to when everything is known that was read to its end. On a busy machine that is a while ago, and shares of the time
 * since then would be too large or too small. Of threads that are not read to their end, watch.behind tells; a source
 * says for each process what it knows. */
static uint64_t known_moment(const struct watch *watch)
{
    uint64_t moment = watch_clock();
    for (size_t i = 0; i < watch->threads.count && !watch->source; i++) {
        const struct watch_thread *thread = watch->threads.items[i];
        if (!thread->is_over && thread->found->tail.is_at_end && thread->known_until && thread->known_until < moment)
            moment = thread->known_until;
    }
    return moment > watch->now ? moment : watch->now;
}

void watch_refresh(struct watch *watch)
{
    watch->now = known_moment(watch);
    for (size_t i = 0; i < watch->processes.count; i++) {
        if (watch->processes.items[i]->has_new_start)
            take_names(watch, watch->processes.items[i]);
        watch->processes.items[i]->has_new_start = false;
    }
    for (size_t i = 0; i < watch->rows.count; i++)
        watch->rows.items[i].now = watch->rows.items[i].closed;
    add_open_calls(watch);
}

void watch_look(struct watch *watch)
{
    size_t sample = watch->n_looks % WATCH_SAMPLES;
    uint64_t now = watch_clock();
    watch->behind = 0;
    for (size_t i = 0; i < watch->threads.count; i++) {
        struct watch_thread *thread = watch->threads.items[i];
        if (thread->is_over)
            continue;
        if (watch->source && thread->has_left && thread->intervals.depth == 0)
            end_thread(thread);
        uint64_t known = thread->process->known_until;
        if (watch->source && !thread->is_over && known && now > known && now - known > watch->behind)
            watch->behind = now - known;
        if (watch->source)
            continue;
        if (!thread->found->tail.is_at_end && now > thread->last_time && now - thread->last_time > watch->behind)
            watch->behind = now - thread->last_time;
        if (thread->found->tail.is_at_end && !has_buffer(thread) && ++thread->n_quiet > LOOKS_UNTIL_OVER)
            end_thread(thread);
    }
    watch_refresh(watch);
    for (size_t i = 0; i < watch->rows.count; i++)
        watch->rows.items[i].past[sample] = watch->rows.items[i].now;
    for (size_t i = 0; i < watch->threads.count; i++)
        watch->threads.items[i]->past_calls[sample] = watch->threads.items[i]->calls;
    watch->past_calls[sample] = watch->calls;
    watch->times[sample] = watch->now;
    watch->n_looks++;
}

uint64_t watch_window(const struct watch *watch, size_t *oldest)
{
    *oldest = watch->n_looks < WATCH_SAMPLES ? 0 : watch->n_looks % WATCH_SAMPLES;
    uint64_t window = watch->now - watch->times[*oldest];
    return window ? window : 1;
}

size_t watch_count_running(const struct watch *watch)
{
    size_t n = 0;
    for (size_t i = 0; i < watch->threads.count; i++)
        n += !watch->threads.items[i]->is_over;
    return n;
}

uint64_t watch_lost(const struct watch *watch)
{
    uint64_t lost = 0;
    for (size_t i = 0; i < watch->threads.count; i++)
        lost += watch->threads.items[i]->found->tail.lost;
    return lost;
}

uint64_t watch_unfinished(const struct watch *watch)
{
    uint64_t unfinished = 0;
    for (size_t i = 0; i < watch->threads.count; i++)
        if (!watch->threads.items[i]->has_gap)
            unfinished += watch->threads.items[i]->intervals.unfinished - watch->threads.items[i]->intervals.cut;
    return unfinished;
}

struct order {
    bool is_recent;
    size_t oldest;
};

static int compare(uint64_t a, uint64_t b)
{
    return (a < b) - (a > b);
}

static int by_time(const void *left, const void *right, void *context)
{
    const struct order *order = context;
    const struct watch_row *a = *(const struct watch_row *const *)left, *b = *(const struct watch_row *const *)right;
    int result = 0;
    if (order->is_recent)
        result = compare(a->now.self - a->past[order->oldest].self, b->now.self - b->past[order->oldest].self);
    if (result == 0)
        result = compare(a->now.total, b->now.total);
    return result ? result : strcmp(a->label, b->label);
}

const struct watch_row **watch_sorted(const struct watch *watch, struct arena *arena, bool is_recent, size_t *count)
{
    struct order order = { .is_recent = is_recent };
    const struct watch_row **rows = arena_array(arena, const struct watch_row *, watch->rows.count + 1);
    (void)watch_window(watch, &order.oldest);
    *count = 0;
    for (size_t i = 0; i < watch->rows.count; i++)
        if (watch->rows.items[i].now.calls)
            rows[(*count)++] = &watch->rows.items[i];
    qsort_r(rows, *count, sizeof *rows, by_time, &order);
    return rows;
}

void watch_release(struct watch *watch)
{
    for (size_t i = 0; i < watch->threads.count; i++) {
        intervals_release(&watch->threads.items[i]->intervals);
        tail_rest(&watch->threads.items[i]->found->tail);
        free(watch->threads.items[i]->open);
    }
    for (size_t i = 0; i < watch->processes.count; i++)
        watch_process_release(watch->processes.items[i]);
    arena_release(&watch->arena);
}
