/* What an interval of a site is to the graph: a call that synchronises, a task, a directive of OpenMP, or nothing. */
#ifndef GRAPH_ROLES_H
#define GRAPH_ROLES_H

#include "classes.h"
#include "reader.h"

enum graph_role_kind {
    GRAPH_ROLE_UNKNOWN,
    GRAPH_ROLE_NONE,
    GRAPH_ROLE_CALL,
    GRAPH_ROLE_MESSAGE,
    GRAPH_ROLE_TASK,
    GRAPH_ROLE_TEAM,
    GRAPH_ROLE_PARALLEL,
    GRAPH_ROLE_PARALLEL_LOOP, /* the same, of which only the forking thread has events */
    GRAPH_ROLE_CRITICAL,
    GRAPH_ROLE_CRITICAL_WORK,
    GRAPH_ROLE_BARRIER,
    GRAPH_ROLE_TASK_WAIT,
    GRAPH_ROLE_GROUP_WORK,
    GRAPH_ROLE_SHARE,
    GRAPH_ROLE_SHARE_WORK,
    GRAPH_ROLE_LOOP,    /* may have a barrier at its end */
    GRAPH_ROLE_FENCE,   /* orders what others do, nobody knows whom */
    GRAPH_ROLE_WAITING, /* a call that waits, nobody knows for what */
    GRAPH_ROLE_ALLOCATE,
    GRAPH_ROLE_FREE
};

/* What an interval of a site is to the graph. */
struct graph_role {
    enum graph_role_kind kind;
    const struct function_row *row; /* GRAPH_ROLE_CALL */
    uint64_t object;                /* GRAPH_ROLE_CRITICAL: its name; GRAPH_ROLE_PARALLEL, _PARALLEL_LOOP and _TEAM: the line of the directive;
                                     * GRAPH_ROLE_SHARE, _SHARE_WORK and _LOOP: 1 if there is a barrier at its end, 0 if there may be one */
};

struct graph_roles; /* opaque, in the trace's arena */
struct graph_roles *graph_roles_new(struct trace *trace);
/* Never NULL, nor of kind GRAPH_ROLE_UNKNOWN; valid as long as the trace. */
const struct graph_role *graph_roles_find(struct graph_roles *roles, const struct trace_process *process, uint32_t site, enum weft_kind kind);

#endif
