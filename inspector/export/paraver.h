/* Shared by the files of the Paraver export: export_paraver.c opens the files and writes the header, paraver_records.c
 * writes the records of trace.prv, and paraver_names.c the meaning of their numbers. */
#ifndef PARAVER_H
#define PARAVER_H

#include "callees.h"
#include "exporter.h"
#include "texts.h"

/* States as numbered by Paraver's own tools, and the event types of user functions and their lines. */
enum { STATE_IDLE = 0, STATE_RUNNING = 1, STATE_WAITING = 3, STATE_SYNCHRONIZATION = 5, STATE_FORK_JOIN = 7, STATE_IO = 12, STATE_GROUP = 13 };
#define PARAVER_TYPE_FUNCTION "60000019"
#define PARAVER_TYPE_LINE "60000119"
/* Those of Extrae for tasks; what is told of a task that is created, but for its function and line, has types of ours. */
#define PARAVER_TYPE_TASK "60000023"
#define PARAVER_TYPE_CREATED "60000024"
#define PARAVER_TYPE_CREATED_LINE "60000124"
#define PARAVER_TYPE_TASK_NUMBER "60000028"
#define PARAVER_TYPE_CREATED_NUMBER "60000128"
#define PARAVER_TYPE_CREATED_PRIORITY "60000228"
#define PARAVER_TYPE_CREATED_TRAITS "60000328"
enum { TYPE_VALUES = 60001000 /* the first one; one for each captured value of a callee */ };

struct paraver {
    struct arena arena;
    struct callees callees;
    VEC(int) states; /* by callee: state of a thread whose innermost call this is */
    struct output prv;
    VEC(void *) heap; /* the readers in paraver_records.c, the one with the earliest record on top */
    VEC(const char *) places;
    struct texts value_types;  /* captured values: "open: path" */
    VEC(struct texts *) words; /* by value type: strings and enumerators named in trace.pcf; numbered from 1 */
    uint32_t **sites;          /* per process, by site number: number of the line of the call expression; 0: none */
    uint32_t n_lines;
    bool has_tasks, has_priorities;
    uint32_t traits; /* bit n: there are tasks whose traits, apart from a priority, are n */
    uint64_t end;    /* ns since the start of the trace */
};

/* The node of a process: the number of its machine, in order of appearance, from 0. *n_nodes, the count of machines,
 * may be NULL. */
size_t paraver_node_of(const struct trace *trace, size_t process, size_t *n_nodes);
/* Writes the records in order of time, and fills in places, callees and values. */
void paraver_write_records(struct export_job *job);
/* Write trace.pcf and trace.row. */
void paraver_write_meanings(struct export_job *job, struct output *pcf);
void paraver_write_threads(struct export_job *job, struct output *row);

#endif
