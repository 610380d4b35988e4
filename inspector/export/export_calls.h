/* What exporters of calls that are added up have in common: as a tree by path, or as a graph by pair. Their state
 * begins with one of these. */
#ifndef EXPORT_CALLS_H
#define EXPORT_CALLS_H

#include "callgraph.h"
#include "calltree.h"
#include "exporter.h"

struct export_tree {
    struct arena arena; /* released by the exporter */
    struct calltree tree;
};

/* The exporter's open (or a part of it), process, opened and closed. Processes are the children of the root. */
void export_tree_open(struct export_job *job);
void export_tree_process(struct export_job *job);
void export_tree_opened(struct export_job *job, const struct interval *interval);
void export_tree_closed(struct export_job *job, const struct interval *interval);
/* At the end, when all has gone well: says so if paths were cut. */
void export_tree_complete(struct export_job *job);

struct export_graph {
    struct arena arena; /* released by the exporter */
    struct callgraph graph;
};

void export_graph_open(struct export_job *job);
void export_graph_opened(struct export_job *job, const struct interval *interval);
void export_graph_closed(struct export_job *job, const struct interval *interval);

#endif
