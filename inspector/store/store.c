#include "store.h"

#include "log.h"
#include "interrupt.h"
#include "store_schema.h"

/* Lets Ctrl-C interrupt SQLite: building indices takes long. */
static int is_interrupted(void *context)
{
    (void)context;
    return interrupt_came();
}

/* SQL function rescale(time, moment, old, new): converts a time that counts units of `old` from `moment` to units of
 * `new`. */
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
    [STORE_ADD_SWITCH] = "INSERT OR IGNORE INTO switch (process, stamp, number, time_ns, is_on) VALUES (?, ?, ?, ?, ?)",
    [STORE_ADD_FRAME] = "INSERT OR REPLACE INTO frame VALUES (?, ?, ?, ?, ?, ?, ?)",
    [STORE_ADD_SPANS] = STORE_BATCH_INSERT,
    [STORE_ADD_TASK] = "INSERT INTO task (process, number, site, parent, created_ns, created_by) VALUES (?, ?, ?, ?, ?, ?)"
                       " ON CONFLICT (process, number) DO UPDATE SET parent = excluded.parent, created_ns = excluded.created_ns,"
                       " created_by = excluded.created_by",
    [STORE_SET_TASK_TRAITS] = "UPDATE task SET priority = ?3, traits = ?4 WHERE process = ?1 AND number = ?2",
    [STORE_SET_TASK_FULFILLED] = "UPDATE task SET fulfilled_ns = ?3 WHERE process = ?1 AND number = ?2",
    /* The parts of a task come in order of their threads. */
    [STORE_ADD_TASK_PART] = "INSERT INTO task (process, number, site, begin_ns, end_ns, thread, parts, busy_ns) VALUES (?, ?, ?, ?, ?, ?, 1, ?)"
                            " ON CONFLICT (process, number) DO UPDATE SET begin_ns = coalesce(begin_ns, excluded.begin_ns),"
                            " thread = coalesce(thread, excluded.thread), end_ns = coalesce(end_ns, excluded.end_ns),"
                            " parts = parts + 1, busy_ns = busy_ns + excluded.busy_ns",
    [STORE_ADD_TASK_EDGE] = "INSERT OR IGNORE INTO task_edge VALUES (?, ?, ?, ?)",
    [STORE_ADD_RANK] = "INSERT OR REPLACE INTO mpi_rank VALUES (?, ?)",
    [STORE_ADD_COMMUNICATOR] = "INSERT OR REPLACE INTO communicator VALUES (?, ?, ?, ?)",
    [STORE_ADD_MESSAGE] = "INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [STORE_KEEP_PROCESS] = "INSERT OR IGNORE INTO derived VALUES (?, -1)",
    [STORE_KEEP_EVENTS] = "INSERT INTO kept_events VALUES (?, ?, ?, ?)",
    [STORE_READ_KEPT] = "SELECT before, stamp, bytes FROM kept_events WHERE thread = ? ORDER BY before",
    [STORE_FIND_CHANGED] =
        "SELECT process FROM derived WHERE events <> (SELECT coalesce(sum(events), 0) FROM thread WHERE thread.process = derived.process)",
    [STORE_FIND_RANKS] = "SELECT process FROM derived WHERE EXISTS (SELECT * FROM site WHERE site.process = derived.process AND callee GLOB 'MPI_*')",
    [STORE_READ_PROCESS] = "SELECT machine_id, clock_tick, clock_nanos, clock_scale, (SELECT max(number) FROM site WHERE process = ?1)"
                           " FROM process WHERE id = ?1",
    [STORE_READ_SITES] = "SELECT number, kind, id, callee FROM site WHERE process = ?",
    [STORE_READ_SWITCHES] = "SELECT stamp, number, is_on FROM switch WHERE process = ? ORDER BY stamp",
    [STORE_READ_THREADS] = "SELECT id, lost FROM thread WHERE process = ? ORDER BY tid, length(file), file", /* as the reader has them */
    [STORE_FORGET_TASKS] = "DELETE FROM task WHERE process = ?",
    [STORE_FORGET_TASK_EDGES] = "DELETE FROM task_edge WHERE process = ?",
    [STORE_SET_DERIVED] = "UPDATE derived SET events = (SELECT coalesce(sum(events), 0) FROM thread WHERE process = ?1) WHERE process = ?1",
    [STORE_DERIVE_AGAIN] = "UPDATE derived SET events = -1 WHERE process = ?",
};

/* Executes SQL that SQLite has allocated, and frees it. */
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

/* Rejects a file of another version of weft, which has other tables. */
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

/* While an export is written, SQLite takes `span` for a table of nothing but the columns that are stored: it would compute
 * the virtual ones for each row that is inserted, although they are in no row, and check types and nulls, which takes as
 * long as storing the row. store_index gives the table its definition back. (In the file both definitions have the same
 * length, so that the bytes are those of a database that always had the one.)
 *
 * SQLite allows this of changes that do not affect what is on disk: "Making Other Kinds Of Table Schema Changes",
 * https://www.sqlite.org/lang_altertable.html */
static int slim_spans(struct store *store)
{
    return store_run(store,
                     "PRAGMA writable_schema = ON;"
                     "CREATE TEMP TABLE span_definition AS SELECT sql FROM main.sqlite_schema WHERE name = 'span';"
                     "UPDATE main.sqlite_schema SET sql = substr('" STORE_SLIM_SPAN "' || printf('%*c', length(sql), ' '), 1, length(sql))"
                     " WHERE name = 'span';"
                     "PRAGMA writable_schema = RESET;",
                     "cannot create tables");
}

static int complete_spans(struct store *store)
{
    return store_run(store,
                     "PRAGMA writable_schema = ON;"
                     "UPDATE main.sqlite_schema SET sql = (SELECT sql FROM span_definition) WHERE name = 'span';"
                     "PRAGMA writable_schema = RESET; DROP TABLE temp.span_definition",
                     "cannot create indices");
}

int store_open(struct store *store, const char *path, enum store_use use, const char *view)
{
    static const char *const ways[] = {
        [STORE_EXPORT] = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 32768;"
                         "PRAGMA cache_size = -65536; PRAGMA threads = 2;",
        [STORE_COLLECT] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;",
    };
    enum { INSTRUCTIONS = 100000 /* instructions of SQLite's virtual machine between two checks */, LOCK_PATIENCE = 10000 /* ms */ };
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
    if (use == STORE_EXPORT && slim_spans(store))
        return -1;
    for (int i = 0; i < N_STORE_STATEMENTS; i++) {
        const char *sql = i == STORE_ADD_SPANS && use == STORE_EXPORT ? STORE_BATCH_INSERT_NEW : statements[i];
        if (store_prepare(store, &store->statements[i], sql) != 0)
            return -1;
    }
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
    return store_run(store, store_indices, "cannot create indices") || complete_spans(store) ||
                   store_run(store, "PRAGMA analysis_limit = 1000; ANALYZE", "cannot write")
               ? -1
               : 0;
}
