/* The tables that put several threads and processes together, in the database of a collector: task and task_edge, and
 * message, communicator and mpi_rank. They follow from the events that are kept (store_kept.h), and hold what an export
 * of these would hold. */
#ifndef STORE_DERIVE_H
#define STORE_DERIVE_H

#include "store_database.h"

/* Fills them for all processes of which there are newer events than the tables know, and messages, which concern several
 * processes, as a whole. Within a transaction. Returns -1 on failure. */
int store_derive(struct store *store);
/* The tables know nothing of this process any more: its times or its threads have changed. */
void store_derive_again(struct store *store, sqlite3_int64 process);

#endif
