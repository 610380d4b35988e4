/* The SQLite database of traces, which weft export --to sqlite writes and weft collect fills. Tables:
 * docs/export-sqlite.md.
 *
 * Events that begin or end an interval are not stored separately: the view `event` derives them from the interval.
 * Intervals are inserted in batches, in order of their ids, through a virtual table, which costs half as much as a
 * statement for each.
 *
 * The first failure is reported, once, and `failure` holds its code; after that nothing is written any more. Times are
 * in ns. Not thread safe. */
#ifndef STORE_H
#define STORE_H

#include "frames.h"
#include "messages.h"
#include "reader.h"
#include "intervals.h"
#include "store_batch.h"
#include "store_layout.h"

enum store_use {
    STORE_EXPORT, /* a new file that is removed if anything fails, so SQLite need not be able to roll back */
    STORE_COLLECT /* a file that must stay consistent through any failure; others may read it at the same time */
};

/* Opens or creates the database at `path`, which is kept, not copied. `view` is the name of the view with one row per
 * event (docs: `events`). Returns -1 after a message. Call store_close in either case. */
int store_open(struct store *store, const char *path, enum store_use use, const char *view);
/* Closes the database. Returns -1 if anything has failed since store_open. */
int store_close(struct store *store);
/* Finishes an export: creates the indices, which is several times faster than keeping them up to date, and gives `span` its
 * virtual columns, which it lacks until then. Returns -1 after a message. */
int store_index(struct store *store);

/* Bind text of traces, also where it is looked up: bytes that are not UTF-8 become question marks, because SQLite takes all
 * bytes, and its readers do not. NULL is NULL. The text must stay until the statement has run. */
void store_bind_text(sqlite3_stmt *statement, int index, const char *text);
void store_bind_slice(sqlite3_stmt *statement, int index, struct slice text);
/* Adds or updates a machine. `offset`: the collector's clock - the machine's clock, in ns; `error`: how far `offset`
 * may be wrong, in ns; `measured`: time of the measurement, in ns since 1970, 0 if there was none. */
void store_add_machine(struct store *store, const char *machine_id, int64_t offset, int64_t error, int64_t measured);
/* These return the id of the row, 0 on failure. A site that is there already is replaced. */
sqlite3_int64 store_add_process(struct store *store, const struct trace_process *process);
sqlite3_int64 store_add_thread(struct store *store, sqlite3_int64 process, uint32_t tid, const char *name, const char *file);
sqlite3_int64 store_add_site(struct store *store, sqlite3_int64 process, uint32_t number, const struct weft_site *site);
/* Sets the totals of the thread so far: those of `thread` and of `intervals`. */
void store_set_thread(struct store *store, sqlite3_int64 id, const struct trace_thread *thread, const struct intervals *intervals);
/* Adds an instant. `number`: of the event within its thread, from 1. Here and below, `site` is the id of a row. */
void store_add_instant(struct store *store, sqlite3_int64 thread, uint64_t number, sqlite3_int64 site, const struct trace_event *event);
/* Adds the names of the values that events of a site carry, as in its definition. */
void store_add_value_names(struct store *store, sqlite3_int64 site, const char *names);
/* Add the values of the event with this number in this thread, of arguments or of a result. */
void store_add_arguments(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
void store_add_result(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
/* Add the creation of a task, a part of its execution, and an edge between two of the process's tasks. The parts may come
 * before the creation. parent 0: no task has created it. */
void store_add_task(struct store *store, sqlite3_int64 process, uint64_t number, sqlite3_int64 site, uint64_t parent, uint64_t time,
                    sqlite3_int64 thread);
/* What the clauses of a task say that has been added: `priority` NULL without one, `words` "" without others. */
void store_set_task_traits(struct store *store, sqlite3_int64 process, uint64_t number, const int64_t *priority, const char *words);
void store_set_task_fulfilled(struct store *store, sqlite3_int64 process, uint64_t number, uint64_t time);
void store_add_task_part(struct store *store, sqlite3_int64 process, sqlite3_int64 site, sqlite3_int64 thread, const struct interval *part);
void store_add_task_edge(struct store *store, sqlite3_int64 process, uint64_t from, uint64_t to, const char *hazard);
/* Add a process's rank in MPI_COMM_WORLD, a communicator, and a message. `threads` and `sites`: rows, of the calls that sent
 * it, began to receive it, and completed that (threads[2] is not stored). */
void store_add_rank(struct store *store, sqlite3_int64 process, int32_t rank);
void store_add_communicator(struct store *store, const struct message_communicator *communicator);
void store_add_message(struct store *store, const struct message *message, const sqlite3_int64 threads[3], const sqlite3_int64 sites[3]);
/* Adds a file that is mapped in a process from `since` on, in ns of the clock of its intervals. */
void store_add_module(struct store *store, sqlite3_int64 process, uint64_t since, const struct trace_module *module);
void store_add_switch(struct store *store, sqlite3_int64 process, uint64_t time, const struct trace_switch *added);
/* Adds a frame of the backtrace of the interval that this event begins; depth 0 is the innermost. `frame` NULL: its
 * names have not been looked up. */
void store_add_frame(struct store *store, sqlite3_int64 thread, uint64_t number, unsigned depth, uint64_t address, const struct frame *frame);

#endif
