/* What the files of the Paraver export share: export_paraver.c opens them and writes the header, paraver_records.c the
 * records of trace.prv, paraver_names.c what their numbers mean. */
#ifndef PARAVER_H
#define PARAVER_H

#include "callees.h"
#include "exporter.h"
#include "texts.h"

/* States as Paraver's own tools number them, and the event types of user functions and their lines. */
enum { STATE_IDLE = 0, STATE_RUNNING = 1, STATE_WAITING = 3, STATE_SYNCHRONIZATION = 5, STATE_FORK_JOIN = 7, STATE_IO = 12, STATE_GROUP = 13 };
#define PARAVER_TYPE_FUNCTION "60000019"
#define PARAVER_TYPE_LINE "60000119"
enum { TYPE_VALUES = 60001000 /* and on: one for each captured value of a callee */ };

struct paraver {
    struct arena arena;
    struct callees callees;
    VEC(int) states; /* of a thread whose innermost call is of this callee */
    struct output prv;
    VEC(void *) heap; /* of the readers in paraver_records.c, the one with the least record on top */
    VEC(const char *) places;
    struct texts value_types;  /* captured values: "open: path" */
    VEC(struct texts *) words; /* by them: the strings and enumerators that are named in trace.pcf; numbered from 1 */
    uint32_t **sites;          /* per process, by number: number of the call expression's line; 0 is none */
    uint32_t n_lines;
    uint64_t end; /* ns from the start */
};

/* Node of the process: its machine, in order of appearance, from 0. `n_nodes` may be NULL. */
size_t paraver_node_of(const struct trace *trace, size_t process, size_t *n_nodes);
/* The records, in order of time; fills places, callees and values. */
void paraver_write_records(struct export_job *job);
/* trace.pcf and trace.row. */
void paraver_write_meanings(struct export_job *job, struct output *pcf);
void paraver_write_threads(struct export_job *job, struct output *row);

#endif
