/* When detached tasks of OpenMP were completed: at the end of their body or by omp_fulfill_event, whichever came last
 * (OpenMP 5.2, 12.5.2).
 *
 * A task says in its body which handle its event has (TASK_HANDLE), and calls of omp_fulfill_event whose argument was
 * captured say of which event. A handle is used again by later tasks: a call is about the task that was created last
 * before it. */
#ifndef FULFILMENTS_H
#define FULFILMENTS_H

#include "intervals.h"
#include "vec.h"

struct fulfilment_task {
    uint64_t number, created, handle;
    uint64_t fulfilled; /* ns; 0: not known */
};

struct fulfilment_call {
    uint64_t handle, time;
};

/* Of a process. Zeroed but for `arena`, from which its memory is. */
struct fulfilments {
    struct arena *arena;
    VEC(struct fulfilment_task) tasks; /* those that can be detached; after fulfilments_finish by number */
    VEC(struct fulfilment_call) calls;
};

/* One thread's, zeroed. */
struct fulfilment_thread {
    uint64_t number, created; /* of the task that it has created last */
};

/* `current`: the task whose body is open on the thread; 0: none. */
void fulfilments_event(struct fulfilments *all, struct fulfilment_thread *own, const struct trace_event *event, uint64_t current);
/* To be called when the interval of a call is closed. */
bool fulfilments_wants(const struct weft_site *site);
void fulfilments_call(struct fulfilments *all, const struct interval *interval);
/* When everything has been added. */
void fulfilments_finish(struct fulfilments *all);
/* NULL: the task is completed when its body is over. */
const struct fulfilment_task *fulfilments_find(const struct fulfilments *all, uint64_t number);

#endif
