/* A trace as views of its summary: their rows, in an order, with one of them chosen. */
#ifndef BROWSE_VIEWS_H
#define BROWSE_VIEWS_H

#include "branches.h"
#include "summary.h"

enum browse_view_name { BROWSE_TREE, BROWSE_CALLEES, BROWSE_THREADS, BROWSE_LINES, BROWSE_N_VIEWS };
enum { BROWSE_MOST_COLUMNS = 9, BROWSE_MOST_ENTRY = 200 };

/* A column of numbers. */
struct browse_column {
    const char *heading;
    enum { BROWSE_COUNT, BROWSE_TIME, BROWSE_SHARE /* of the view's `whole` */ } kind;
    bool is_for_wide; /* left out on narrow terminals */
};

/* A row of a view. */
struct browse_item {
    uint64_t values[BROWSE_MOST_COLUMNS];
    const char *name;
    const char *note;             /* behind the name, "" if there is none */
    const struct weft_site *site; /* lines: the place; else NULL */
    uint32_t node;                /* tree: number of the node */
    unsigned depth;               /* tree: from 0 */
    bool has_more, is_open;       /* tree: it has children, and they are shown */
};

struct browse_view {
    const char *name, *heading; /* heading of the names */
    const struct browse_column *columns;
    size_t n_columns;
    uint64_t whole;
    VEC(struct browse_item) items;
    size_t chosen, top; /* the item that is chosen, the first that is on the screen */
    size_t order;       /* the column by which it is sorted; n_columns: the name */
    bool is_reversed;   /* the smallest first */
    bool is_made;
};

struct browse {
    struct arena *arena;
    struct trace *trace;
    struct filter *filter;
    const char *restriction; /* what passes the filter, in words; NULL: everything */
    struct summary callees, lines;
    struct calltree tree;
    struct branches branches;
    bool *is_open;      /* by number of the node */
    const char **names; /* by number of the callee, printable */
    struct browse_view views[BROWSE_N_VIEWS];
    enum browse_view_name shown;
    bool has_help, has_source;
    bool is_typing; /* a search */
    char entry[BROWSE_MOST_ENTRY], sought[BROWSE_MOST_ENTRY], said[BROWSE_MOST_ENTRY + 64];
};

/* Reads the trace, for all views but that of the lines, which is read when it is first shown. `browse` must stay where it
 * is. */
void browse_start(struct browse *browse, struct trace *trace, struct filter *filter, const char *restriction);
/* Makes the view if it was not made; that of the lines reads the trace. */
void browse_view_make(struct browse *browse, enum browse_view_name name);
/* Puts the view in the order that it now has; what was chosen stays chosen. */
void browse_view_sort(struct browse *browse, enum browse_view_name name);
/* Shows or hides what is below an item of the tree. */
void browse_tree_fold(struct browse *browse, const struct browse_item *item, bool is_open);
/* The same for everything below it. */
void browse_tree_fold_all(struct browse *browse, const struct browse_item *item, bool is_open);
/* The next item whose name contains the text, in letters of any case, after the chosen one and round. In the tree also
 * those that are folded. Chooses it; returns false if there is none. */
bool browse_view_find(struct browse *browse, enum browse_view_name name, const char *text, bool is_backwards);
/* The item's value as it is shown, in the arena. */
const char *browse_value(struct arena *arena, const struct browse_view *view, const struct browse_item *item, size_t column);

#endif
