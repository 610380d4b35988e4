/* The tree of calls of a summary that was made with one: for people, and as JSON. docs/report.md describes both. */
#ifndef REPORT_TREE_H
#define REPORT_TREE_H

#include "calltree.h"
#include "summary.h"

/* Calls with less than `threshold` percent of all recorded time are folded into one line of those around them. */
void report_tree_text(struct str *out, const struct summary *summary, double threshold, const struct text_style *style);
void report_tree_json(struct str *out, const struct summary *summary, double threshold);

#endif
