/* What the gate holds: rules, each of some conditions that must all hold. Not thread safe: the gate has a lock.
 *
 *     name=PATTERN   of the task or the call, as in config.json
 *     file=PATH      the end of the file's path, from a '/' on
 *     line=N
 *     task=N         hexadecimal; so is the next one
 *     parent=N       the task whose body creates it
 *     thread=N       on which it is about to begin
 *     address=N      hexadecimal: it depends on it
 *     nth=N          the N-th that all the others hold for
 *
 * A rule with task=, parent= or address= holds no calls. */
#ifndef GATE_RULES_H
#define GATE_RULES_H

#include <weft/tool.h>

enum { GATE_NO_RULE = -1 };

/* A task or a call that is about to begin. */
struct gate_moment {
    uint64_t task; /* 0: a call */
    uint32_t thread;
    const struct weft_tool_site *site;
};

/* Adds a rule; `conditions` are divided by tabs, and written to. Returns NULL, or why not. */
const char *gate_rule_add(int number, char *conditions);
/* Removes the rules of this number. */
void gate_rule_remove(int number);
void gate_rules_clear(void);

/* The number of the first rule that holds, or GATE_NO_RULE. Counts for nth=, so: once for each moment. */
int gate_rules_find(const struct gate_moment *moment);

/* Tasks that have been created and have not begun are kept with what conditions ask about. */
void gate_task_created(const struct weft_tool_task *task);
void gate_task_begun(uint64_t task);
/* After a fork: the tasks are the parent's. */
void gate_tasks_forget(void);

#endif
