/* The database that a store writes into: SQL is executed, and its first failure kept. */
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

/* Executes SQL. `doing` is for the message. */
int store_run(struct store *store, const char *sql, const char *doing);
int store_prepare(struct store *store, sqlite3_stmt **statement, const char *sql);
/* Executes a statement whose values are bound and that gives no row. */
int store_step(struct store *store, sqlite3_stmt *statement);
/* The first column of the first row of a statement whose values are bound; `missing` if there is none. */
sqlite3_int64 store_number(struct store *store, sqlite3_stmt *statement, sqlite3_int64 missing);
/* Reports the failure of what the database was asked for last. Returns -1. */
int store_fail(struct store *store, const char *doing);

#endif
