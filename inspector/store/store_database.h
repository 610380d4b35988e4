/* The database that a store writes into: executes SQL, and keeps the first failure. After it, functions do nothing and
 * fail. */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include <sqlite3.h>
#include <stdint.h>

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
    STORE_ADD_SWITCH,
    STORE_ADD_FRAME,
    STORE_ADD_SPANS,
    STORE_ADD_TASK,
    STORE_SET_TASK_TRAITS,
    STORE_SET_TASK_FULFILLED,
    STORE_ADD_TASK_PART,
    STORE_ADD_TASK_EDGE,
    STORE_ADD_RANK,
    STORE_ADD_COMMUNICATOR,
    STORE_ADD_MESSAGE,
    STORE_KEEP_PROCESS,
    STORE_KEEP_EVENTS,
    STORE_READ_KEPT,
    STORE_FIND_CHANGED,
    STORE_FIND_RANKS,
    STORE_READ_PROCESS,
    STORE_READ_SITES,
    STORE_READ_SWITCHES,
    STORE_READ_THREADS,
    STORE_FORGET_TASKS,
    STORE_FORGET_TASK_EDGES,
    STORE_SET_DERIVED,
    STORE_DERIVE_AGAIN,
    N_STORE_STATEMENTS
};

struct store_row; /* an interval that is still to be written */

struct store {
    sqlite3 *database;
    const char *path;
    int failure; /* SQLite's code, or SQLITE_OK */
    sqlite3_stmt *statements[N_STORE_STATEMENTS];

    /* Intervals of one thread that are still to be written, in the order in which they were added. */
    struct store_row *rows;
    uint32_t n_rows;
    sqlite3_int64 thread; /* the thread of these intervals */
    uint32_t *order;      /* by number of the first event: index of the row + 1, or 0 */
};

/* Executes SQL. `doing` is part of the message. Returns -1 after a message. */
int store_run(struct store *store, const char *sql, const char *doing);
int store_prepare(struct store *store, sqlite3_stmt **statement, const char *sql);
/* Executes a statement whose values are bound and that returns no rows. Returns -1 after a message. */
int store_step(struct store *store, sqlite3_stmt *statement);
/* Executes a statement whose values are bound. Returns the first column of its first row, or `missing` if there are no
 * rows. */
sqlite3_int64 store_number(struct store *store, sqlite3_stmt *statement, sqlite3_int64 missing);
/* Reports the database's last error, if it is the first one, and keeps its code. Returns -1. */
int store_fail(struct store *store, const char *doing);

#endif
