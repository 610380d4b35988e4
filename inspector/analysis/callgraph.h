/* A call graph: the nodes are callees, and each call expression is an edge. Intervals are added up in both. */
#ifndef CALLGRAPH_H
#define CALLGRAPH_H

#include "callees.h"
#include "intervals.h"

/* A callee; times in ns. */
struct callgraph_node {
    uint64_t calls;
    uint64_t self;
    uint64_t total;      /* time during which at least one was open, per thread: recursion isn't counted twice */
    uint32_t active;     /* open intervals */
    bool is_only_caller; /* has no intervals: a function that contains call expressions but wasn't measured */
};

struct callgraph_edge {
    uint32_t caller, callee;
    const struct weft_site *site; /* the call expression: its file and line are the same for the whole edge */
    uint64_t calls;
    uint64_t sum; /* of all durations, ns */
};

/* The caller of a site whose calls nothing recorded is around. */
struct callgraph_outside {
    const struct weft_site *site;
    uint32_t caller;
};
enum { CALLGRAPH_OUTSIDE = 64 };

struct callgraph {
    struct callees callees;
    VEC(struct callgraph_node) nodes; /* by index of the callee */
    VEC(struct callgraph_edge) edges;

    uint32_t *buckets;
    size_t n_buckets;
    VEC(uint32_t) stack; /* callees of the open intervals */
    struct callgraph_outside outside[CALLGRAPH_OUTSIDE];
};

void callgraph_init(struct callgraph *graph, struct arena *arena);
void callgraph_opened(struct callgraph *graph, const struct trace_process *process, const struct interval *interval);
void callgraph_closed(struct callgraph *graph, const struct trace_process *process, const struct interval *interval);
/* Sorts the edges by caller, callee and line. Nothing can be added afterwards. */
void callgraph_sort(struct callgraph *graph);

#endif
