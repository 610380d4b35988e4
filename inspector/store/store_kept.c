#include "store_kept.h"

#include <string.h>

#include "packet.h"

/* Regions as well: a task is the child of the one that they stand in. */
bool store_keeps(uint8_t kind, const char *callee)
{
    return kind == WEFT_KIND_TASK || kind == WEFT_KIND_REGION || kind == WEFT_KIND_WORK || strncmp(callee, "MPI_", 4) == 0;
}

void store_keep_process(struct store *store, sqlite3_int64 process)
{
    sqlite3_stmt *statement = store->statements[STORE_KEEP_PROCESS];
    sqlite3_bind_int64(statement, 1, process);
    store_step(store, statement);
}

void store_keep(struct store *store, sqlite3_int64 thread, uint64_t before, uint64_t stamp, const uint8_t *bytes, size_t length)
{
    sqlite3_stmt *statement = store->statements[STORE_KEEP_EVENTS];
    sqlite3_bind_int64(statement, 1, thread);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)before);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)stamp);
    sqlite3_bind_blob64(statement, 4, bytes, length, SQLITE_STATIC);
    store_step(store, statement);
}

struct reading {
    const struct trace_process *process;
    const struct store_kept_visitor *visitor;
    struct intervals intervals;
    size_t next_switch;
    uint64_t last_time;
    bool has_begun;
};

/* Tells the intervals of what was switched up to the time stamp. */
static void take_switches(struct reading *reading, uint64_t stamp)
{
    const struct switches *switches = &reading->process->switches;
    for (; reading->next_switch < switches->items.count && switches->items.items[reading->next_switch].stamp <= stamp; reading->next_switch++) {
        const struct trace_switch *next = &switches->items.items[reading->next_switch];
        struct trace_event event = { .time = clock_to_nanos(&reading->process->clock, next->stamp),
                                     .stamp = next->stamp,
                                     .site = next->site,
                                     .type = next->is_on ? WEFT_EVENT_ON : WEFT_EVENT_OFF };
        (void)intervals_add(&reading->intervals, &event);
    }
}

static void take_event(struct reading *reading, const struct packet_event *read)
{
    struct trace_event event = { .time = clock_to_nanos(&reading->process->clock, read->time),
                                 .stamp = read->time,
                                 .site = read->site,
                                 .type = (enum weft_event)read->id,
                                 .values = read->values,
                                 .number = read->number };
    take_switches(reading, read->time);
    reading->last_time = event.time;
    if (!intervals_add(&reading->intervals, &event) && weft_event_role(event.type) != WEFT_ROLE_UNKNOWN)
        reading->visitor->event(&event, reading->visitor->context);
}

static void take_bytes(struct reading *reading, uint64_t time, const uint8_t *bytes, size_t length)
{
    struct window window = { .file = -1, .size = length, .length = length, .bytes = (uint8_t *)(uintptr_t)bytes };
    struct packet packet = { .content_end = length };
    struct packet_event event;
    for (uint64_t at = 0; at < length; at += event.size) {
        enum packet_event_result result = packet_event(&event, &window, &packet, at, time);
        if (!packet_event_has_size(result))
            return;
        time = event.time;
        if (result != EVENT_FILLER)
            take_event(reading, &event);
    }
}

void store_kept_read(struct store *store, sqlite3_int64 thread, const struct trace_process *process, const struct store_kept_visitor *visitor)
{
    struct reading reading = { .process = process,
                               .visitor = visitor,
                               .intervals = { .opened = visitor->opened, .closed = visitor->closed, .context = visitor->context } };
    sqlite3_stmt *statement = store->statements[STORE_READ_KEPT];
    sqlite3_bind_int64(statement, 1, thread);
    intervals_start(&reading.intervals, process->sites, process->n_sites);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        if (!reading.has_begun)
            reading.intervals.n_events = (uint64_t)sqlite3_column_int64(statement, 0);
        reading.has_begun = true;
        take_bytes(&reading, (uint64_t)sqlite3_column_int64(statement, 1), sqlite3_column_blob(statement, 2),
                   (size_t)sqlite3_column_bytes(statement, 2));
    }
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(store, "cannot read");
    intervals_finish(&reading.intervals, reading.last_time);
    intervals_release(&reading.intervals);
}
