/* The SQLite database of traces: what weft export --to sqlite writes and weft collect fills. Tables: docs/export-sqlite.md.
 *
 * An event that begins or ends an interval is not stored beside it: the view `event` makes it of the interval. Intervals go in by batches, in order
 * of their ids, through a virtual table, which costs half of what a statement for each of them does.
 *
 * After the first failure, which is reported once, nothing is written any more; `failure` is its code. Not thread safe.
 */
#ifndef STORE_H
#define STORE_H

#include <sqlite3.h>

#include "frames.h"
#include "reader.h"
#include "intervals.h"

/* Of the layout: table `format`. */
#define STORE_VERSION 5

/* Column `flags` of the table span: the interval's kind, and bits for what else is true of it. */
#define STORE_KINDS 15
#define STORE_UNFINISHED 16
#define STORE_UNWOUND 32
#define STORE_OPEN 64
_Static_assert(STORE_KINDS == (1 << WEFT_KIND_BITS) - 1, "a kind does not fit into the flags of a span");

/* A number as a part of an SQL text. */
#define STORE_SQL(number) STORE_SQL_TEXT(number)
#define STORE_SQL_TEXT(number) #number

enum store_use {
    STORE_EXPORT, /* a new file that is thrown away if anything fails, so SQLite need not be able to roll back */
    STORE_COLLECT /* a file that must survive whatever happens; others may read it at the same time */
};

enum store_statement {
    STORE_ADD_MACHINE,
    STORE_ADD_PROCESS,
    STORE_ADD_THREAD,
    STORE_SET_THREAD,
    STORE_ADD_SITE,
    STORE_ADD_INSTANT,
    STORE_ADD_VALUE_NAME,
    STORE_ADD_VALUE_WORD,
    STORE_ADD_VALUE,
    STORE_ADD_MODULE,
    STORE_ADD_FRAME,
    STORE_ADD_SPANS,
    N_STORE_STATEMENTS
};

struct store_row; /* an interval that waits to be written */

struct store {
    sqlite3 *database;
    const char *path;
    int failure; /* SQLite's code, or SQLITE_OK */
    sqlite3_stmt *statements[N_STORE_STATEMENTS];

    /* Intervals of one thread that wait to be written, in the order in which they came. */
    struct store_row *rows;
    uint32_t n_rows;
    sqlite3_int64 thread; /* that they belong to */
    uint32_t *order;      /* by their first event: index of the row + 1, or 0 */
};

/* Opens or creates the database at `path`, which is kept. `view` is the name of the view with one row an event (docs: `events`). Returns -1 after a
 * message; store_close in any case. */
int store_open(struct store *store, const char *path, enum store_use use, const char *view);
/* Returns -1 if anything has failed since store_open. */
int store_close(struct store *store);
/* Executes SQL. `doing` is for the message. */
int store_run(struct store *store, const char *sql, const char *doing);
int store_prepare(struct store *store, sqlite3_stmt **statement, const char *sql);
/* Executes a statement whose values are bound and that gives no row. */
int store_step(struct store *store, sqlite3_stmt *statement);
/* The first column of the first row of a statement whose values are bound; `missing` if there is none. */
sqlite3_int64 store_number(struct store *store, sqlite3_stmt *statement, sqlite3_int64 missing);
/* Reports the failure of what the database was asked for last. Returns -1. */
int store_fail(struct store *store, const char *doing);

/* `offset` and `error`, in ns: collector's clock - that of the machine, and how far it may be wrong; `measured`: when, ns since 1970, 0: never. */
void store_add_machine(struct store *store, const char *machine_id, int64_t offset, int64_t error, int64_t measured);
/* These return the id of the row. A site that is there already is replaced. */
sqlite3_int64 store_add_process(struct store *store, const struct trace_process *process);
sqlite3_int64 store_add_thread(struct store *store, sqlite3_int64 process, uint32_t tid, const char *name, const char *file);
sqlite3_int64 store_add_site(struct store *store, sqlite3_int64 process, uint32_t number, const struct weft_site *site);
/* Totals of `thread` so far, and those of `intervals`. */
void store_set_thread(struct store *store, sqlite3_int64 id, const struct trace_thread *thread, const struct intervals *intervals);
/* `number`: of the event within its thread, from 1. `site` is a row's id here and below. */
void store_add_instant(struct store *store, sqlite3_int64 thread, uint64_t number, sqlite3_int64 site, const struct trace_event *event);
/* Names of the values that events of a site carry, as its definition has them. */
void store_add_value_names(struct store *store, sqlite3_int64 site, const char *names);
/* Values of the event with this number in this thread: of arguments, or of a result. */
void store_add_arguments(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
void store_add_result(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
/* What is mapped in a process, from `since` on, by the clock of its intervals. */
void store_add_module(struct store *store, sqlite3_int64 process, uint64_t since, const struct trace_module *module);
/* A frame of the backtrace of the interval that this event begins, from the inside out; `frame` NULL: nobody has looked for its names. */
void store_add_frame(struct store *store, sqlite3_int64 thread, uint64_t number, unsigned depth, uint64_t address, const struct frame *frame);
/* Intervals of a thread that were there already are replaced (STORE_COLLECT). */
void store_add_interval(struct store *store, sqlite3_int64 thread, sqlite3_int64 site, const struct interval *interval);
/* Writes the intervals that wait. To be called before statements that read intervals, and at the end. */
int store_flush(struct store *store);
/* The indices of a finished export: building them at the end is several times faster than keeping them up to date. */
int store_index(struct store *store);

/* Id of the interval or event with this number in this thread. */
static inline sqlite3_int64 store_event_id(sqlite3_int64 thread, uint64_t number)
{
    return thread << 40 | (sqlite3_int64)number;
}

#endif
