/* Flows of tasks in Perfetto's trace: from the creation to the begin, and from each predecessor's end to the begin.
 *
 * The ends of an edge may be on any threads, so edges are written when everything has been read: memory grows with the
 * number of tasks and edges. */
#ifndef PERFETTO_TASKS_H
#define PERFETTO_TASKS_H

#include "exporter.h"
#include "task_graph.h"

struct perfetto_task;

struct perfetto_pair {
    uint32_t process;
    enum task_hazard hazard;
    uint64_t from, to;
};

struct perfetto_tasks {
    struct arena arena;
    struct task_graph graph;
    struct task_thread thread;
    uint32_t process_index;
    VEC(struct perfetto_pair) edges;
    struct perfetto_task **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_tasks;
};

/* An edge as it is drawn. */
struct perfetto_edge {
    bool is_known; /* both tasks are there, and the predecessor has ended */
    const char *hazard;
    uint64_t flow, from_track, from_time, to_track, to_time;
};

/* The number of the flow from the creation of a task to its begin. */
uint64_t perfetto_tasks_flow(const struct export_job *job, uint64_t task);
/* To be called for each thread, event, and interval. perfetto_tasks_opened returns the number of the flow that ends with
 * the interval; 0: none. */
void perfetto_tasks_thread(struct perfetto_tasks *tasks);
void perfetto_tasks_event(struct perfetto_tasks *tasks, const struct export_job *job, const struct trace_event *event);
uint64_t perfetto_tasks_opened(struct perfetto_tasks *tasks, const struct export_job *job, const struct interval *interval, uint64_t track);
void perfetto_tasks_closed(struct perfetto_tasks *tasks, const struct export_job *job, const struct interval *interval, uint64_t track);
/* When everything has been read: edge number `index`. Returns false behind the last one. */
bool perfetto_tasks_edge(const struct perfetto_tasks *tasks, size_t index, struct perfetto_edge *edge);
void perfetto_tasks_release(struct perfetto_tasks *tasks);

#endif
