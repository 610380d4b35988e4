/* Intervals added up by who calls whom: callees, and between them one edge per call expression. */
#ifndef CALLGRAPH_H
#define CALLGRAPH_H

#include "callees.h"
#include "intervals.h"

/* Of a callee; times in ns. */
struct callgraph_node {
    uint64_t calls;
    uint64_t self;
    uint64_t total;      /* at least one was open, per thread: recursion is not counted twice */
    uint32_t active;     /* open intervals */
    bool is_only_caller; /* no interval is about it: a function that holds call expressions and was not measured itself */
};

struct callgraph_edge {
    uint32_t caller, callee;
    const struct weft_site *site; /* the call expression: file and line hold for all of the edge */
    uint64_t calls;
    uint64_t sum; /* ns of all durations */
};

struct callgraph {
    struct callees callees;
    VEC(struct callgraph_node) nodes; /* by index of the callee */
    VEC(struct callgraph_edge) edges;

    uint32_t *buckets;
    size_t n_buckets;
    VEC(uint32_t) stack; /* callees of the open intervals */
};

void callgraph_init(struct callgraph *graph, struct arena *arena);
void callgraph_opened(struct callgraph *graph, const struct trace_process *process, const struct interval *interval);
void callgraph_closed(struct callgraph *graph, const struct trace_process *process, const struct interval *interval);
/* Edges in order of caller, callee and line. Nothing can be added afterwards. */
void callgraph_sort(struct callgraph *graph);

#endif
