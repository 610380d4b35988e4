/* Intervals to be written to the database: they are collected in batches, and one INSERT statement reads a batch
 * through a virtual table. */
#ifndef STORE_BATCH_H
#define STORE_BATCH_H

#include "intervals.h"
#include "store_database.h"

#define STORE_BATCH_INSERT                                                                                                                           \
    "INSERT OR REPLACE INTO span (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags) SELECT * FROM batch"
/* The same for a database in which none of them can be. */
#define STORE_BATCH_INSERT_NEW                                                                                                                       \
    "INSERT INTO span (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags) SELECT * FROM batch"

/* Returns -1 on failure; store_batch_release in either case. */
int store_batch_open(struct store *store);
void store_batch_release(struct store *store);

/* Adds an interval to the batch. An interval that is already in the database is replaced (STORE_COLLECT). */
void store_add_interval(struct store *store, sqlite3_int64 thread, sqlite3_int64 site, const struct interval *interval);
/* Writes the batch. Call it before statements that read intervals, and at the end. Returns -1 on failure. */
int store_flush(struct store *store);

#endif
