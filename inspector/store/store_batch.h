/* Intervals on their way into the database (store.h): a virtual table gives them to one INSERT statement. */
#ifndef STORE_BATCH_H
#define STORE_BATCH_H

#include "store.h"

#define STORE_BATCH_INSERT                                                                                                                           \
    "INSERT OR REPLACE INTO span (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags) SELECT * FROM batch"

int store_batch_open(struct store *store);
void store_batch_release(struct store *store);

#endif
