/* Fills the tables task and task_edge while a process's threads are walked, one after the other.
 *
 * An export walks the files of a trace; a collector walks the events that it has kept (store_derive.h). `site` is always
 * the id of a row. */
#ifndef STORE_TASKS_H
#define STORE_TASKS_H

#include "fulfilments.h"
#include "store.h"
#include "task_graph.h"

struct store_tasks {
    struct store *store;
    struct arena *arena;
    sqlite3_int64 process, thread; /* rows of the current ones */
    const struct trace_process *process_facts;
    const struct trace_thread *thread_facts;
    struct task_graph graph;
    struct task_thread own;
    struct fulfilments fulfilments; /* of the current process */
    struct fulfilment_thread own_fulfilments;
};

void store_tasks_open(struct store_tasks *tasks, struct store *store, struct arena *arena);
/* A process and a thread begin; what comes next is about them. */
void store_tasks_process(struct store_tasks *tasks, const struct trace_process *process, sqlite3_int64 row);
void store_tasks_thread(struct store_tasks *tasks, const struct trace_thread *thread, sqlite3_int64 row);
/* Intervals that are opened and closed, and events that do neither. */
void store_tasks_opened(struct store_tasks *tasks, const struct interval *interval);
void store_tasks_closed(struct store_tasks *tasks, const struct interval *interval, sqlite3_int64 site);
void store_tasks_event(struct store_tasks *tasks, const struct trace_event *event, sqlite3_int64 site);
/* When all threads of the current process have been walked; does nothing without a process. */
void store_tasks_process_over(struct store_tasks *tasks);

#endif
