/* Runs analyses of graphs (<weft/graph.h>): those of the table, shared libraries, and programs in Python. */
#ifndef ANALYSE_H
#define ANALYSE_H

#include <stdbool.h>
#include <weft/graph.h>

#include "str.h"

/* The table; NULL behind the last one. */
extern const struct weft_analysis *const graph_analyses[];
/* The one of this name; NULL: there is none. */
const struct weft_analysis *analyse_find(const char *name);
/* The one that a shared library exports; NULL after a message. It stays loaded. */
const struct weft_analysis *analyse_load(const char *path);
/* Whether the analysis has the option of "NAME=VALUE". */
bool analyse_has_option(const struct weft_analysis *analysis, const char *option);
/* Opens a graph. Returns NULL after a message. */
struct weft_graph *analyse_open(const char *path);
/* Opens the graph, runs the analysis on it with n_options options "NAME=VALUE", and writes result and notes to
 * `out`. Returns false after a message. */
bool analyse_run(const struct weft_analysis *analysis, const char *path, char **options, int n_options, bool as_json, FILE *out);

#define ANALYSE_PAGE_ROWS "1000" /* rows of a table of the page; html/analyses.js has it too */
/* Adds what all analyses of the table say, as elements of a JSON array. Returns false after a message. */
bool analyse_for_page(const char *path, struct str *out);

#endif
