#include "store_database.h"

#include <stddef.h>

#include "log.h"
#include "interrupt.h"

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
