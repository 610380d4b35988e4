#include "store.h"

#include "fs.h"
#include "log.h"
#include "interrupt.h"
#include "store_batch.h"
#include "store_schema.h"

int store_fail(struct store *store, const char *doing)
{
    if (store->failure == SQLITE_OK) {
        store->failure = sqlite3_errcode(store->database);
        if (store->failure == SQLITE_OK)
            store->failure = SQLITE_ERROR;
        if (!interrupt_came())
            log_error("%s: %s: %s", store->path, doing, sqlite3_errmsg(store->database));
    }
    return -1;
}

int store_run(struct store *store, const char *sql, const char *doing)
{
    if (store->failure != SQLITE_OK)
        return -1;
    return sqlite3_exec(store->database, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : store_fail(store, doing);
}

int store_prepare(struct store *store, sqlite3_stmt **statement, const char *sql)
{
    if (store->failure != SQLITE_OK)
        return -1;
    return sqlite3_prepare_v2(store->database, sql, -1, statement, NULL) == SQLITE_OK ? 0 : store_fail(store, "cannot use the database");
}

int store_step(struct store *store, sqlite3_stmt *statement)
{
    if (store->failure != SQLITE_OK)
        return -1;
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return result == SQLITE_DONE ? 0 : store_fail(store, "cannot write");
}

sqlite3_int64 store_number(struct store *store, sqlite3_stmt *statement, sqlite3_int64 missing)
{
    if (store->failure != SQLITE_OK)
        return missing;
    int result = sqlite3_step(statement);
    if (result == SQLITE_ROW)
        missing = sqlite3_column_int64(statement, 0);
    else if (result != SQLITE_DONE)
        store_fail(store, "cannot read");
    sqlite3_reset(statement);
    return missing;
}

/* Indices take long, and Ctrl-C is heard while they are built. */
static int is_interrupted(void *context)
{
    (void)context;
    return interrupt_came();
}

/* rescale(time, moment, old, new): a time that was counted from `moment` in units of `old`, in units of `new`. */
static void rescale(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    sqlite3_int64 time = sqlite3_value_int64(values[0]), moment = sqlite3_value_int64(values[1]);
    sqlite3_int64 before = sqlite3_value_int64(values[2]), now = sqlite3_value_int64(values[3]);
    if (sqlite3_value_type(values[0]) == SQLITE_NULL || before <= 0)
        return;
    sqlite3_result_int64(context, time <= moment ? time : moment + (sqlite3_int64)(((__int128)(time - moment) * now + before / 2) / before));
}

static const char *const statements[N_STORE_STATEMENTS] = {
    [STORE_ADD_MACHINE] = "INSERT INTO machine VALUES (?1, ?2, ?3, ?4) ON CONFLICT (machine_id) DO UPDATE SET offset_ns = ?2, error_ns = ?3,"
                          " measured_ns = ?4 WHERE ?4 IS NOT NULL",
    [STORE_ADD_PROCESS] = "INSERT INTO process (program, pid, parent_pid, machine_id, clock_offset_ns, directory, uuid, clock_tick, clock_nanos,"
                          " clock_scale) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [STORE_ADD_THREAD] = "INSERT INTO thread (process, tid, name, file) VALUES (?, ?, ?, ?)",
    [STORE_SET_THREAD] = "UPDATE thread SET first_ns = ?2, last_ns = ?3, events = ?4, lost = ?5, unfinished = ?6, unbalanced = ?7 WHERE id = ?1",
    [STORE_ADD_SITE] = "INSERT INTO site (process, number, callee, file, function, line_begin, line_end, \"column\", ast_depth, kind, inclusive)"
                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (process, number) DO UPDATE SET callee = excluded.callee,"
                       " file = excluded.file, function = excluded.function, line_begin = excluded.line_begin, line_end = excluded.line_end,"
                       " \"column\" = excluded.\"column\", ast_depth = excluded.ast_depth, kind = excluded.kind, inclusive = excluded.inclusive"
                       " RETURNING id",
    [STORE_ADD_INSTANT] = "INSERT OR REPLACE INTO instant (id, time_ns, type, site, number) VALUES (?, ?, ?, ?, ?)",
    [STORE_ADD_VALUE_NAME] = "INSERT OR REPLACE INTO value_name VALUES (?, ?, ?)",
    [STORE_ADD_VALUE_WORD] = "INSERT OR REPLACE INTO value_word VALUES (?, ?, ?, ?)",
    [STORE_ADD_VALUE] = "INSERT OR REPLACE INTO value VALUES (?, ?, ?, ?)",
    [STORE_ADD_MODULE] = "INSERT OR IGNORE INTO module (process, since_ns, begin, \"end\", base, path, build_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
    [STORE_ADD_FRAME] = "INSERT OR REPLACE INTO frame VALUES (?, ?, ?, ?, ?, ?, ?)",
    [STORE_ADD_SPANS] = STORE_BATCH_INSERT,
};

/* `sql` was made by SQLite, and is freed. */
static int create(struct store *store, char *sql)
{
    int result = sql ? store_run(store, sql, "cannot create tables") : store_fail(store, "out of memory");
    sqlite3_free(sql);
    return result;
}

static int create_views(struct store *store, const char *view)
{
    return create(store, store_event_types()) || create(store, store_event_views()) ||
                   create(store, sqlite3_mprintf("CREATE VIEW IF NOT EXISTS \"%w\"%s", view, store_events_view))
               ? -1
               : 0;
}

/* A file that another version of weft has made has other tables. */
static int check_version(struct store *store)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_int64 version = STORE_VERSION;
    if (store_prepare(store, &statement, "SELECT max(version) FROM format") == 0)
        version = store_number(store, statement, 0);
    sqlite3_finalize(statement);
    if (store->failure != SQLITE_OK || version == STORE_VERSION)
        return store->failure == SQLITE_OK ? 0 : -1;
    log_error("%s: its tables are of version %lld, and this weft writes version %d: it needs a new file", store->path, version, STORE_VERSION);
    store->failure = SQLITE_MISMATCH;
    return -1;
}

int store_open(struct store *store, const char *path, enum store_use use, const char *view)
{
    static const char *const ways[] = {
        [STORE_EXPORT] = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 32768;"
                         "PRAGMA cache_size = -65536; PRAGMA threads = 2;",
        [STORE_COLLECT] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;",
    };
    enum { INSTRUCTIONS = 100000 /* of SQLite's machine between two looks */, LOCK_PATIENCE = 10000 /* ms */ };
    *store = (struct store){ .path = path };
    if (sqlite3_open_v2(path, &store->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
        return store_fail(store, "cannot open");
    sqlite3_busy_timeout(store->database, LOCK_PATIENCE);
    if (use == STORE_EXPORT)
        sqlite3_progress_handler(store->database, INSTRUCTIONS, is_interrupted, NULL);
    sqlite3_create_function(store->database, "rescale", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, rescale, NULL, NULL);
    if (store_batch_open(store) || store_run(store, ways[use], "cannot open") || store_run(store, "BEGIN IMMEDIATE", "cannot write") ||
        store_run(store, store_tables, "cannot create tables") || check_version(store) || create_views(store, view))
        return -1;
    if (use == STORE_COLLECT && (store_run(store, store_identity, "cannot create indices") ||
                                 store_run(store, store_indices, "cannot create indices") || store_run(store, "COMMIT", "cannot write")))
        return -1;
    for (int i = 0; i < N_STORE_STATEMENTS; i++)
        if (store_prepare(store, &store->statements[i], statements[i]) != 0)
            return -1;
    return 0;
}

int store_close(struct store *store)
{
    for (int i = 0; i < N_STORE_STATEMENTS; i++)
        sqlite3_finalize(store->statements[i]);
    int result = sqlite3_close(store->database);
    if (result != SQLITE_OK && store->failure == SQLITE_OK) {
        log_error("%s: cannot close: %s", store->path, sqlite3_errstr(result));
        store->failure = result;
    }
    store_batch_release(store);
    store->database = NULL;
    return store->failure == SQLITE_OK ? 0 : -1;
}

int store_index(struct store *store)
{
    return store_run(store, store_indices, "cannot create indices") || store_run(store, "PRAGMA analysis_limit = 1000; ANALYZE", "cannot write") ? -1
                                                                                                                                                 : 0;
}

/* ---- rows ---- */

/* Names come from foreign files and need not be UTF-8; SQLite keeps the bytes. */
static void bind_text(sqlite3_stmt *statement, int index, const char *text)
{
    sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC);
}

/* `is_known` false: NULL */
static void bind_number(sqlite3_stmt *statement, int index, bool is_known, uint64_t number)
{
    if (is_known)
        sqlite3_bind_int64(statement, index, (sqlite3_int64)number);
    else
        sqlite3_bind_null(statement, index);
}

static sqlite3_int64 insert(struct store *store, sqlite3_stmt *statement)
{
    return store_step(store, statement) == 0 ? sqlite3_last_insert_rowid(store->database) : 0;
}

void store_add_machine(struct store *store, const char *machine_id, int64_t offset, int64_t error, int64_t measured)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_MACHINE];
    bind_text(statement, 1, machine_id);
    sqlite3_bind_int64(statement, 2, offset);
    bind_number(statement, 3, measured != 0, (uint64_t)error);
    bind_number(statement, 4, measured != 0, (uint64_t)measured);
    store_step(store, statement);
}

sqlite3_int64 store_add_process(struct store *store, const struct trace_process *process)
{
    static const char digits[] = "0123456789abcdef";
    sqlite3_stmt *statement = store->statements[STORE_ADD_PROCESS];
    char uuid[33] = "";
    for (int i = 0; i < 16; i++) {
        uuid[2 * i] = digits[process->uuid[i] >> 4];
        uuid[2 * i + 1] = digits[process->uuid[i] & 15];
    }
    bind_text(statement, 1, process->program);
    sqlite3_bind_int64(statement, 2, process->pid);
    bind_number(statement, 3, process->parent_pid != 0, process->parent_pid);
    bind_text(statement, 4, process->machine_id);
    sqlite3_bind_int64(statement, 5, process->clock_offset);
    bind_text(statement, 6, fs_name_of(process->path));
    sqlite3_bind_text(statement, 7, uuid, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 8, (sqlite3_int64)process->clock.tick);
    sqlite3_bind_int64(statement, 9, (sqlite3_int64)process->clock.nanos);
    sqlite3_bind_int64(statement, 10, (sqlite3_int64)process->clock.scale);
    return insert(store, statement);
}

sqlite3_int64 store_add_thread(struct store *store, sqlite3_int64 process, uint32_t tid, const char *name, const char *file)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_THREAD];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, tid);
    bind_text(statement, 3, name);
    bind_text(statement, 4, file);
    return insert(store, statement);
}

sqlite3_int64 store_add_site(struct store *store, sqlite3_int64 process, uint32_t number, const struct weft_site *site)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_SITE];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, number);
    bind_text(statement, 3, site->callee);
    bind_text(statement, 4, site->file);
    bind_text(statement, 5, site->function);
    sqlite3_bind_int64(statement, 6, site->line_begin);
    sqlite3_bind_int64(statement, 7, site->line_end);
    sqlite3_bind_int64(statement, 8, site->column);
    sqlite3_bind_int64(statement, 9, site->depth);
    sqlite3_bind_int64(statement, 10, site->kind);
    sqlite3_bind_int64(statement, 11, site->flags & WEFT_SITE_INCLUSIVE);
    return store_number(store, statement, 0);
}

void store_set_thread(struct store *store, sqlite3_int64 id, const struct trace_thread *thread, const struct intervals *intervals)
{
    sqlite3_stmt *statement = store->statements[STORE_SET_THREAD];
    sqlite3_bind_int64(statement, 1, id);
    bind_number(statement, 2, thread->n_events > 0, thread->first_time);
    bind_number(statement, 3, thread->n_events > 0, thread->last_time);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)thread->n_events);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)thread->lost);
    sqlite3_bind_int64(statement, 6, (sqlite3_int64)intervals->unfinished);
    sqlite3_bind_int64(statement, 7, (sqlite3_int64)intervals->unbalanced);
    store_step(store, statement);
}

void store_add_instant(struct store *store, sqlite3_int64 thread, uint64_t number, sqlite3_int64 site, const struct trace_event *event)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_INSTANT];
    sqlite3_bind_int64(statement, 1, store_event_id(thread, number));
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)event->time);
    sqlite3_bind_int64(statement, 3, event->type);
    sqlite3_bind_int64(statement, 4, site);
    bind_number(statement, 5, event->number != 0, event->number);
    store_step(store, statement);
}

void store_add_module(struct store *store, sqlite3_int64 process, uint64_t since, const struct trace_module *module)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_MODULE];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)since);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)module->begin);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)module->end);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)module->base);
    bind_text(statement, 6, module->path);
    bind_text(statement, 7, module->build_id);
    store_step(store, statement);
}

void store_add_frame(struct store *store, sqlite3_int64 thread, uint64_t number, unsigned depth, uint64_t address, const struct frame *frame)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_FRAME];
    bool has_file = frame && *frame->file;
    sqlite3_bind_int64(statement, 1, store_event_id(thread, number));
    sqlite3_bind_int64(statement, 2, depth);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)address);
    bind_text(statement, 4, frame && *frame->function ? frame->function : NULL);
    bind_text(statement, 5, has_file ? frame->file : NULL);
    bind_number(statement, 6, has_file, has_file ? frame->line : 0);
    sqlite3_bind_int(statement, 7, frame && frame->is_inlined);
    store_step(store, statement);
}
