/* The SQLite database of traces: what weft export --to sqlite writes and weft collect fills. Tables:
 * docs/export-sqlite.md.
 *
 * An event that begins or ends an interval is not stored beside it: the view `event` makes it of the interval.
 * Intervals go in by batches, in order of their ids, through a virtual table, which costs half of what a statement for
 * each of them does.
 *
 * After the first failure, which is reported once, nothing is written any more; `failure` is its code. Not thread
 * safe. */
#ifndef STORE_H
#define STORE_H

#include "frames.h"
#include "reader.h"
#include "intervals.h"
#include "store_batch.h"
#include "store_layout.h"

enum store_use {
    STORE_EXPORT, /* a new file that is thrown away if anything fails, so SQLite need not be able to roll back */
    STORE_COLLECT /* a file that must survive whatever happens; others may read it at the same time */
};

/* Opens or creates the database at `path`, which is kept. `view` is the name of the view with one row an event (docs:
 * `events`). Returns -1 after a message; store_close in any case. */
int store_open(struct store *store, const char *path, enum store_use use, const char *view);
/* Returns -1 if anything has failed since store_open. */
int store_close(struct store *store);
/* The indices of a finished export: building them at the end is several times faster than keeping them up to date. */
int store_index(struct store *store);

/* `offset` and `error`, in ns: collector's clock - that of the machine, and how far it may be wrong; `measured`: when,
 * ns since 1970, 0: never. */
void store_add_machine(struct store *store, const char *machine_id, int64_t offset, int64_t error, int64_t measured);
/* These return the id of the row. A site that is there already is replaced. */
sqlite3_int64 store_add_process(struct store *store, const struct trace_process *process);
sqlite3_int64 store_add_thread(struct store *store, sqlite3_int64 process, uint32_t tid, const char *name, const char *file);
sqlite3_int64 store_add_site(struct store *store, sqlite3_int64 process, uint32_t number, const struct weft_site *site);
/* Totals of `thread` so far, and those of `intervals`. */
void store_set_thread(struct store *store, sqlite3_int64 id, const struct trace_thread *thread, const struct intervals *intervals);
/* `number`: of the event within its thread, from 1. `site` is a row's id here and below. */
void store_add_instant(struct store *store, sqlite3_int64 thread, uint64_t number, sqlite3_int64 site, const struct trace_event *event);
/* Names of the values that events of a site carry, as its definition has them. */
void store_add_value_names(struct store *store, sqlite3_int64 site, const char *names);
/* Values of the event with this number in this thread: of arguments, or of a result. */
void store_add_arguments(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
void store_add_result(struct store *store, sqlite3_int64 thread, uint64_t number, const struct trace_values *values);
/* What is mapped in a process, from `since` on, by the clock of its intervals. */
void store_add_module(struct store *store, sqlite3_int64 process, uint64_t since, const struct trace_module *module);
/* A frame of the backtrace of the interval that this event begins, from the inside out; `frame` NULL: nobody has
 * looked for its names. */
void store_add_frame(struct store *store, sqlite3_int64 thread, uint64_t number, unsigned depth, uint64_t address, const struct frame *frame);

#endif
