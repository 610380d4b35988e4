/* The graph of tasks: whose child each is, and on which others it depends.
 *
 * Edges follow from the dependences, in order of creation, among tasks with the same parent and by address (OpenMP 5.2,
 * 15.9.5). A parent that is no explicit task is the implicit task of the innermost parallel region that is recorded, or
 * the thread. An untied task may create children on several threads; there is no edge between those. */
#ifndef TASK_GRAPH_H
#define TASK_GRAPH_H

#include "intervals.h"
#include "vec.h"

struct arena;

enum task_hazard { TASK_RAW, TASK_WAR, TASK_WAW, N_TASK_HAZARDS };
extern const char *const task_hazard_names[N_TASK_HAZARDS]; /* "RAW" ... */

/* Of all threads; zeroed but for `arena`, from which its memory is. */
struct task_graph {
    struct arena *arena;
    struct task_place **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_places;
    bool has_all_memory;        /* a task depends on omp_all_memory */
    VEC(uint64_t) predecessors; /* of the task that was created last */
};

struct task_scope {
    uint64_t id;   /* interval.id */
    uint64_t task; /* its number; 0: a parallel region */
};

/* One thread's, zeroed. */
struct task_thread {
    VEC(struct task_scope) scopes;
    uint64_t created; /* the task that it has created last; 0: none */
};

/* Is it the body of a task, or of a parallel region? */
bool task_graph_is_scope(const struct weft_site *site, enum weft_kind kind);
/* To be called when an interval is opened and closed. */
void task_graph_open(struct task_graph *graph, struct task_thread *own, const struct trace_process *process, const struct interval *interval);
void task_graph_close(struct task_thread *own, const struct interval *interval);

/* The number of the task whose body is open; 0: none. */
uint64_t task_graph_current(const struct task_thread *own);

/* Adds an event. `thread` is any address that is its own. For each task that the one created last turns out to depend
 * on, `edge` is called once, with the first hazard that was found; it may be NULL. */
void task_graph_add(struct task_graph *graph, struct task_thread *own, const void *thread, const struct trace_event *event,
                    void (*edge)(void *context, uint64_t from, uint64_t to, enum task_hazard hazard), void *context);

#endif
