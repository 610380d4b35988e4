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
};

/* The exporter's functions open (or a part of it), process, opened and closed. The processes are the children of the
 * root. */
void export_tree_open(struct export_job *job);
void export_tree_process(struct export_job *job);
void export_tree_opened(struct export_job *job, const struct interval *interval);
void export_tree_closed(struct export_job *job, const struct interval *interval);
/* To be called after a successful export: logs a message if paths were cut. */
void export_tree_complete(struct export_job *job);

struct export_graph {
    struct arena arena; /* released by the exporter */
    struct callgraph graph;
};

void export_graph_open(struct export_job *job);
void export_graph_opened(struct export_job *job, const struct interval *interval);
void export_graph_closed(struct export_job *job, const struct interval *interval);

#endif
