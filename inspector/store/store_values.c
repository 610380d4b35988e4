/* Captured values in the database. Arguments have positions from 0 on, in the order of their names; the result has
 * position RESULT, and the counters those below it. */
#include "str.h"
#include "store.h"
#include "values.h"

enum { RESULT = -1 };

void store_add_value_names(struct store *store, sqlite3_int64 site, const char *names)
{
    sqlite3_stmt *add_name = store->statements[STORE_ADD_VALUE_NAME], *add_word = store->statements[STORE_ADD_VALUE_WORD];
    struct value_name name;
    int counter = RESULT;
    for (int position = 0; values_next_name(&names, &name); position++) {
        struct slice word;
        int64_t number;
        bool is_result = slice_is(name.name, "return") && (!*names || *names == '+');
        int at = is_result ? RESULT : name.is_counter ? --counter : position;
        sqlite3_bind_int64(add_name, 1, site);
        sqlite3_bind_int(add_name, 2, at);
        store_bind_slice(add_name, 3, name.name);
        store_step(store, add_name);
        while (values_next_word(&name.words, &word, &number)) {
            sqlite3_bind_int64(add_word, 1, site);
            sqlite3_bind_int(add_word, 2, at);
            sqlite3_bind_int64(add_word, 3, number);
            store_bind_slice(add_word, 4, word);
            store_step(store, add_word);
        }
    }
}

/* Numbers that exceed SQLite's integers are stored as text, which sorts after all integers, and which sum() and avg()
 * read as a number. */
static void bind_value(sqlite3_stmt *statement, int index, const struct value *value)
{
    switch (value->kind) {
    case WEFT_WIRE_INT:
        sqlite3_bind_int64(statement, index, value->is.number);
        break;
    case WEFT_WIRE_UNSIGNED:
    case WEFT_WIRE_POINTER:
        if (value->is.natural <= INT64_MAX || value->kind == WEFT_WIRE_POINTER)
            sqlite3_bind_int64(statement, index, (sqlite3_int64)value->is.natural);
        else
            sqlite3_bind_text(statement, index, sqlite3_mprintf("%llu", (unsigned long long)value->is.natural), -1, sqlite3_free);
        break;
    case WEFT_WIRE_FLOAT:
        sqlite3_bind_double(statement, index, value->is.real);
        break;
    case WEFT_WIRE_STRING:
        store_bind_text(statement, index, value->is.string);
        break;
    default:
        sqlite3_bind_null(statement, index);
    }
}

/* `step`: from the position of a value to that of the next one. */
static void add_values(struct store *store, sqlite3_int64 event, int position, int step, const struct trace_values *values)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_VALUE];
    struct value_cursor cursor;
    struct value value;
    for (values_open(&cursor, values, NULL); values_next(&cursor, &value); position += step) {
        if (position == RESULT && value.kind == WEFT_WIRE_NONE) /* what follows are counters */
            continue;
        sqlite3_bind_int64(statement, 1, event);
        sqlite3_bind_int(statement, 2, position);
        sqlite3_bind_int(statement, 3, value.kind);
        bind_value(statement, 4, &value);
        store_step(store, statement);
    }
}

void store_add_arguments(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values)
{
    add_values(store, store_event_id(thread, number), 0, 1, values);
}

void store_add_result(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values)
{
    add_values(store, store_event_id(thread, number), RESULT, -1, values);
}
