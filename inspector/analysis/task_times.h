/* When the tasks of a process were created, ready, begun and over, and why none of them was earlier.
 *
 * A task is ready when it is created and all tasks that it depends on are over (task_graph.h). What it waits for in its
 * body are its children; what a thread outside of all tasks waits for are any tasks.
 *
 * Memory: some 300 bytes a task, up to TASK_TIMES_MOST of them; the others are left out. */
#ifndef TASK_TIMES_H
#define TASK_TIMES_H

#include "reader.h"
#include "task_graph.h"
#include "vec.h"

enum { TASK_TIMES_MOST = 1 << 20 };

/* Who creates a task and waits for others: a task's number, or a thread outside of all tasks. */
static inline uint64_t task_owner_of_thread(uint32_t thread)
{
    return UINT64_C(1) << 63 | thread;
}

struct task_time {
    uint64_t number, owner;              /* owner: who created it */
    uint64_t created, ready, begin, end; /* ns; end: when it was completed; 0: not known */
    uint64_t body_end;                   /* before `end` if it was completed by omp_fulfill_event */
    bool is_open;                        /* it can be detached, and when it was completed is not known: `end` is that of its body */
    uint64_t free, around;               /* as of its body: task_times_body */
    const struct weft_site *site;
    const struct trace_thread *creator, *thread; /* thread: on which its body began; NULL: it never did */
    uint32_t after;                              /* the last task that it depends on to end; TASK_NONE: it was ready when created */
    uint32_t depth;                              /* of its body */
};
enum { TASK_NONE = UINT32_MAX };

struct task_wait {
    uint64_t owner, start, end;
};

struct task_edge {
    uint64_t from, to;
    enum task_hazard hazard;
};

struct task_detached {
    uint64_t number, fulfilled;
};

struct task_body {
    uint64_t number, begin, end;
    uint64_t free;   /* since when its thread had nothing else to do; 0: not known */
    uint64_t around; /* the task in whose body it stands; 0: none */
    const struct trace_thread *thread;
    uint32_t depth; /* intervals around it */
};

/* Of a process. Zeroed but for `arena`, from which its memory is. */
struct task_times {
    struct arena *arena;
    bool is_full;                /* tasks were left out */
    VEC(struct task_time) tasks; /* after task_times_finish by number */
    VEC(struct task_edge) edges;
    VEC(struct task_body) bodies;
    VEC(struct task_detached) detached;
    VEC(struct task_wait) waits; /* after task_times_finish by owner and end */
    uint32_t *by_end, *by_owner; /* those that are over: by end; by owner and end */
    size_t n_over;
    uint64_t first_created, last_end;
};

void task_times_create(struct task_times *times, uint64_t number, uint64_t owner, uint64_t time, const struct weft_site *site,
                       const struct trace_thread *thread);
void task_times_edge(struct task_times *times, uint64_t from, uint64_t to, enum task_hazard hazard);
void task_times_body(struct task_times *times, const struct task_body *body);
void task_times_wait(struct task_times *times, uint64_t owner, uint64_t start, uint64_t end);
/* The task can be detached. fulfilled 0: not known. */
void task_times_detached(struct task_times *times, uint64_t number, uint64_t fulfilled);
/* When everything has been added. */
void task_times_finish(struct task_times *times);

/* TASK_NONE: there is none. */
uint32_t task_times_find(const struct task_times *times, uint64_t number);
/* The task that was over last, in the time from after `from` to `to`. */
uint32_t task_times_last_over(const struct task_times *times, uint64_t from, uint64_t to);

enum task_part {
    TASK_RUNS,    /* the body of the task runs */
    TASK_EVENT,   /* its body is over, and it awaits omp_fulfill_event, as far as is known */
    TASK_LINGERS, /* it is ready, or is over, and its thread has nothing else to do, but does not begin or go on yet */
    TASK_CREATION /* what its creator does before it creates it, outside of all tasks */
};

struct task_walk {
    uint64_t lower; /* no further back */
    void *context;
    void (*part)(void *context, enum task_part part, const struct task_time *task, uint64_t from, uint64_t to);
};

/* Goes back in time from `time`, at which the task runs or begins, along what each thing waited for last: for another
 * task, its creation, or its thread, which did something else. The parts
 * come latest first and do not overlap. Returns how far it came. */
uint64_t task_times_walk(const struct task_times *times, uint32_t task, uint64_t time, const struct task_walk *walk);

#endif
