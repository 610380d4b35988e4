#define _GNU_SOURCE 1 /* qsort_r, strcasestr */
#include "browse_views.h"

#include <stdlib.h>
#include <string.h>

#include "report_rows.h"

static const struct browse_column tree_columns[] = {
    { "share", BROWSE_SHARE, false }, { "total", BROWSE_TIME, false }, { "self", BROWSE_TIME, false }, { "calls", BROWSE_COUNT, false }
};
static const struct browse_column row_columns[] = {
    { "calls", BROWSE_COUNT, false }, { "total", BROWSE_TIME, false }, { "self", BROWSE_TIME, false },
    { "self %", BROWSE_SHARE, true }, { "mean", BROWSE_TIME, false },  { "p50", BROWSE_TIME, true },
    { "p90", BROWSE_TIME, true },     { "p99", BROWSE_TIME, true },    { "max", BROWSE_TIME, true },
};
static const struct browse_column thread_columns[] = {
    { "calls", BROWSE_COUNT, false }, { "in calls", BROWSE_TIME, false }, { "waited", BROWSE_TIME, true }, { "recorded for", BROWSE_TIME, false }
};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { TREE_TOTAL = 1, ROW_TOTAL = 1, THREAD_RECORDED = 3 };

void browse_start(struct browse *browse, struct trace *trace, struct filter *filter, const char *restriction)
{
    *browse = (struct browse){ .arena = trace->arena, .trace = trace, .filter = filter, .restriction = restriction };
    calltree_init(&browse->tree, trace->arena);
    struct summary_options wanted = { .key = BY_CALLEE, .order = ORDER_TOTAL, .filter = filter, .studies = STUDIES_NONE, .tree = &browse->tree };
    summary_make(&browse->callees, trace, &wanted);
    browse->branches = branches_grow(trace->arena, &browse->tree);
    browse->is_open = arena_array(trace->arena, bool, browse->tree.nodes.count + 1);
    browse->names = arena_array(trace->arena, const char *, browse->tree.callees.items.count + 1);
    for (size_t i = 0; i < browse->tree.callees.items.count; i++)
        browse->names[i] = text_printable(trace->arena, browse->tree.callees.items.items[i].name);
    browse->views[BROWSE_TREE] =
        (struct browse_view){ .name = "tree", .heading = "callee", .columns = tree_columns, .n_columns = COUNT(tree_columns), .order = TREE_TOTAL };
    browse->views[BROWSE_CALLEES] =
        (struct browse_view){ .name = "callees", .heading = "callee", .columns = row_columns, .n_columns = COUNT(row_columns), .order = ROW_TOTAL };
    browse->views[BROWSE_THREADS] = (struct browse_view){
        .name = "threads", .heading = "thread", .columns = thread_columns, .n_columns = COUNT(thread_columns), .order = THREAD_RECORDED
    };
    browse->views[BROWSE_LINES] =
        (struct browse_view){ .name = "lines", .heading = "line", .columns = row_columns, .n_columns = COUNT(row_columns), .order = ROW_TOTAL };
}

const char *browse_value(struct arena *arena, const struct browse_view *view, const struct browse_item *item, size_t column)
{
    struct str text = { .arena = arena };
    switch (view->columns[column].kind) {
    case BROWSE_COUNT:
        text_add_count(&text, item->values[column]);
        break;
    case BROWSE_TIME:
        text_add_time(&text, item->values[column]);
        break;
    case BROWSE_SHARE:
        str_printf(&text, "%.1f", view->whole ? 100.0 * (double)item->values[column] / (double)view->whole : 0.0);
        break;
    }
    return text.text;
}

/* ---- order ---- */

static int compare_items(const struct browse_view *view, const struct browse_item *a, const struct browse_item *b)
{
    int result = 0;
    if (view->order < view->n_columns)
        result = (a->values[view->order] < b->values[view->order]) - (a->values[view->order] > b->values[view->order]);
    if (result == 0)
        result = strcmp(a->name, b->name);
    return view->is_reversed ? -result : result;
}

static int by_order(const void *left, const void *right, void *view)
{
    return compare_items(view, left, right);
}

/* ---- the tree ---- */

static struct browse_item item_of(const struct browse *browse, const struct branch *branch)
{
    uint32_t node = (uint32_t)(branch - browse->branches.items);
    return (struct browse_item){ .values = { branch->total, branch->total, branch->node->self, branch->node->calls },
                                 .name = browse->names[branch->node->callee],
                                 .note = "",
                                 .node = node,
                                 .depth = branch->node->depth - 1,
                                 .has_more = branch->count > 0,
                                 .is_open = browse->is_open[node] };
}

static void add_branches(struct browse *browse, const struct branch *parent)
{
    struct browse_view *view = &browse->views[BROWSE_TREE];
    struct arena scratch = { 0 };
    struct browse_item *items = arena_array(&scratch, struct browse_item, parent->count + (size_t)1);
    for (uint32_t i = 0; i < parent->count; i++)
        items[i] = item_of(browse, branches_child(&browse->branches, parent, i));
    qsort_r(items, parent->count, sizeof *items, by_order, view);
    for (uint32_t i = 0; i < parent->count; i++) {
        vec_push(browse->arena, &view->items, items[i]);
        if (items[i].is_open)
            add_branches(browse, &browse->branches.items[items[i].node]);
    }
    arena_release(&scratch);
}

/* Lists what is unfolded; `node` is chosen, or what it is folded into. */
static void list_tree(struct browse *browse, uint32_t node)
{
    struct browse_view *view = &browse->views[BROWSE_TREE];
    view->whole = browse->branches.all;
    view->items.count = 0;
    if (browse->tree.nodes.count > 0)
        add_branches(browse, &browse->branches.items[0]);
    for (bool is_found = false; node && !is_found; node = browse->tree.nodes.items[node].parent)
        for (size_t i = 0; i < view->items.count && !is_found; i++)
            if (view->items.items[i].node == node) {
                view->chosen = i;
                is_found = true;
            }
}

static void make_tree(struct browse *browse)
{
    enum { LEAST_OPEN = 10 /* % of all time */ };
    for (size_t i = 1; i < browse->tree.nodes.count; i++)
        browse->is_open[i] = browse->branches.items[i].count && browse->branches.items[i].total >= browse->branches.all / 100 * LEAST_OPEN;
    list_tree(browse, 0);
}

void browse_tree_fold(struct browse *browse, const struct browse_item *item, bool is_open)
{
    uint32_t node = item->node;
    if (browse->branches.items[node].count == 0)
        return;
    browse->is_open[node] = is_open;
    list_tree(browse, node);
}

void browse_tree_fold_all(struct browse *browse, const struct browse_item *item, bool is_open)
{
    uint32_t top = item->node;
    bool *is_below = arena_array(browse->arena, bool, browse->tree.nodes.count + 1);
    is_below[top] = true;
    for (uint32_t i = top; i < browse->tree.nodes.count; i++) { /* parents stand before their children */
        is_below[i] |= i > top && is_below[browse->tree.nodes.items[i].parent];
        if (is_below[i])
            browse->is_open[i] = is_open && browse->branches.items[i].count;
    }
    list_tree(browse, top);
}

/* ---- rows ---- */

static void add_rows(struct browse *browse, struct browse_view *view, const struct summary *summary)
{
    view->whole = summary->recorded;
    for (size_t i = 0; i < summary->rows.items.count; i++) {
        const struct row *row = summary->rows.items.items[i];
        const struct browse_item item = {
            .values = { row->calls, row->total, row->self, row->self, row_mean(row), row->p50, row->p90, row->p99, row->durations.max },
            .name = report_row_name(browse->arena, summary, row),
            .note = arena_printf(browse->arena, "%s%s%s", row->unfinished ? " *" : "", row->unwound ? " !" : "", row->inclusive ? " +" : ""),
            .site = row->site,
        };
        vec_push(browse->arena, &view->items, item);
    }
}

static void make_lines(struct browse *browse)
{
    struct summary_options wanted = { .key = BY_LINE, .order = ORDER_TOTAL, .filter = browse->filter, .studies = STUDIES_NONE };
    summary_make(&browse->lines, browse->trace, &wanted);
    add_rows(browse, &browse->views[BROWSE_LINES], &browse->lines);
}

static void make_threads(struct browse *browse)
{
    struct browse_view *view = &browse->views[BROWSE_THREADS];
    for (size_t i = 0; i < browse->callees.threads.count; i++) {
        const struct summary_thread *thread = &browse->callees.threads.items[i];
        const char *name = text_thread_name(browse->arena, thread->thread), *of = text_process_name(browse->arena, browse->trace, thread->thread);
        const char *busiest = thread->busiest ? text_printable(browse->arena, thread->busiest->site->callee) : NULL;
        const struct browse_item item = {
            .values = { thread->calls, thread->busy, thread->waited, thread->thread->last_time - thread->thread->first_time - thread->off },
            .name = arena_printf(browse->arena, "%u %s%s%s", thread->thread->tid, name, browse->trace->processes.count > 1 ? " of " : "",
                                 browse->trace->processes.count > 1 ? of : ""),
            .note = busiest ? arena_printf(browse->arena, "  most self time: %s", busiest) : "",
        };
        vec_push(browse->arena, &view->items, item);
    }
}

void browse_view_make(struct browse *browse, enum browse_view_name name)
{
    if (browse->views[name].is_made)
        return;
    browse->views[name].is_made = true;
    switch (name) {
    case BROWSE_TREE:
        make_tree(browse);
        break;
    case BROWSE_CALLEES:
        add_rows(browse, &browse->views[name], &browse->callees);
        break;
    case BROWSE_THREADS:
        make_threads(browse);
        break;
    case BROWSE_LINES:
        make_lines(browse);
        break;
    case BROWSE_N_VIEWS:
        break;
    }
    browse_view_sort(browse, name);
    browse->views[name].chosen = 0;
}

void browse_view_sort(struct browse *browse, enum browse_view_name name)
{
    struct browse_view *view = &browse->views[name];
    if (view->items.count == 0)
        return;
    struct browse_item chosen = view->items.items[view->chosen];
    if (name == BROWSE_TREE) {
        list_tree(browse, chosen.node);
        return;
    }
    qsort_r(view->items.items, view->items.count, sizeof *view->items.items, by_order, view);
    for (size_t i = 0; i < view->items.count; i++)
        if (view->items.items[i].name == chosen.name)
            view->chosen = i;
}

/* ---- search ---- */

/* Goes through the nodes of the tree in the order in which they would stand if everything were unfolded. */
static void list_nodes(const struct browse *browse, const struct branch *parent, uint32_t *nodes, size_t *n)
{
    for (uint32_t i = 0; i < parent->count; i++) {
        const struct branch *child = branches_child(&browse->branches, parent, i);
        nodes[(*n)++] = (uint32_t)(child - browse->branches.items);
        list_nodes(browse, child, nodes, n);
    }
}

static bool find_in_tree(struct browse *browse, const char *text, bool is_backwards)
{
    struct browse_view *view = &browse->views[BROWSE_TREE];
    struct arena scratch = { 0 };
    uint32_t *nodes = arena_array(&scratch, uint32_t, browse->tree.nodes.count + 1), found = 0;
    size_t n = 0, at = 0;
    list_nodes(browse, &browse->branches.items[0], nodes, &n);
    while (at < n && nodes[at] != view->items.items[view->chosen].node)
        at++;
    for (size_t i = 1; i <= n && !found; i++) {
        uint32_t node = nodes[(is_backwards ? at + n - i : at + i) % n];
        if (strcasestr(browse->names[browse->tree.nodes.items[node].callee], text))
            found = node;
    }
    arena_release(&scratch);
    if (!found)
        return false;
    for (uint32_t node = browse->tree.nodes.items[found].parent; node; node = browse->tree.nodes.items[node].parent)
        browse->is_open[node] = true;
    list_tree(browse, found);
    return true;
}

bool browse_view_find(struct browse *browse, enum browse_view_name name, const char *text, bool is_backwards)
{
    struct browse_view *view = &browse->views[name];
    size_t n = view->items.count;
    if (n == 0)
        return false;
    if (name == BROWSE_TREE)
        return find_in_tree(browse, text, is_backwards);
    for (size_t i = 1; i <= n; i++) {
        size_t at = (is_backwards ? view->chosen + n - i : view->chosen + i) % n;
        if (strcasestr(view->items.items[at].name, text)) {
            view->chosen = at;
            return true;
        }
    }
    return false;
}
