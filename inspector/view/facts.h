/* What the page of weft view says of the whole trace: JSON, made once with the index and kept in it. */
#ifndef FACTS_H
#define FACTS_H

#include "index_format.h"
#include "callees.h"
#include "summary.h"

struct facts {
    const char *path; /* of the trace */
    struct arena arena;
    struct trace trace; /* its own: the trace may be read by another thread meanwhile */
    struct summary summary;
    struct calltree backtrace_tree;
    struct frametree backtraces; /* of the whole trace, below no process */
};

/* Reads the trace as weft report does. `facts` is a struct facts with its path; may run as a thread. Returns NULL. */
void *facts_read(void *facts);
/* The JSON, in the arena of `facts`. `longest` has, by callee, its longest call. */
struct slice facts_write(struct facts *facts, const struct callees *callees, const struct index_callee *longest);
void facts_release(struct facts *facts);

#endif
