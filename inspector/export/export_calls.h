/* Shared by exporters of aggregated calls: a tree by path, or a graph by pair of callees. The state of such an
 * exporter begins with one of these structures. */
#ifndef EXPORT_CALLS_H
#define EXPORT_CALLS_H

#include "callgraph.h"
#include "calltree.h"
#include "exporter.h"

struct export_tree {
    struct arena arena; /* released by the exporter */
    struct calltree tree;
    struct frametree backtraces; /* with job->has_backtraces: what fills the tree */
};

/* The exporter's functions open (or a part of it), process, opened and closed. The processes are the children of the
 * root. With job->has_backtraces, nodes have the weight that is asked for in place of self time. */
void export_tree_open(struct export_job *job);
void export_tree_process(struct export_job *job);
void export_tree_opened(struct export_job *job, const struct interval *interval);
void export_tree_closed(struct export_job *job, const struct interval *interval);
/* To be called after a successful export: logs a message if paths were cut, or backtraces missing. */
void export_tree_complete(struct export_job *job);
/* What a node weighs: self time, or job->weight. */
uint64_t export_tree_weight(const struct export_job *job, uint32_t node);

struct export_graph {
    struct arena arena; /* released by the exporter */
    struct callgraph graph;
};

void export_graph_open(struct export_job *job);
void export_graph_opened(struct export_job *job, const struct interval *interval);
void export_graph_closed(struct export_job *job, const struct interval *interval);

#endif
