#include "store_derive.h"

#include "log.h"
#include "store_kept.h"
#include "store_messages.h"
#include "store_tasks.h"

enum { SORT_MEMORY = 32 << 20 };

/* What is derived at one time: a trace of the processes whose events are kept, as far as analyses need one. */
struct derivation {
    struct store *store;
    struct arena arena;
    struct trace trace;
    VEC(sqlite3_int64) processes; /* rows, by index */
    VEC(sqlite3_int64 *) sites;   /* by index, and by number */
};

/* ---- processes, as they are in the database ---- */

static const char *copy_text(struct derivation *all, sqlite3_stmt *statement, int column)
{
    const char *text = (const char *)sqlite3_column_text(statement, column);
    return arena_strdup(&all->arena, text ? text : "");
}

static void read_rows(struct derivation *all, enum store_statement number, sqlite3_int64 key, struct trace_process *process,
                      void (*row)(struct derivation *all, sqlite3_stmt *statement, struct trace_process *process))
{
    sqlite3_stmt *statement = all->store->statements[number];
    sqlite3_bind_int64(statement, 1, key);
    while (sqlite3_step(statement) == SQLITE_ROW)
        row(all, statement, process);
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(all->store, "cannot read");
}

static void read_facts(struct derivation *all, sqlite3_stmt *statement, struct trace_process *process)
{
    process->machine_id = copy_text(all, statement, 0);
    process->clock.tick = (uint64_t)sqlite3_column_int64(statement, 1);
    process->clock.nanos = (uint64_t)sqlite3_column_int64(statement, 2);
    process->clock.scale = (uint64_t)sqlite3_column_int64(statement, 3);
    process->n_sites = (uint32_t)sqlite3_column_int64(statement, 4) + 1;
    process->sites = arena_array(&all->arena, struct weft_site, process->n_sites);
    vec_push(&all->arena, &all->sites, arena_array(&all->arena, sqlite3_int64, process->n_sites));
}

static void read_site(struct derivation *all, sqlite3_stmt *statement, struct trace_process *process)
{
    sqlite3_int64 number = sqlite3_column_int64(statement, 0);
    if (number < 0 || number >= process->n_sites)
        return;
    all->sites.items[process->index][number] = sqlite3_column_int64(statement, 2);
    if (number > 0) /* that is all undefined ones */
        process->sites[number] = (struct weft_site){
            .callee = copy_text(all, statement, 3), .file = "", .function = "", .kind = (uint8_t)(sqlite3_column_int(statement, 1) % WEFT_N_KINDS)
        };
}

static void read_switch(struct derivation *all, sqlite3_stmt *statement, struct trace_process *process)
{
    switches_add(&process->switches, &all->arena,
                 (struct trace_switch){ (uint64_t)sqlite3_column_int64(statement, 0), (uint32_t)sqlite3_column_int64(statement, 1),
                                        sqlite3_column_int(statement, 2) != 0 });
}

struct own_thread {
    struct trace_thread facts; /* first: row_of */
    sqlite3_int64 row;
};

static void read_thread(struct derivation *all, sqlite3_stmt *statement, struct trace_process *process)
{
    struct own_thread *thread = arena_new(&all->arena, struct own_thread);
    *thread =
        (struct own_thread){ .facts = { .process = process, .source = process, .path = "", .name = "" }, .row = sqlite3_column_int64(statement, 0) };
    thread->facts.lost = (uint64_t)sqlite3_column_int64(statement, 1);
    vec_push(&all->arena, &process->threads, &thread->facts);
}

static sqlite3_int64 row_of(const struct trace_thread *thread)
{
    return ((const struct own_thread *)(const void *)thread)->row;
}

static void add_process(struct derivation *all, sqlite3_int64 row)
{
    struct trace_process *process = arena_new(&all->arena, struct trace_process);
    *process = (struct trace_process){ .index = (uint32_t)all->trace.processes.count, .path = "", .program = "" };
    vec_push(&all->arena, &all->processes, row);
    read_rows(all, STORE_READ_PROCESS, row, process, read_facts);
    read_rows(all, STORE_READ_SITES, row, process, read_site);
    read_rows(all, STORE_READ_SWITCHES, row, process, read_switch);
    read_rows(all, STORE_READ_THREADS, row, process, read_thread);
    vec_push(&all->arena, &all->trace.processes, process);
}

static void add_processes(struct derivation *all, enum store_statement which)
{
    VEC(sqlite3_int64) rows = { 0 };
    sqlite3_stmt *statement = all->store->statements[which];
    while (sqlite3_step(statement) == SQLITE_ROW)
        vec_push(&all->arena, &rows, sqlite3_column_int64(statement, 0));
    if (sqlite3_reset(statement) != SQLITE_OK)
        store_fail(all->store, "cannot read");
    for (size_t i = 0; i < rows.count && all->store->failure == SQLITE_OK; i++)
        add_process(all, rows.items[i]);
}

static void open_derivation(struct derivation *all, struct store *store, enum store_statement which)
{
    *all = (struct derivation){ .store = store };
    all->trace = (struct trace){ .arena = &all->arena, .path = store->path };
    add_processes(all, which);
}

static sqlite3_int64 site_row(const struct derivation *all, const struct trace_process *process, uint32_t number)
{
    const sqlite3_int64 *rows = all->sites.items[process->index];
    return number < process->n_sites && rows[number] ? rows[number] : rows[0];
}

/* ---- tasks: of a process at a time ---- */

struct task_walk {
    struct derivation *all;
    const struct trace_process *process;
    struct store_tasks tasks;
};

static void on_task_opened(const struct interval *interval, void *context)
{
    struct task_walk *walk = context;
    store_tasks_opened(&walk->tasks, interval);
}

static void on_task_closed(const struct interval *interval, void *context)
{
    struct task_walk *walk = context;
    store_tasks_closed(&walk->tasks, interval, site_row(walk->all, walk->process, interval->site));
}

static void on_task_event(const struct trace_event *event, void *context)
{
    struct task_walk *walk = context;
    store_tasks_event(&walk->tasks, event, site_row(walk->all, walk->process, event->site));
}

/* Executes a statement about a process. */
static void change(struct store *store, enum store_statement what, sqlite3_int64 process)
{
    sqlite3_bind_int64(store->statements[what], 1, process);
    store_step(store, store->statements[what]);
}

static void derive_tasks(struct derivation *all, const struct trace_process *process)
{
    struct arena arena = { 0 };
    struct task_walk walk = { .all = all, .process = process };
    struct store_kept_visitor visitor = { on_task_opened, on_task_closed, on_task_event, &walk };
    sqlite3_int64 row = all->processes.items[process->index];
    change(all->store, STORE_FORGET_TASKS, row);
    change(all->store, STORE_FORGET_TASK_EDGES, row);
    store_tasks_open(&walk.tasks, all->store, &arena);
    store_tasks_process(&walk.tasks, process, row);
    for (size_t i = 0; i < process->threads.count && all->store->failure == SQLITE_OK; i++) {
        store_tasks_thread(&walk.tasks, process->threads.items[i], row_of(process->threads.items[i]));
        store_kept_read(all->store, walk.tasks.thread, process, &visitor);
    }
    store_tasks_process_over(&walk.tasks);
    change(all->store, STORE_SET_DERIVED, row);
    arena_release(&arena);
}

/* ---- messages: of all processes ---- */

struct message_walk {
    struct derivation *all;
    struct messages *messages;
    const struct trace_thread *thread;
    struct messages_thread own;
};

static void on_message_closed(const struct interval *interval, void *context)
{
    struct message_walk *walk = context;
    if (messages_wants(walk->thread->process, interval->site))
        messages_closed(walk->messages, &walk->own, walk->thread, interval);
}

static void on_message_event(const struct trace_event *event, void *context)
{
    struct message_walk *walk = context;
    messages_event(walk->messages, &walk->own, walk->thread, event);
}

static void walk_messages(struct message_walk *walk, struct store_message_rows *rows, struct trace_process *process)
{
    const struct store_kept_visitor visitor = { .closed = on_message_closed, .event = on_message_event, .context = walk };
    for (size_t i = 0; i < process->threads.count; i++) {
        walk->thread = process->threads.items[i];
        walk->own = (struct messages_thread){ 0 };
        store_kept_read(walk->all->store, row_of(walk->thread), process, &visitor);
        if (walk->own.number)
            vec_push(&walk->all->arena, &rows->threads, row_of(walk->thread));
    }
}

static void derive_messages(struct store *store)
{
    struct derivation all;
    open_derivation(&all, store, STORE_FIND_RANKS);
    struct message_walk walk = { .all = &all, .messages = messages_open(&all.trace, SORT_MEMORY) };
    struct store_message_rows rows = { .processes = all.processes.items, .sites = all.sites.items };
    store_run(store, "DELETE FROM message; DELETE FROM communicator; DELETE FROM mpi_rank", "cannot write");
    for (size_t i = 0; i < all.trace.processes.count && store->failure == SQLITE_OK; i++)
        walk_messages(&walk, &rows, all.trace.processes.items[i]);
    if (store->failure == SQLITE_OK)
        store_write_messages(store, walk.messages, &rows);
    messages_close(walk.messages);
    for (size_t i = 0; i < all.trace.problems.count; i++)
        log_warning("%s: %s", store->path, all.trace.problems.items[i].text);
    arena_release(&all.arena);
}

int store_derive(struct store *store)
{
    struct derivation all;
    open_derivation(&all, store, STORE_FIND_CHANGED);
    for (size_t i = 0; i < all.trace.processes.count && store->failure == SQLITE_OK; i++)
        derive_tasks(&all, all.trace.processes.items[i]);
    if (store->failure == SQLITE_OK && messages_has_any(&all.trace))
        derive_messages(store);
    arena_release(&all.arena);
    return store->failure == SQLITE_OK ? 0 : -1;
}

void store_derive_again(struct store *store, sqlite3_int64 process)
{
    change(store, STORE_DERIVE_AGAIN, process);
}
