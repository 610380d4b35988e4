/* Constants of the database's layout. The tables are in store_schema.c, their meaning in docs/export-sqlite.md. */
#ifndef STORE_LAYOUT_H
#define STORE_LAYOUT_H

#include <sqlite3.h>
#include <stdint.h>

#include <weft/format.h>

/* Version of the layout: table `format`. */
#define STORE_VERSION 8

/* Column `flags` of the table span: the interval's kind in the low bits, and a bit for each other property. */
#define STORE_KINDS 15
#define STORE_UNFINISHED 16
#define STORE_UNWOUND 32
#define STORE_OPEN 64
_Static_assert(STORE_KINDS == (1 << WEFT_KIND_BITS) - 1, "a kind does not fit into the flags of a span");

/* The columns of the table span that are stored. */
#define STORE_SLIM_SPAN "CREATE TABLE span (id INTEGER PRIMARY KEY, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags)"

/* A number as part of an SQL text. */
#define STORE_SQL(number) STORE_SQL_TEXT(number)
#define STORE_SQL_TEXT(number) #number

/* The id of the interval or event with this number in this thread. */
static inline sqlite3_int64 store_event_id(sqlite3_int64 thread, uint64_t number)
{
    return thread << 40 | (sqlite3_int64)number;
}

#endif
