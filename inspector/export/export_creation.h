/* The creation of a task, for formats that tell with it what its clauses say: that comes with the next event of the
 * thread, so the creation is held back until it is complete.
 *
 * To be called with each instant, when an interval is opened or closed, and when the thread is over, before anything else
 * of that is written. */
#ifndef EXPORT_CREATION_H
#define EXPORT_CREATION_H

#include "reader.h"
#include "task_traits.h"

/* A thread's, zeroed. */
struct export_creation {
    bool is_held;
    struct trace_event event; /* WEFT_EVENT_TASK_CREATE */
    struct task_traits traits;
};

/* `next`: the event that comes; NULL: another one, or none. Returns true if `done` is a creation that has to be written now. */
bool export_creation_take(struct export_creation *held, const struct trace_event *next, struct export_creation *done);

#endif
