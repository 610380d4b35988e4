/* Numbers that the layout of the database is made of: store_schema.c has the tables, docs/export-sqlite.md what they
 * mean. */
#ifndef STORE_LAYOUT_H
#define STORE_LAYOUT_H

#include <sqlite3.h>
#include <stdint.h>

#include <weft/format.h>

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

/* Id of the interval or event with this number in this thread. */
static inline sqlite3_int64 store_event_id(sqlite3_int64 thread, uint64_t number)
{
    return thread << 40 | (sqlite3_int64)number;
}

#endif
