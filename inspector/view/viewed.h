/* The trace that a page is about, with its index. */
#ifndef VIEWED_H
#define VIEWED_H

#include "graph_jobs.h"
#include "index_file.h"

struct viewed {
    struct trace *trace;
    struct index *index;
    uint32_t *site_base; /* by process: number of its first site among those of all */
    struct graph_jobs jobs;
};

#endif
