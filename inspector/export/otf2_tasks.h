/* The records of OTF2 for tasks (OTF2_EvtWriter_ThreadTaskCreate, ThreadTaskSwitch, ThreadTaskComplete).
 *
 * OTF2 numbers a task within a team of threads by the thread that creates it and a number from 1 on among those that
 * this thread creates. 0 is the implicit task of a thread. Which threads form the team of a parallel region is not
 * recorded, so the threads of a process are one team. */
#ifndef OTF2_TASKS_H
#define OTF2_TASKS_H

#include <otf2/otf2.h>

#include "exporter.h"

/* The threads of a process that has tasks. */
struct otf2_team {
    uint32_t process, first_location, n_threads;
};

struct otf2_task {
    uint32_t creator, number;
};

struct otf2_creator {
    uint32_t of_numbers; /* the upper bits of the numbers of the tasks that it creates (docs/trace-format.md) */
    uint32_t thread;     /* in its team */
};

/* Zeroed but for `arena`, from which its memory is. */
struct otf2_tasks {
    struct arena *arena;
    VEC(struct otf2_team) teams;
    uint32_t first_team;               /* OTF2's number of the first one */
    bool is_team;                      /* the current process is the last one of them */
    VEC(struct otf2_creator) creators; /* of the current process, in order of `of_numbers` */
    uint32_t thread;                   /* the current one, in its team */
    VEC(struct otf2_task) open;        /* of the current thread, the innermost last */
    uint64_t n_events;                 /* written for the current thread */
};

/* To be called for each process, before its threads. Which thread creates which tasks has to be known before the first
 * one begins, so it reads each thread of a process with tasks up to the first task that it creates. */
void otf2_tasks_process(struct otf2_tasks *tasks, struct export_job *job);
void otf2_tasks_thread(struct otf2_tasks *tasks, const struct export_job *job);

/* These write the records that go with an event (with `attributes`, which it empties), stand before the ENTER of an
 * interval, and behind its LEAVE. */
OTF2_ErrorCode otf2_tasks_create(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, OTF2_AttributeList *attributes, const struct trace_event *event);
OTF2_ErrorCode otf2_tasks_enter(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, const struct interval *interval);
OTF2_ErrorCode otf2_tasks_leave(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, const struct interval *interval);

#endif
