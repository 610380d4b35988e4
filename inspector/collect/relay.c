#include "relay.h"

#include <string.h>

enum {
    MOST_WAITING = 8 << 20, /* bytes for one watcher, before it gets no more events */
    LEAST_WAITING = 1 << 20 /* ... until so few are left */
};

/* ---- what is told, to one ---- */

/* What turns a time of the process into the collector's time of day. The machine's clock is measured while a sender is
 * connected; until then that of the machine counts as the collector's. */
static int64_t offset_of(struct ledger *ledger, const struct ledger_process *process)
{
    sqlite3_stmt *statement = NULL;
    int64_t offset = 0;
    if (store_prepare(&ledger->store, &statement, "SELECT clock_offset_ns + offset_ns FROM process JOIN machine USING (machine_id) WHERE id = ?") !=
        0)
        return 0;
    sqlite3_bind_int64(statement, 1, process->row);
    if (sqlite3_step(statement) == SQLITE_ROW)
        offset = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return offset;
}

static void tell_process(struct wire_out *out, struct ledger *ledger, const struct ledger_process *process)
{
    wire_begin(out, WIRE_SEEN_PROCESS);
    wire_u32(out, process->number);
    wire_text(out, process->machine_id);
    wire_text(out, process->program);
    wire_u32(out, process->pid);
    wire_u64(out, (uint64_t)offset_of(ledger, process));
    wire_u64(out, process->clock.tick);
    wire_u64(out, process->clock.nanos);
    wire_u64(out, process->clock.scale);
    wire_end(out);
}

static void tell_site(struct wire_out *out, const struct ledger_process *process, uint32_t number, uint32_t kind, uint32_t line,
                      const char *const texts[3])
{
    wire_begin(out, WIRE_SEEN_SITE);
    wire_u32(out, process->number);
    wire_u32(out, number);
    wire_u32(out, kind);
    wire_u32(out, line);
    for (int i = 0; i < 3; i++)
        wire_text(out, texts[i]);
    wire_end(out);
}

static const char *text_of(sqlite3_stmt *statement, int column)
{
    const char *text = (const char *)sqlite3_column_text(statement, column);
    return text ? text : "";
}

static void tell_sites(struct wire_out *out, struct ledger *ledger, const struct ledger_process *process)
{
    sqlite3_stmt *statement = NULL;
    if (store_prepare(&ledger->store, &statement,
                      "SELECT number, kind, line_begin, callee, function, file FROM site WHERE process = ? AND number > 0") != 0)
        return;
    sqlite3_bind_int64(statement, 1, process->row);
    while (sqlite3_step(statement) == SQLITE_ROW)
        tell_site(out, process, (uint32_t)sqlite3_column_int64(statement, 0), (uint32_t)sqlite3_column_int64(statement, 1),
                  (uint32_t)sqlite3_column_int64(statement, 2),
                  (const char *[]){ text_of(statement, 3), text_of(statement, 4), text_of(statement, 5) });
    sqlite3_finalize(statement);
}

static void tell_switch(struct wire_out *out, const struct ledger_process *process, const struct trace_switch *added)
{
    wire_begin(out, WIRE_SEEN_SWITCH);
    wire_u32(out, process->number);
    wire_u64(out, added->stamp);
    wire_u32(out, added->site);
    wire_u32(out, added->is_on);
    wire_end(out);
}

struct telling {
    struct wire_out *out;
    const struct ledger_thread *thread;
};

static void tell_open_call(const struct interval *interval, void *context)
{
    const struct telling *telling = context;
    wire_begin(telling->out, WIRE_SEEN_OPEN);
    wire_u32(telling->out, telling->thread->number);
    wire_u32(telling->out, interval->site);
    wire_u32(telling->out, interval->kind);
    wire_u64(telling->out, interval->start);
    wire_u64(telling->out, interval->duration);
    wire_u64(telling->out, interval->self);
    wire_end(telling->out);
}

static void tell_thread(struct wire_out *out, struct ledger *ledger, const struct ledger_thread *thread)
{
    sqlite3_stmt *statement = NULL;
    if (store_prepare(&ledger->store, &statement, "SELECT name FROM thread WHERE process = ? AND file = ?") != 0)
        return;
    sqlite3_bind_int64(statement, 1, thread->process->row);
    store_bind_text(statement, 2, thread->file);
    bool is_named = sqlite3_step(statement) == SQLITE_ROW;
    wire_begin(out, WIRE_SEEN_THREAD);
    wire_u32(out, thread->number);
    wire_u32(out, thread->process->number);
    wire_u32(out, thread->totals.tid);
    wire_text(out, thread->file);
    wire_text(out, is_named ? text_of(statement, 0) : "");
    wire_u64(out, thread->totals.last_time);
    wire_u64(out, thread->totals.lost);
    wire_end(out);
    sqlite3_finalize(statement);
    struct telling telling = { out, thread };
    intervals_open(&thread->intervals, thread->totals.last_time, tell_open_call, &telling);
}

static void tell_skipped(struct relay_watcher *watcher)
{
    wire_begin(watcher->out, WIRE_SEEN_SKIPPED);
    wire_u64(watcher->out, watcher->skipped);
    wire_end(watcher->out);
    watcher->is_late = false;
    watcher->skipped = 0;
}

/* ---- watchers ---- */

void relay_join(struct relay *relay, struct ledger *ledger, struct wire_out *out)
{
    vec_push(&relay->arena, &relay->watchers, (struct relay_watcher){ .out = out });
    for (const struct ledger_process *process = ledger->processes; process; process = process->next) {
        if (process->users == 0)
            continue;
        tell_process(out, ledger, process);
        tell_sites(out, ledger, process);
        for (size_t i = 0; i < process->switches.items.count; i++)
            tell_switch(out, process, &process->switches.items.items[i]);
    }
    for (const struct ledger_thread *thread = ledger->threads; thread; thread = thread->next)
        if (thread->users > 0)
            tell_thread(out, ledger, thread);
    wire_begin(out, WIRE_SEEN_ALL);
    wire_end(out);
}

void relay_leave(struct relay *relay, const struct wire_out *out)
{
    size_t kept = 0;
    for (size_t i = 0; i < relay->watchers.count; i++)
        if (relay->watchers.items[i].out != out)
            relay->watchers.items[kept++] = relay->watchers.items[i];
    relay->watchers.count = kept;
}

/* ---- what is told, to all ---- */

void relay_process(struct relay *relay, struct ledger *ledger, const struct ledger_process *process, bool is_new)
{
    for (size_t i = 0; i < relay->watchers.count; i++) {
        tell_process(relay->watchers.items[i].out, ledger, process);
        if (is_new) /* nothing, unless the collector knows the process from an earlier connection */
            tell_sites(relay->watchers.items[i].out, ledger, process);
    }
}

void relay_gone(struct relay *relay, const struct ledger_process *process)
{
    for (size_t i = 0; i < relay->watchers.count; i++) {
        wire_begin(relay->watchers.items[i].out, WIRE_SEEN_GONE);
        wire_u32(relay->watchers.items[i].out, process->number);
        wire_end(relay->watchers.items[i].out);
    }
}

void relay_up_to(struct relay *relay, const struct ledger_process *process, uint64_t time)
{
    for (size_t i = 0; i < relay->watchers.count; i++) {
        wire_begin(relay->watchers.items[i].out, WIRE_SEEN_UP_TO);
        wire_u32(relay->watchers.items[i].out, process->number);
        wire_u64(relay->watchers.items[i].out, time);
        wire_end(relay->watchers.items[i].out);
    }
}

void relay_thread(struct relay *relay, struct ledger *ledger, const struct ledger_thread *thread)
{
    for (size_t i = 0; i < relay->watchers.count; i++)
        tell_thread(relay->watchers.items[i].out, ledger, thread);
}

static void tell_name(struct wire_out *out, const struct ledger_process *process, const struct definition *definition)
{
    wire_begin(out, WIRE_SEEN_NAME);
    wire_u32(out, process->number);
    wire_text(out, definition->file);
    wire_text(out, definition->name);
    wire_end(out);
}

void relay_definition(struct relay *relay, const struct ledger_process *process, const struct definition *definition)
{
    const struct weft_site *site = &definition->site;
    struct trace_switch added = { definition->time, definition->number, definition->is_on };
    for (size_t i = 0; i < relay->watchers.count; i++) {
        struct wire_out *out = relay->watchers.items[i].out;
        if (definition->id == WEFT_DEFINITION_SITE)
            tell_site(out, process, definition->number, site->kind, site->line_begin, (const char *[]){ site->callee, site->function, site->file });
        else if (definition->id == WEFT_DEFINITION_THREAD)
            tell_name(out, process, definition);
        else if (definition->id == WEFT_DEFINITION_SWITCH)
            tell_switch(out, process, &added);
    }
}

void relay_events(struct relay *relay, const struct ledger_thread *thread, uint64_t time, const uint8_t *bytes, size_t length)
{
    for (size_t i = 0; i < relay->watchers.count; i++) {
        struct relay_watcher *watcher = &relay->watchers.items[i];
        size_t waiting = wire_waiting(watcher->out);
        watcher->is_late = watcher->is_late || waiting > MOST_WAITING;
        if (watcher->is_late && waiting <= LEAST_WAITING)
            tell_skipped(watcher);
        if (watcher->is_late) {
            watcher->skipped += length;
            continue;
        }
        wire_begin(watcher->out, WIRE_SEEN_EVENTS);
        wire_u32(watcher->out, thread->number);
        wire_u64(watcher->out, time);
        wire_u64(watcher->out, thread->totals.lost);
        wire_bytes(watcher->out, bytes, length);
        wire_end(watcher->out);
    }
}
