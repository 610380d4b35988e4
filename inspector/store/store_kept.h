/* Events that a collector keeps as they came: those of processes with tasks or messages, from which the tables that put
 * several threads together are made again and again (store_derive.h). */
#ifndef STORE_KEPT_H
#define STORE_KEPT_H

#include "store.h"

/* Are the events of a process kept that has a site of this kind, which calls this? */
bool store_keeps(uint8_t kind, const char *callee);

/* From now on the events of this process are kept. */
void store_keep_process(struct store *store, sqlite3_int64 process);
/* Keeps whole events of a thread. They follow its first `before` events, the last of which had the time stamp `stamp`. */
void store_keep(struct store *store, sqlite3_int64 thread, uint64_t before, uint64_t stamp, const uint8_t *bytes, size_t length);

struct store_kept_visitor {
    void (*opened)(const struct interval *interval, void *context);
    void (*closed)(const struct interval *interval, void *context);
    void (*event)(const struct trace_event *event, void *context); /* that neither opens nor closes one */
    void *context;
};

/* Reads what is kept of a thread as if it had ended with its last event. `process` says its clock, sites and switches. */
void store_kept_read(struct store *store, sqlite3_int64 thread, const struct trace_process *process, const struct store_kept_visitor *visitor);

#endif
