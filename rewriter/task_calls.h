/* The table of task libraries (task_calls.def), and what it decides: what a call that an entry of kind "task" selects
 * does with its arguments. */
#ifndef TASK_CALLS_H
#define TASK_CALLS_H

#include "config.h"

enum task_bodies { TASK_BODIES_FIRST, TASK_BODIES_ALL, TASK_BODIES_NONE };
enum task_runs { TASK_RUNS_ONCE, TASK_RUNS_OFTEN };

struct task_call {
    enum task_bodies bodies;
    enum task_runs runs;
};

/* Does an entry select only calls that are known to be given a body? Its pattern has wildcards, and it names none. */
bool task_call_is_wide(const struct config_probe *probe);
/* What the entry says of a call of this (qualified) name, or else the table. A function that neither knows runs its
 * first callable once. Returns false if the entry does not select the call: one whose pattern has wildcards and that
 * names no body selects what is in the table. */
bool task_call_find(const struct config_probe *probe, const char *name, struct task_call *call);

#endif
