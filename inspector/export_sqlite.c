/* Trace -> SQLite database. Tables, view and example queries: docs/export-sqlite.md. */
#include <sqlite3.h>

#include "../rewriter/log.h"
#include "exporter.h"
#include "interrupt.h"

/* Tables are singular; `events` is the view with the columns of one row per event that people expect, so the table behind it is `event`. */
static const char schema[] =
    "CREATE TABLE format (version INTEGER NOT NULL);"
    "INSERT INTO format VALUES (1);"
    "CREATE TABLE process ("
    " id INTEGER PRIMARY KEY, program TEXT NOT NULL, pid INTEGER NOT NULL, parent_pid INTEGER,"
    " machine_id TEXT NOT NULL, clock_offset_ns INTEGER NOT NULL, directory TEXT NOT NULL);"
    "CREATE TABLE thread ("
    " id INTEGER PRIMARY KEY, process INTEGER NOT NULL REFERENCES process(id), tid INTEGER NOT NULL, name TEXT NOT NULL,"
    " first_ns INTEGER, last_ns INTEGER, events INTEGER NOT NULL DEFAULT 0, lost INTEGER NOT NULL DEFAULT 0,"
    " unfinished INTEGER NOT NULL DEFAULT 0, unbalanced INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE site ("
    " id INTEGER PRIMARY KEY, process INTEGER NOT NULL REFERENCES process(id), number INTEGER NOT NULL, callee TEXT NOT NULL,"
    " file TEXT NOT NULL, function TEXT NOT NULL, line_begin INTEGER NOT NULL, line_end INTEGER NOT NULL, \"column\" INTEGER NOT NULL,"
    " ast_depth INTEGER NOT NULL, kind INTEGER NOT NULL, inclusive INTEGER NOT NULL);"
    "CREATE TABLE span ("
    " id INTEGER PRIMARY KEY, parent INTEGER REFERENCES span(id), thread INTEGER NOT NULL REFERENCES thread(id),"
    " site INTEGER NOT NULL REFERENCES site(id), kind INTEGER NOT NULL, depth INTEGER NOT NULL,"
    " start_ns INTEGER NOT NULL, duration_ns INTEGER NOT NULL, self_ns INTEGER NOT NULL, unfinished INTEGER NOT NULL,"
    " unwound INTEGER NOT NULL);"
    "CREATE TABLE event ("
    " id INTEGER PRIMARY KEY, thread INTEGER NOT NULL REFERENCES thread(id), counter INTEGER NOT NULL, time_ns INTEGER NOT NULL,"
    " type INTEGER NOT NULL REFERENCES event_type(id), site INTEGER NOT NULL REFERENCES site(id), future INTEGER);"
    "CREATE TABLE event_type (id INTEGER PRIMARY KEY, description TEXT NOT NULL);"
    "INSERT INTO event_type VALUES (0, 'BEGIN'), (1, 'END'), (2, 'LOCAL_BEGIN'), (3, 'LOCAL_END'), (4, 'GLOBAL_BEGIN'), (5, 'GLOBAL_END'),"
    " (6, 'UNWIND'), (7, 'FUTURE_BEGIN'), (8, 'FUTURE_END');"
    "CREATE VIEW events AS SELECT"
    " event.time_ns AS time_stamp, event.counter AS counter, process.machine_id AS machine_id, process.pid AS pid, thread.tid AS thread_id,"
    " site.callee AS abs_path, event_type.description AS description, site.ast_depth AS ast_depth, site.file AS source_file,"
    " site.line_begin AS lines_begin, site.line_end AS lines_end"
    " FROM event JOIN thread ON thread.id = event.thread JOIN process ON process.id = thread.process"
    " JOIN site ON site.id = event.site JOIN event_type ON event_type.id = event.type"
    " ORDER BY event.time_ns, event.id;"
    "CREATE VIEW futures AS SELECT"
    " site.callee AS abs_path, site.file AS source_file, site.line_begin AS lines_begin, process.pid AS pid, made.future AS future,"
    " made.time_ns AS start_ns, over.time_ns - made.time_ns AS duration_ns"
    " FROM event AS made JOIN site ON site.id = made.site JOIN process ON process.id = site.process"
    " LEFT JOIN event AS over ON over.future = made.future AND over.site = made.site AND over.type = 8 WHERE made.type = 7;";

/* Built when all rows are in: that is several times faster than keeping them up to date. */
static const char indices[] = "CREATE INDEX thread_process ON thread(process);"
                              "CREATE INDEX site_process ON site(process);"
                              "CREATE INDEX site_callee ON site(callee);"
                              "CREATE INDEX span_site ON span(site);"
                              "CREATE INDEX span_thread ON span(thread, start_ns);"
                              "CREATE INDEX span_parent ON span(parent);"
                              "CREATE INDEX event_time ON event(time_ns);"
                              "CREATE INDEX event_site ON event(site);"
                              "CREATE INDEX event_future ON event(future) WHERE future IS NOT NULL;"
                              "PRAGMA analysis_limit = 1000;"
                              "ANALYZE;";

struct writer {
    sqlite3 *database;
    const char *path;
    sqlite3_stmt *add_process, *add_thread, *end_thread, *add_site, *add_span, *add_event;
    int failure; /* SQLite's code of the first failure; nothing is written after it */

    const struct trace_process *process; /* being written */
    sqlite3_int64 process_id, thread_id, site_base, event_id, counter;
    bool has_unknown_site; /* row site_base stands for all numbers without definition */
};

static int fail(struct writer *writer, const char *doing)
{
    if (writer->failure == SQLITE_OK) {
        writer->failure = sqlite3_errcode(writer->database);
        if (writer->failure == SQLITE_OK)
            writer->failure = SQLITE_ERROR;
        if (!interrupt_came())
            log_error("%s: %s: %s", writer->path, doing, sqlite3_errmsg(writer->database));
    }
    return -1;
}

static int run(struct writer *writer, const char *sql, const char *doing)
{
    return sqlite3_exec(writer->database, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : fail(writer, doing);
}

/* Executes a statement whose values are bound. */
static int step(struct writer *writer, sqlite3_stmt *statement)
{
    if (writer->failure != SQLITE_OK)
        return -1;
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return result == SQLITE_DONE ? 0 : fail(writer, "cannot write");
}

/* Names come from foreign files and need not be UTF-8; SQLite keeps the bytes. */
static void bind_text(sqlite3_stmt *statement, int index, const char *text)
{
    sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC);
}

static int prepare(struct writer *writer, sqlite3_stmt **statement, const char *sql)
{
    return sqlite3_prepare_v2(writer->database, sql, -1, statement, NULL) == SQLITE_OK ? 0 : fail(writer, "cannot write");
}

/* Indices take long, and Ctrl-C is heard while they are built. */
static int is_interrupted(void *context)
{
    (void)context;
    return interrupt_came();
}

static int writer_open(struct writer *writer, const char *path)
{
    enum { INSTRUCTIONS = 100000 /* of SQLite's machine between two looks */ };
    writer->path = path;
    if (sqlite3_open_v2(path, &writer->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
        return fail(writer, "cannot open");
    sqlite3_progress_handler(writer->database, INSTRUCTIONS, is_interrupted, NULL);
    /* The file is thrown away if anything fails, so SQLite need not be able to roll back. */
    if (run(writer,
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 32768; PRAGMA cache_size = "
            "-65536;"
            "PRAGMA threads = 2;",
            "cannot open") ||
        run(writer, schema, "cannot create tables") || run(writer, "BEGIN", "cannot write"))
        return -1;
    return prepare(writer, &writer->add_process, "INSERT INTO process VALUES (?, ?, ?, ?, ?, ?, ?)") ||
                   prepare(writer, &writer->add_thread, "INSERT INTO thread (id, process, tid, name) VALUES (?, ?, ?, ?)") ||
                   prepare(writer, &writer->end_thread,
                           "UPDATE thread SET first_ns = ?2, last_ns = ?3, events = ?4, lost = ?5, unfinished = ?6, unbalanced = ?7 WHERE id = ?1") ||
                   prepare(writer, &writer->add_site, "INSERT INTO site VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") ||
                   prepare(writer, &writer->add_span, "INSERT INTO span VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") ||
                   prepare(writer, &writer->add_event, "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)")
               ? -1
               : 0;
}

static int writer_close(struct writer *writer, bool is_complete)
{
    sqlite3_stmt *statements[] = {
        writer->add_process, writer->add_thread, writer->end_thread, writer->add_site, writer->add_span, writer->add_event
    };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        sqlite3_finalize(statements[i]);
    if (is_complete && writer->failure == SQLITE_OK && run(writer, indices, "cannot create indices") == 0)
        run(writer, "COMMIT", "cannot write");
    int result = sqlite3_close(writer->database);
    if (result != SQLITE_OK && writer->failure == SQLITE_OK) {
        log_error("%s: cannot close: %s", writer->path, sqlite3_errstr(result));
        writer->failure = result;
    }
    return writer->failure == SQLITE_OK ? 0 : -1;
}

static void write_site(struct writer *writer, uint32_t number, const struct weft_site *site)
{
    sqlite3_stmt *statement = writer->add_site;
    sqlite3_bind_int64(statement, 1, writer->site_base + number);
    sqlite3_bind_int64(statement, 2, writer->process_id);
    sqlite3_bind_int64(statement, 3, number);
    bind_text(statement, 4, site->callee);
    bind_text(statement, 5, site->file);
    bind_text(statement, 6, site->function);
    sqlite3_bind_int64(statement, 7, site->line_begin);
    sqlite3_bind_int64(statement, 8, site->line_end);
    sqlite3_bind_int64(statement, 9, site->column);
    sqlite3_bind_int64(statement, 10, site->depth);
    sqlite3_bind_int64(statement, 11, site->kind);
    sqlite3_bind_int64(statement, 12, site->flags & WEFT_SITE_INCLUSIVE);
    step(writer, statement);
}

static sqlite3_int64 site_row(struct writer *writer, uint32_t number)
{
    if (number < writer->process->n_sites && writer->process->sites[number].callee)
        return writer->site_base + number;
    if (!writer->has_unknown_site) {
        writer->has_unknown_site = true;
        write_site(writer, 0, reader_site(writer->process, 0));
    }
    return writer->site_base;
}

static void begin_process(struct export_job *job)
{
    struct writer *writer = job->state;
    const struct trace_process *process = job->process;
    sqlite3_stmt *statement = writer->add_process;
    writer->site_base += writer->process ? writer->process->n_sites + 1 : 1;
    writer->process = process;
    writer->process_id++;
    writer->has_unknown_site = false;
    sqlite3_bind_int64(statement, 1, writer->process_id);
    bind_text(statement, 2, process->program);
    sqlite3_bind_int64(statement, 3, process->pid);
    if (process->parent_pid)
        sqlite3_bind_int64(statement, 4, process->parent_pid);
    else
        sqlite3_bind_null(statement, 4);
    bind_text(statement, 5, process->machine_id);
    sqlite3_bind_int64(statement, 6, process->clock_offset);
    bind_text(statement, 7, process->path);
    step(writer, statement);
    for (uint32_t number = 1; number < process->n_sites; number++)
        if (process->sites[number].callee)
            write_site(writer, number, &process->sites[number]);
    job->failed = writer->failure != SQLITE_OK;
}

static void write_span(struct export_job *job, const struct span *span)
{
    struct writer *writer = job->state;
    sqlite3_stmt *statement = writer->add_span;
    sqlite3_int64 site = site_row(writer, span->site);
    sqlite3_bind_int64(statement, 1, (sqlite3_int64)span->id);
    if (span->parent)
        sqlite3_bind_int64(statement, 2, (sqlite3_int64)span->parent);
    else
        sqlite3_bind_null(statement, 2);
    sqlite3_bind_int64(statement, 3, writer->thread_id);
    sqlite3_bind_int64(statement, 4, site);
    sqlite3_bind_int64(statement, 5, span->kind);
    sqlite3_bind_int64(statement, 6, span->depth);
    sqlite3_bind_int64(statement, 7, (sqlite3_int64)span->start);
    sqlite3_bind_int64(statement, 8, (sqlite3_int64)span->duration);
    sqlite3_bind_int64(statement, 9, (sqlite3_int64)span->self);
    sqlite3_bind_int64(statement, 10, span->unfinished);
    sqlite3_bind_int64(statement, 11, span->unwound);
    step(writer, statement);
}

static void write_event(struct export_job *job, const struct trace_event *event)
{
    struct writer *writer = job->state;
    sqlite3_stmt *statement = writer->add_event;
    sqlite3_int64 site = site_row(writer, event->site);
    sqlite3_bind_int64(statement, 1, ++writer->event_id);
    sqlite3_bind_int64(statement, 2, writer->thread_id);
    sqlite3_bind_int64(statement, 3, ++writer->counter);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)event->time);
    sqlite3_bind_int64(statement, 5, event->type);
    sqlite3_bind_int64(statement, 6, site);
    if (event->future)
        sqlite3_bind_int64(statement, 7, event->future);
    else
        sqlite3_bind_null(statement, 7);
    job->failed = step(writer, statement) != 0;
}

static void begin_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    sqlite3_stmt *statement = writer->add_thread;
    writer->counter = 0;
    sqlite3_bind_int64(statement, 1, ++writer->thread_id);
    sqlite3_bind_int64(statement, 2, writer->process_id);
    sqlite3_bind_int64(statement, 3, job->thread->tid);
    bind_text(statement, 4, job->thread->name);
    job->failed = step(writer, statement) != 0;
}

static void end_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    const struct trace_thread *thread = job->thread;
    sqlite3_stmt *statement = writer->end_thread;
    sqlite3_bind_int64(statement, 1, writer->thread_id);
    if (thread->n_events > 0) {
        sqlite3_bind_int64(statement, 2, (sqlite3_int64)thread->first_time);
        sqlite3_bind_int64(statement, 3, (sqlite3_int64)thread->last_time);
    } else {
        sqlite3_bind_null(statement, 2);
        sqlite3_bind_null(statement, 3);
    }
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)thread->n_events);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)thread->lost);
    sqlite3_bind_int64(statement, 6, (sqlite3_int64)job->spans.unfinished);
    sqlite3_bind_int64(statement, 7, (sqlite3_int64)job->spans.unbalanced);
    job->failed = step(writer, statement) != 0;
}

static void open_database(struct export_job *job)
{
    job->failed = writer_open(job->state, job->path) != 0;
}

static void close_database(struct export_job *job, bool is_complete)
{
    if (writer_close(job->state, is_complete) != 0)
        job->failed = true;
}

const struct exporter export_sqlite = {
    .name = "sqlite",
    .help = "SQLite database: tables process, thread, site, span, event and the view events",
    .target = EXPORT_FILE,
    .state_size = sizeof(struct writer),
    .open = open_database,
    .process = begin_process,
    .thread = begin_thread,
    .event = write_event,
    .closed = write_span,
    .thread_over = end_thread,
    .close = close_database,
};
