#include "ledger.h"

#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "log.h"
#include "definitions.h"
#include "packet.h"
#include "store_derive.h"
#include "store_kept.h"
#include "wire.h"

#define OPEN STORE_SQL(STORE_OPEN)

/* Programs number their sites one after the other, and some definitions may be lost. So many numbers may be missing: limits
 * the memory that a sender can make us allocate. */
enum { MOST_MISSING = 1 << 20, MOST_MISSING_PER_SITE = 16 };

static bool is_site_number(const struct ledger_process *process, uint64_t number)
{
    return number < MOST_MISSING + MOST_MISSING_PER_SITE * process->n_defined;
}

int ledger_open(struct ledger *ledger, const char *path, const char *view)
{
    *ledger = (struct ledger){ .is_stale = true };
    struct store *store = &ledger->store;
    if (store_open(store, path, STORE_COLLECT, view) != 0)
        return -1;
    return store_prepare(store, &ledger->find_process,
                         "SELECT id, definitions, clock_tick, clock_nanos, clock_scale FROM process WHERE uuid = lower(hex(?)) AND directory = ?") ||
                   store_prepare(store, &ledger->set_clock, "UPDATE process SET clock_tick = ?2, clock_nanos = ?3, clock_scale = ?4 WHERE id = ?1") ||
                   store_prepare(store, &ledger->find_sites, "SELECT number, kind, id, callee FROM site WHERE process = ? ORDER BY number") ||
                   store_prepare(store, &ledger->find_switches, "SELECT stamp, number, is_on FROM switch WHERE process = ? ORDER BY stamp") ||
                   store_prepare(store, &ledger->set_definitions, "UPDATE process SET definitions = ?2 WHERE id = ?1") ||
                   store_prepare(store, &ledger->set_parent, "UPDATE process SET parent_pid = ?2 WHERE id = ?1") ||
                   store_prepare(store, &ledger->find_thread,
                                 "SELECT id, events, first_ns, last_ns, lost, unfinished, unbalanced FROM thread WHERE process = ? AND file = ?") ||
                   store_prepare(store, &ledger->name_thread,
                                 "INSERT INTO thread (process, tid, name, file) VALUES (?, ?, ?, ?)"
                                 " ON CONFLICT (process, file) DO UPDATE SET name = excluded.name") ||
                   store_prepare(store, &ledger->find_open,
                                 "SELECT span.id & 0xffffffffff, number, span.kind, start_ns, duration_ns, self_ns FROM span INDEXED BY span_open"
                                 " JOIN site ON site.id = site WHERE flags & " OPEN " AND span.id BETWEEN ?1 << 40 AND"
                                 " (?1 << 40) + 0xffffffffff ORDER BY span.id")
               ? -1
               : 0;
}

static void release_thread(struct ledger_thread *thread)
{
    intervals_release(&thread->intervals);
    free(thread);
}

int ledger_close(struct ledger *ledger)
{
    sqlite3_stmt *statements[] = { ledger->find_process, ledger->find_sites, ledger->set_definitions, ledger->set_parent,   ledger->find_thread,
                                   ledger->name_thread,  ledger->find_open,  ledger->set_clock,       ledger->find_switches };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        sqlite3_finalize(statements[i]);
    for (struct ledger_thread *thread = ledger->threads, *next; thread; thread = next) {
        next = thread->next;
        release_thread(thread);
    }
    for (struct ledger_process *process = ledger->processes; process; process = process->next) {
        free(process->rows);
        free(process->sites);
    }
    int result = store_close(&ledger->store);
    arena_release(&ledger->arena);
    *ledger = (struct ledger){ .arena = { 0 } };
    return result;
}

/* Everything that is received between two commits is one transaction. */
static void change(struct ledger *ledger)
{
    if (!ledger->is_changed)
        store_run(&ledger->store, "BEGIN IMMEDIATE", "cannot write");
    ledger->is_changed = true;
}

void ledger_machine(struct ledger *ledger, const char *machine_id, int64_t offset, int64_t error, int64_t measured)
{
    change(ledger);
    store_add_machine(&ledger->store, machine_id, offset, error, measured);
}

/* ---- processes ---- */

static bool grow_sites(struct ledger_process *process, uint32_t number)
{
    size_t count = number < 32 ? 64 : 2 * (size_t)number, old = process->n_sites;
    sqlite3_int64 *rows = reallocarray(process->rows, count, sizeof *rows);
    if (rows)
        process->rows = rows;
    struct weft_site *sites = reallocarray(process->sites, count, sizeof *sites);
    if (sites)
        process->sites = sites;
    if (!rows || !sites)
        return false;
    memset(rows + old, 0, (count - old) * sizeof *rows);
    memset(sites + old, 0, (count - old) * sizeof *sites);
    process->n_sites = (uint32_t)count;
    return true;
}

static bool set_site(struct ledger_process *process, uint32_t number, uint8_t kind, const char *callee, sqlite3_int64 row)
{
    if (number >= process->n_sites && !grow_sites(process, number))
        return false;
    process->n_defined += process->rows[number] == 0;
    process->rows[number] = row;
    process->sites[number].kind = kind;
    process->is_kept |= store_keeps(kind, callee);
    return true;
}

static void load_sites(struct ledger *ledger, struct ledger_process *process)
{
    sqlite3_stmt *statement = ledger->find_sites;
    sqlite3_bind_int64(statement, 1, process->row);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        sqlite3_int64 number = sqlite3_column_int64(statement, 0), kind = sqlite3_column_int64(statement, 1);
        if (number >= 0 && is_site_number(process, (uint64_t)number) && kind >= 0 && kind < WEFT_N_KINDS &&
            !set_site(process, (uint32_t)number, (uint8_t)kind, (const char *)sqlite3_column_text(statement, 3), sqlite3_column_int64(statement, 2)))
            break;
    }
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(&ledger->store, "cannot read");
}

static void load_switches(struct ledger *ledger, struct ledger_process *process)
{
    sqlite3_stmt *statement = ledger->find_switches;
    sqlite3_bind_int64(statement, 1, process->row);
    while (sqlite3_step(statement) == SQLITE_ROW)
        switches_add(&process->switches, &ledger->arena,
                     (struct trace_switch){ (uint64_t)sqlite3_column_int64(statement, 0), (uint32_t)sqlite3_column_int64(statement, 1),
                                            sqlite3_column_int(statement, 2) != 0 });
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(&ledger->store, "cannot read");
}

static void add_switch(struct ledger *ledger, struct ledger_process *process, const struct definition *definition)
{
    struct trace_switch added = { definition->time, definition->number, definition->is_on };
    switches_add(&process->switches, &ledger->arena, added);
    store_add_switch(&ledger->store, process->row, clock_to_nanos(&process->clock, added.stamp), &added);
}

/* The row of a site. All numbers without a definition share one row. */
static sqlite3_int64 site_row(struct ledger *ledger, struct ledger_process *process, uint32_t number)
{
    static const struct weft_site unknown = { .callee = "(unknown)", .file = "", .function = "" };
    if (number < process->n_sites && process->rows[number])
        return process->rows[number];
    if (process->n_sites == 0 || !process->rows[0])
        set_site(process, 0, 0, unknown.callee, store_add_site(&ledger->store, process->row, 0, &unknown));
    return process->n_sites ? process->rows[0] : 0;
}

static void add_thread_name(struct ledger *ledger, const struct ledger_process *process, const struct definition *definition)
{
    sqlite3_stmt *statement = ledger->name_thread;
    sqlite3_bind_int64(statement, 1, process->row);
    sqlite3_bind_int64(statement, 2, definition->tid);
    store_bind_text(statement, 3, definition->name);
    store_bind_text(statement, 4, definition->file);
    store_step(&ledger->store, statement);
}

static const char *take_definition(struct ledger *ledger, struct ledger_process *process, const struct definition *definition)
{
    switch (definition->id) {
    case WEFT_DEFINITION_SITE: {
        if (!is_site_number(process, definition->number))
            return "a site of impossible number";
        sqlite3_int64 row = store_add_site(&ledger->store, process->row, definition->number, &definition->site);
        bool was_kept = process->is_kept;
        if (!set_site(process, definition->number, definition->site.kind, definition->site.callee, row))
            return "out of memory";
        if (process->is_kept && !was_kept)
            store_keep_process(&ledger->store, process->row);
        break;
    }
    case WEFT_DEFINITION_THREAD:
        add_thread_name(ledger, process, definition);
        break;
    case WEFT_DEFINITION_SWITCH:
        if (!is_site_number(process, definition->number) || definition->time > INT64_MAX)
            return "a switch of impossible number or time";
        add_switch(ledger, process, definition);
        break;
    case WEFT_DEFINITION_FORK:
        sqlite3_bind_int64(ledger->set_parent, 1, process->row);
        sqlite3_bind_int64(ledger->set_parent, 2, definition->parent_pid);
        store_step(&ledger->store, ledger->set_parent);
        break;
    case WEFT_DEFINITION_VALUES:
        store_add_value_names(&ledger->store, site_row(ledger, process, definition->number), definition->name);
        break;
    case WEFT_DEFINITION_LABEL: /* (the database has no classes, no frames without an address, no memory accesses, and not who started a thread, and
                                   what it runs) */
    case WEFT_DEFINITION_FRAME:
    case WEFT_DEFINITION_EVERY:
    case WEFT_DEFINITION_BLOCK:
    case WEFT_DEFINITION_ACCESS:
    case WEFT_DEFINITION_START:
    case WEFT_DEFINITION_ROUTINE:
    case WEFT_DEFINITION_AREA:
        break;
    case WEFT_DEFINITION_MODULE:
        store_add_module(&ledger->store, process->row, clock_to_nanos(&process->clock, definition->time),
                         &(struct trace_module){ .begin = definition->begin,
                                                 .end = definition->end,
                                                 .base = definition->base,
                                                 .path = definition->file,
                                                 .build_id = definition->name });
        break;
    }
    return NULL;
}

const char *ledger_definitions(struct ledger *ledger, struct ledger_process *process, uint64_t from, uint64_t to, const uint8_t *bytes, size_t length)
{
    struct definition_bytes left = { .at = bytes, .end = bytes + length };
    struct definition definition;
    if (to <= process->definitions) /* received twice */
        return NULL;
    if (from != process->definitions || to > INT64_MAX)
        return "definitions are missing";
    change(ledger);
    while (left.at < left.end) {
        const char *why = definition_take(&left, &definition) ? take_definition(ledger, process, &definition) : "no definition of weft";
        if (why)
            return why;
        if (ledger->defined)
            ledger->defined(process, &definition, ledger->context);
    }
    process->definitions = to;
    sqlite3_bind_int64(ledger->set_definitions, 1, process->row);
    sqlite3_bind_int64(ledger->set_definitions, 2, (sqlite3_int64)to);
    store_step(&ledger->store, ledger->set_definitions);
    return NULL;
}

/* ---- threads ---- */

static void write_arguments(const struct interval *interval, void *context)
{
    const struct ledger_thread *thread = context;
    uint64_t addresses[WEFT_MOST_FRAMES];
    if (!interval->arguments.bytes)
        return;
    store_add_arguments(&thread->ledger->store, thread->row, interval->begin_event, &interval->arguments);
    for (unsigned depth = 0, n = values_frames(&interval->arguments, addresses); depth < n; depth++)
        store_add_frame(&thread->ledger->store, thread->row, interval->begin_event, depth, addresses[depth], NULL);
}

static void write_interval(const struct interval *interval, void *context)
{
    const struct ledger_thread *thread = context;
    if (interval->result.bytes)
        store_add_result(&thread->ledger->store, thread->row, interval->end_event, &interval->result);
    store_add_interval(&thread->ledger->store, thread->row, site_row(thread->ledger, thread->process, interval->site), interval);
}

static void load_open_intervals(struct ledger *ledger, struct ledger_thread *thread)
{
    sqlite3_stmt *statement = ledger->find_open;
    sqlite3_bind_int64(statement, 1, thread->row);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        struct interval interval = {
            .begin_event = (uint64_t)sqlite3_column_int64(statement, 0),
            .site = (uint32_t)sqlite3_column_int64(statement, 1),
            .kind = (enum weft_kind)(sqlite3_column_int64(statement, 2) % WEFT_N_KINDS),
            .start = (uint64_t)sqlite3_column_int64(statement, 3),
            .duration = (uint64_t)sqlite3_column_int64(statement, 4),
            .self = (uint64_t)sqlite3_column_int64(statement, 5),
        };
        intervals_restore(&thread->intervals, &interval);
    }
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(&ledger->store, "cannot read");
}

/* Tells the intervals of what was switched up to the time `stamp` of the process's clock. */
static void take_switches(struct ledger_thread *thread, uint64_t stamp)
{
    const struct switches *switches = &thread->process->switches;
    for (; thread->next_switch < switches->items.count; thread->next_switch++) {
        const struct trace_switch *next = &switches->items.items[thread->next_switch];
        if (next->stamp > stamp)
            break;
        struct trace_event event = { .time = clock_to_nanos(&thread->process->clock, next->stamp),
                                     .stamp = next->stamp,
                                     .site = next->site,
                                     .type = next->is_on ? WEFT_EVENT_ON : WEFT_EVENT_OFF };
        (void)intervals_add(&thread->intervals, &event);
    }
}

/* Brings the intervals to where they were at the last event, before any is open. */
static void repeat_switches(struct ledger_thread *thread)
{
    const struct switches *switches = &thread->process->switches;
    size_t n = 0;
    while (n < switches->items.count && clock_to_nanos(&thread->process->clock, switches->items.items[n].stamp) <= thread->totals.last_time)
        n++;
    thread->next_switch = 0;
    if (n > 0)
        take_switches(thread, switches->items.items[n - 1].stamp);
}

/* Loads the state of the thread from the database. Returns false if it is not there. */
static bool load_thread(struct ledger *ledger, struct ledger_thread *thread)
{
    sqlite3_stmt *statement = ledger->find_thread;
    sqlite3_bind_int64(statement, 1, thread->process->row);
    store_bind_text(statement, 2, thread->file);
    bool is_known = sqlite3_step(statement) == SQLITE_ROW;
    intervals_abandon(&thread->intervals);
    intervals_start(&thread->intervals, thread->process->sites, thread->process->n_sites);
    if (is_known) {
        thread->row = sqlite3_column_int64(statement, 0);
        thread->totals.n_events = thread->intervals.n_events = (uint64_t)sqlite3_column_int64(statement, 1);
        thread->totals.first_time = (uint64_t)sqlite3_column_int64(statement, 2);
        thread->totals.last_time = (uint64_t)sqlite3_column_int64(statement, 3);
        thread->totals.lost = (uint64_t)sqlite3_column_int64(statement, 4);
        thread->intervals.unfinished = (uint64_t)sqlite3_column_int64(statement, 5);
        thread->intervals.unbalanced = (uint64_t)sqlite3_column_int64(statement, 6);
    }
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(&ledger->store, "cannot read");
    if (is_known) {
        repeat_switches(thread);
        load_open_intervals(ledger, thread);
    }
    thread->intervals.unfinished -= thread->intervals.depth; /* the count includes the open ones */
    return is_known;
}

struct ledger_thread *ledger_thread(struct ledger *ledger, struct ledger_process *process, uint32_t tid, const char *file)
{
    for (struct ledger_thread *thread = ledger->threads; thread; thread = thread->next)
        if (thread->process == process && strcmp(thread->file, file) == 0) {
            thread->users++;
            return thread;
        }
    struct ledger_thread *thread = calloc(1, sizeof *thread);
    if (!thread)
        return NULL;
    thread->ledger = ledger;
    thread->process = process;
    thread->intervals = (struct intervals){ .opened = write_arguments, .closed = write_interval, .context = thread };
    thread->file = arena_strdup(&ledger->arena, file);
    thread->totals.tid = tid;
    thread->users = 1;
    if (!load_thread(ledger, thread)) {
        change(ledger);
        thread->row = store_add_thread(&ledger->store, process->row, tid, "", file);
    }
    thread->number = ++ledger->n_threads;
    thread->next = ledger->threads;
    ledger->threads = thread;
    return ledger->store.failure == SQLITE_OK ? thread : NULL;
}

void ledger_thread_leave(struct ledger_thread *thread)
{
    thread->users--;
}

/* An unknown event is counted in its thread and gets no row. */
static void pass_over(struct ledger *ledger, struct ledger_thread *thread)
{
    ledger->n_unknown++;
    if (thread->totals.unknown++ == 0)
        log_warning("%s of %s %u: events of a kind that this version of weft does not know are passed over", thread->file, thread->process->program,
                    thread->process->pid);
}

static void take_event(struct ledger *ledger, struct ledger_thread *thread, const struct packet_event *read)
{
    uint64_t time = clock_to_nanos(&thread->process->clock, read->time);
    struct trace_event event = {
        .time = time, .stamp = read->time, .site = read->site, .type = (enum weft_event)read->id, .values = read->values, .number = read->number
    };
    take_switches(thread, read->time);
    if (thread->totals.n_events++ == 0)
        thread->totals.first_time = event.time;
    thread->totals.last_time = event.time;
    bool is_interval = intervals_add(&thread->intervals, &event);
    if (weft_event_role(event.type) == WEFT_ROLE_UNKNOWN)
        pass_over(ledger, thread);
    else if (!is_interval)
        store_add_instant(&ledger->store, thread->row, thread->intervals.n_events, site_row(ledger, thread->process, event.site), &event);
}

/* The rest of a message, beginning with the first event that is new. Where it turns out to be broken, readers stop, too. */
static void keep(struct ledger *ledger, const struct ledger_thread *thread, uint64_t stamp, const uint8_t *bytes, size_t length)
{
    if (!thread->process->is_kept)
        return;
    ledger->is_stale = true;
    store_keep(&ledger->store, thread->row, thread->totals.n_events, stamp, bytes, length);
}

const char *ledger_events(struct ledger *ledger, struct ledger_thread *thread, uint64_t before, uint64_t time, uint64_t lost, const uint8_t *bytes,
                          size_t length)
{
    struct window window = { .file = -1, .size = length, .length = length, .bytes = (uint8_t *)(uintptr_t)bytes };
    struct packet packet = { .content_end = length };
    struct packet_event event;
    if (before > thread->totals.n_events)
        return "events are missing";
    change(ledger);
    thread->is_changed = true;
    thread->intervals.sites = thread->process->sites; /* there may be new definitions */
    thread->intervals.n_sites = thread->process->n_sites;
    if (lost > thread->totals.lost && lost <= INT64_MAX)
        thread->totals.lost = lost;
    bool is_new = false;
    for (uint64_t at = 0; at < length; at += event.size) {
        enum packet_event_result result = packet_event(&event, &window, &packet, at, time);
        if (!packet_event_has_size(result))
            return "no event of weft";
        if (result != EVENT_FILLER && before == thread->totals.n_events && !is_new) {
            is_new = true;
            keep(ledger, thread, time, bytes + at, length - at);
            if (ledger->took)
                ledger->took(thread, time, bytes + at, length - at, ledger->context);
        }
        time = event.time;
        if (result == EVENT_FILLER)
            continue;
        if (before++ < thread->totals.n_events) /* received twice */
            continue;
        take_event(ledger, thread, &event);
        ledger->n_events++;
    }
    return NULL;
}

/* Writes the open intervals as if the thread had ended, so that the database always equals an export of the events
 * received so far. */
static void write_state(struct ledger *ledger, struct ledger_thread *thread)
{
    struct intervals totals = thread->intervals;
    intervals_open(&thread->intervals, thread->totals.last_time, write_interval, thread);
    totals.unfinished += totals.depth;
    store_set_thread(&ledger->store, thread->row, &thread->totals, &totals);
}

/* ---- clocks ---- */

bool ledger_is_clock(const struct trace_clock *clock)
{
    return clock->tick <= INT64_MAX && clock->nanos <= INT64_MAX / 2 && clock->scale <= INT64_MAX;
}

static bool is_same_clock(const struct trace_clock *a, const struct trace_clock *b)
{
    return a->tick == b->tick && a->nanos == b->nanos && a->scale == b->scale;
}

/* Converts the times of the process to another clock. Both clocks start at the same moment, so they differ by a
 * factor. */
static void correct_times(struct ledger *ledger, const struct ledger_process *process, const struct trace_clock *now)
{
    char *sql = sqlite3_mprintf(
        "UPDATE span SET start_ns = rescale(start_ns, %lld, %lld, %lld), duration_ns = rescale(start_ns + duration_ns, %lld, %lld, %lld)"
        " - rescale(start_ns, %lld, %lld, %lld), self_ns = rescale(self_ns, 0, %lld, %lld)"
        " WHERE id IN (SELECT span.id FROM thread CROSS JOIN span ON span.id BETWEEN thread.id << 40 AND (thread.id << 40) + 0xffffffffff"
        " WHERE process = %lld);"
        "UPDATE instant SET time_ns = rescale(time_ns, %lld, %lld, %lld) WHERE thread IN (SELECT id FROM thread WHERE process = %lld);"
        "UPDATE OR IGNORE module SET since_ns = rescale(since_ns, %lld, %lld, %lld) WHERE process = %lld;"
        "UPDATE switch SET time_ns = rescale(time_ns, %lld, %lld, %lld) WHERE process = %lld;"
        "UPDATE thread SET first_ns = rescale(first_ns, %lld, %lld, %lld), last_ns = rescale(last_ns, %lld, %lld, %lld) WHERE process = %lld",
#define CLOCKS now->nanos, process->clock.scale, now->scale
        CLOCKS, CLOCKS, CLOCKS, process->clock.scale, now->scale, process->row, CLOCKS, process->row, CLOCKS, process->row, CLOCKS, process->row,
        CLOCKS, CLOCKS, process->row);
#undef CLOCKS
    if (sql)
        store_run(&ledger->store, sql, "cannot write");
    else
        store_fail(&ledger->store, "out of memory");
    sqlite3_free(sql);
}

static void set_clock(struct ledger *ledger, struct ledger_process *process, const struct trace_clock *clock)
{
    sqlite3_stmt *statement = ledger->set_clock;
    bool is_comparable = process->clock.scale != 0 && clock->scale != 0 && process->clock.tick == clock->tick && process->clock.nanos == clock->nanos;
    if (is_same_clock(&process->clock, clock))
        return;
    change(ledger);
    for (struct ledger_thread *thread = ledger->threads; thread; thread = thread->next)
        if (thread->process == process && thread->is_changed)
            write_state(ledger, thread);
    store_flush(&ledger->store);
    if (is_comparable)
        correct_times(ledger, process, clock);
    store_derive_again(&ledger->store, process->row);
    ledger->is_stale = true;
    process->clock = *clock;
    sqlite3_bind_int64(statement, 1, process->row);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)clock->tick);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)clock->nanos);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)clock->scale);
    store_step(&ledger->store, statement);
    for (struct ledger_thread *thread = ledger->threads; thread; thread = thread->next)
        if (thread->process == process)
            (void)load_thread(ledger, thread);
}

struct ledger_process *ledger_process(struct ledger *ledger, const struct trace_process *facts)
{
    const char *directory = fs_name_of(facts->path);
    for (struct ledger_process *process = ledger->processes; process; process = process->next)
        if (memcmp(process->uuid, facts->uuid, 16) == 0 && strcmp(process->directory, directory) == 0) {
            set_clock(ledger, process, &facts->clock);
            return ledger->store.failure == SQLITE_OK ? process : NULL;
        }
    sqlite3_stmt *statement = ledger->find_process;
    struct ledger_process *process = arena_new(&ledger->arena, struct ledger_process);
    sqlite3_bind_blob(statement, 1, facts->uuid, 16, SQLITE_STATIC);
    store_bind_text(statement, 2, directory);
    memcpy(process->uuid, facts->uuid, 16);
    process->directory = arena_strdup(&ledger->arena, directory);
    process->program = arena_strdup(&ledger->arena, facts->program);
    process->machine_id = arena_strdup(&ledger->arena, facts->machine_id);
    process->pid = facts->pid;
    if (sqlite3_step(statement) == SQLITE_ROW) {
        process->row = sqlite3_column_int64(statement, 0);
        process->definitions = (uint64_t)sqlite3_column_int64(statement, 1);
        process->clock.tick = (uint64_t)sqlite3_column_int64(statement, 2);
        process->clock.nanos = (uint64_t)sqlite3_column_int64(statement, 3);
        process->clock.scale = (uint64_t)sqlite3_column_int64(statement, 4);
    }
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(&ledger->store, "cannot read");
    if (process->row) {
        load_sites(ledger, process);
        load_switches(ledger, process);
    } else {
        change(ledger);
        store_add_machine(&ledger->store, facts->machine_id, 0, 0, 0);
        process->row = store_add_process(&ledger->store, facts);
        process->clock = facts->clock;
    }
    process->number = ++ledger->n_processes;
    process->next = ledger->processes;
    ledger->processes = process;
    set_clock(ledger, process, &facts->clock);
    return ledger->store.failure == SQLITE_OK ? process : NULL;
}

/* ---- tables that follow from the events of several threads ---- */

enum { DERIVE_SHARE = 20 /* one part of so many of the time goes into them while events come in */ };

static bool is_due(const struct ledger *ledger)
{
    return ledger->is_stale && wire_clock_ms() >= ledger->derive_at;
}

static void derive(struct ledger *ledger)
{
    int64_t start = wire_clock_ms();
    store_derive(&ledger->store);
    int64_t end = wire_clock_ms();
    ledger->derive_at = end + DERIVE_SHARE * (end - start + 1);
    ledger->is_stale = false;
}

int ledger_patience(const struct ledger *ledger, int patience)
{
    int64_t left = ledger->derive_at - wire_clock_ms();
    return ledger->is_stale && left < patience ? left > 0 ? (int)left : 0 : patience;
}

int ledger_commit(struct ledger *ledger)
{
    struct store *store = &ledger->store;
    bool derives = is_due(ledger);
    if (store->failure == SQLITE_OK && !ledger->is_changed && !derives)
        return 0;
    change(ledger);
    for (struct ledger_thread *thread = ledger->threads; thread; thread = thread->next)
        if (thread->is_changed)
            write_state(ledger, thread);
    if (store_flush(store) == 0 && derives)
        derive(ledger);
    if (store->failure != SQLITE_OK || store_run(store, "COMMIT", "cannot write") != 0)
        return -1;
    ledger->is_changed = false;
    for (struct ledger_thread **link = &ledger->threads, *thread; (thread = *link);) {
        if (thread->is_changed && ledger->committed)
            ledger->committed(thread, ledger->context);
        thread->is_changed = false;
        if (thread->users == 0) {
            *link = thread->next;
            release_thread(thread);
        } else {
            link = &thread->next;
        }
    }
    return 0;
}
