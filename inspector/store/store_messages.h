/* Fills the tables message, communicator and mpi_rank once the messages of all processes have been collected
 * (messages.h). */
#ifndef STORE_MESSAGES_H
#define STORE_MESSAGES_H

#include "store.h"
#include "vec.h"

/* Where the rows are of what `messages` numbers. */
struct store_message_rows {
    sqlite3_int64 *processes;   /* by index */
    sqlite3_int64 **sites;      /* by index of the process and number; [0]: row for undefined sites */
    VEC(sqlite3_int64) threads; /* in order of messages->threads */
};

/* Matches them: once, instead of messages_match. */
void store_write_messages(struct store *store, struct messages *messages, const struct store_message_rows *rows);

#endif
