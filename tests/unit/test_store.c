#include <criterion/criterion.h>
#include <stdio.h>
#include <unistd.h>

#include "store.h"

static void open_in_memory(struct store *store, sqlite3_int64 *thread, sqlite3_int64 *site)
{
    const struct trace_process process = { .path = "t/loom-1", .program = "loom", .machine_id = "m", .pid = 1 };
    const struct weft_site call = { .callee = "f", .file = "/f.c", .function = "main" };
    cr_assert_eq(store_open(store, ":memory:", STORE_EXPORT, "events"), 0);
    store_add_machine(store, "m", 0, 0, 0);
    sqlite3_int64 row = store_add_process(store, &process);
    *thread = store_add_thread(store, row, 1, "loom", "thread-1");
    *site = store_add_site(store, row, 1, &call);
}

static sqlite3_int64 ask(struct store *store, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    cr_assert_eq(store_prepare(store, &statement, sql), 0);
    sqlite3_int64 found = store_number(store, statement, -1);
    sqlite3_finalize(statement);
    return found;
}

/* Names and captured text are any bytes; readers of SQLite refuse those that are not UTF-8. */
Test(store, text_is_utf8)
{
    const struct weft_site call = { .callee = "caf\xc3\xa9", .file = "/\xff.c", .function = "cut\xc3" };
    const struct trace_values values = { .bytes = (const uint8_t *)"\5caf\xc3", .size = 6, .count = 1 };
    sqlite3_int64 thread, site;
    struct store store;
    open_in_memory(&store, &thread, &site);
    store_add_site(&store, 1, 2, &call);
    store_add_value_names(&store, site, "na\xffme");
    store_add_arguments(&store, thread, 1, &values);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM site WHERE callee = 'caf\xc3\xa9' AND file = '/?.c' AND function = 'cut?'"), 1);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM value_name WHERE name = 'na?me'"), 1);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM value WHERE value = 'caf?'"), 1);
    cr_expect_eq(store_close(&store), 0);
}

/* Each of 16 kinds, in each state that an interval may be in: none may leak into another. */
Test(store, a_span_has_room_for_sixteen_kinds)
{
    sqlite3_int64 thread, site;
    struct store store;
    open_in_memory(&store, &thread, &site);
    for (unsigned kind = 0; kind < 1 << WEFT_KIND_BITS; kind++)
        for (unsigned state = 0; state < 8; state++) {
            struct interval interval = { .begin_event = 1 + kind * 8 + state, .kind = (enum weft_kind)kind };
            interval.unfinished = state & 1;
            interval.unwound = state & 2;
            interval.open = state & 4;
            store_add_interval(&store, thread, site, &interval);
        }
    store_flush(&store);
    cr_assert_eq(store_index(&store), 0);
#define STATE "((id & 0xff) - 1)"
    cr_expect_eq(ask(&store, "SELECT count(*) FROM span"), 128);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM span WHERE kind = " STATE " >> 3"), 128);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM span WHERE unfinished = (" STATE " & 1)"), 128);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM span WHERE unwound = (" STATE " >> 1 & 1)"), 128);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM span WHERE (flags & " STORE_SQL(STORE_OPEN) " <> 0) = (" STATE " >> 2 & 1)"), 128);
    cr_expect_eq(store_close(&store), 0);
}

/* The type of an event that is made of a span follows from its kind. */
Test(store, events_of_a_span_have_the_types_of_its_kind)
{
    static const struct {
        enum weft_kind kind;
        bool unwound;
        enum weft_event begin, end;
    } cases[] = {
        { WEFT_KIND_CALL, false, WEFT_EVENT_BEGIN, WEFT_EVENT_END },
        { WEFT_KIND_CALL, true, WEFT_EVENT_BEGIN, WEFT_EVENT_UNWIND },
        { WEFT_KIND_LOCAL, false, WEFT_EVENT_LOCAL_BEGIN, WEFT_EVENT_LOCAL_END },
        { WEFT_KIND_GLOBAL, false, WEFT_EVENT_GLOBAL_BEGIN, WEFT_EVENT_GLOBAL_END },
        { WEFT_KIND_FUNCTION, false, WEFT_EVENT_BEGIN, WEFT_EVENT_END },
    };
    enum { N = sizeof cases / sizeof *cases };
    sqlite3_int64 thread, site;
    struct store store;
    open_in_memory(&store, &thread, &site);
    for (unsigned i = 0; i < N; i++)
        store_add_interval(
            &store, thread, site,
            &(struct interval){ .begin_event = 2 * i + 1, .end_event = 2 * i + 2, .kind = cases[i].kind, .unwound = cases[i].unwound });
    store_flush(&store);
    cr_assert_eq(store_index(&store), 0);
    for (unsigned i = 0; i < N; i++) {
        char sql[64];
        snprintf(sql, sizeof sql, "SELECT type FROM event WHERE counter = %u", 2 * i + 1);
        cr_expect_eq(ask(&store, sql), cases[i].begin, "case %u", i);
        snprintf(sql, sizeof sql, "SELECT type FROM event WHERE counter = %u", 2 * i + 2);
        cr_expect_eq(ask(&store, sql), cases[i].end, "case %u", i);
    }
    cr_expect_eq(ask(&store, "SELECT count(*) FROM event LEFT JOIN event_type ON event_type.id = type WHERE description IS NULL"), 0);
    cr_expect_eq(ask(&store, "SELECT count(*) FROM event_type WHERE id IN (9, 10, 20)"), 0, "readers hand out none of these");
    cr_expect_eq(store_close(&store), 0);
}

/* While an export is written, the table has a definition of its own. */
Test(store, an_export_ends_with_the_tables_of_a_collector)
{
    static const char sql[] = "SELECT count(*) FROM main.sqlite_schema WHERE name = 'span' AND sql LIKE 'CREATE TABLE span ( id INTEGER PRIMARY KEY,"
                              " parent_event INTEGER, site INTEGER NOT NULL REFERENCES site(id)%unwound INTEGER AS (flags & 32 <> 0) VIRTUAL)'",
                      own[] = "SELECT count(*) FROM pragma_table_xinfo('span')", temporary[] = "SELECT count(*) FROM temp.sqlite_schema";
    sqlite3_int64 thread, site;
    struct store store;
    open_in_memory(&store, &thread, &site);
    cr_expect_eq(ask(&store, sql), 0, "nothing but the columns that are stored");
    cr_expect_eq(ask(&store, own), 9);
    cr_assert_eq(store_index(&store), 0);
    cr_expect_eq(ask(&store, sql), 1);
    cr_expect_eq(ask(&store, own), 14);
    cr_expect_eq(ask(&store, temporary), 0);
    cr_expect_eq(store_close(&store), 0);
    cr_assert_eq(store_open(&store, ":memory:", STORE_COLLECT, "events"), 0);
    cr_expect_eq(ask(&store, sql), 1);
    cr_expect_eq(ask(&store, own), 14);
    cr_expect_eq(store_close(&store), 0);
}

Test(store, an_older_layout_is_refused)
{
    char path[] = "/tmp/test_store.XXXXXX";
    int file = mkstemp(path);
    cr_assert_geq(file, 0);
    close(file);
    sqlite3 *database;
    cr_assert_eq(sqlite3_open(path, &database), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(database, "CREATE TABLE format (version INTEGER PRIMARY KEY); INSERT INTO format VALUES (4)", NULL, NULL, NULL),
                 SQLITE_OK);
    sqlite3_close(database);
    struct store store;
    cr_expect_eq(store_open(&store, path, STORE_COLLECT, "events"), -1);
    cr_expect_eq(store.failure, SQLITE_MISMATCH);
    store_close(&store);
    cr_assert_eq(sqlite3_open(path, &database), SQLITE_OK);
    cr_expect_eq(sqlite3_exec(database, "SELECT * FROM span", NULL, NULL, NULL), SQLITE_ERROR, "and left as it was");
    sqlite3_close(database);
    unlink(path);
}
