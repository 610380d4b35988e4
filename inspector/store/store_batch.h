/* Intervals on their way into the database: they wait in batches, and a virtual table gives them to one INSERT
 * statement. */
#ifndef STORE_BATCH_H
#define STORE_BATCH_H

#include "intervals.h"
#include "store_database.h"

#define STORE_BATCH_INSERT                                                                                                                           \
    "INSERT OR REPLACE INTO span (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags) SELECT * FROM batch"

int store_batch_open(struct store *store);
void store_batch_release(struct store *store);

/* Intervals of a thread that were there already are replaced (STORE_COLLECT). */
void store_add_interval(struct store *store, sqlite3_int64 thread, sqlite3_int64 site, const struct interval *interval);
/* Writes the intervals that wait. To be called before statements that read intervals, and at the end. */
int store_flush(struct store *store);

#endif
