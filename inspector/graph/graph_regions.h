/* When parallel loops of OpenMP ran ("parallel for"): their threads have no events, since nothing can be put around the
 * loop as each of them executes it, but records of accesses, which tell by their times to which loop they belong. */
#ifndef GRAPH_REGIONS_H
#define GRAPH_REGIONS_H

#include "reader.h"

struct graph_region {
    uint64_t begin, end;
    uint64_t latest;                   /* end among this one and those that begin before it */
    uint64_t object;                   /* of the directive's role */
    const struct trace_thread *thread; /* that forked it */
    uint32_t site;
};

struct graph_regions; /* opaque, in the trace's arena */
/* Reads the events of all threads, if the trace has such loops. */
struct graph_regions *graph_regions_find(struct trace *trace);
/* The only one that is open at that time in the process; NULL: none, or several. */
const struct graph_region *graph_regions_at(const struct graph_regions *regions, const struct trace_process *process, uint64_t time);
/* Is the block a part of the loop's text? */
bool graph_regions_hold(const struct graph_region *region, const struct trace_block *block);

#endif
