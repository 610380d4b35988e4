#include "report_tree.h"

#include <inttypes.h>

#include "branches.h"
#include "json_writer.h"
#include "report_filter.h"
#include "text_format.h"

enum { MOST_INDENT = 60 /* columns; what is deeper stands no further right */ };

/* What is printed: the branches, and the time below which one of them is folded. */
struct tree {
    struct branches branches;
    uint64_t least; /* ns */
};

static struct tree grow(struct arena *arena, const struct calltree *calls, double threshold)
{
    struct tree tree = { .branches = branches_grow(arena, calls) };
    tree.least = (uint64_t)((double)tree.branches.all * threshold / 100);
    return tree;
}

/* Is it, with all below, shown in one line with its like? Never the only one. */
static uint32_t count_folded(const struct tree *tree, const struct branch *parent)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < parent->count; i++)
        n += branches_child(&tree->branches, parent, i)->total < tree->least;
    return n;
}

/* ---- for people ---- */

static void add_numbers(struct str *out, const struct tree *tree, uint64_t total, uint64_t self, uint64_t calls)
{
    struct str cell = { .arena = out->arena };
    str_printf(out, "%6.1f%%", tree->branches.all ? 100.0 * (double)total / (double)tree->branches.all : 0.0);
    text_add_time(&cell, total);
    str_printf(out, " %10s", cell.text);
    cell.length = 0;
    text_add_time(&cell, self);
    str_printf(out, " %10s", cell.text);
    cell.length = 0;
    text_add_count(&cell, calls);
    str_printf(out, " %11s  ", cell.text);
}

static void add_line(struct str *out, const struct text_style *style, unsigned depth, const char *name)
{
    enum { NUMBERS = 7 + 11 + 11 + 12 + 2 };
    int indent = 2 * (int)depth > MOST_INDENT ? MOST_INDENT : 2 * (int)depth;
    int room = style->width > NUMBERS + (size_t)indent + 8 ? (int)style->width - NUMBERS - indent : style->width ? 8 : 100000;
    str_printf(out, "%*s%.*s\n", indent, "", room, name);
}

static void add_branch(struct str *out, const struct tree *tree, const struct branch *branch, const struct text_style *style)
{
    uint32_t folded = count_folded(tree, branch);
    uint64_t total = 0, self = 0, calls = 0;
    for (uint32_t i = 0; i < branch->count; i++) {
        const struct branch *child = branches_child(&tree->branches, branch, i);
        if (folded > 1 && child->total < tree->least) {
            total += child->total;
            self += child->node->self;
            calls += child->node->calls;
            continue;
        }
        const struct callee *callee = branches_callee(&tree->branches, child);
        add_numbers(out, tree, child->total, child->node->self, child->node->calls);
        add_line(out, style, child->node->depth - 1, text_printable(out->arena, callee->name));
        if (child->total >= tree->least)
            add_branch(out, tree, child, style);
    }
    if (folded > 1) {
        add_numbers(out, tree, total, self, calls);
        add_line(out, style, branch->node->depth, arena_printf(out->arena, "(%" PRIu32 " others)", folded));
    }
}

void report_tree_text(struct str *out, const struct summary *summary, double threshold, const struct text_style *style)
{
    const struct calltree *calls = summary->options.tree;
    struct tree tree = grow(out->arena, calls, threshold);
    report_filter_text(out, summary->trace);
    text_add_heading(out, style, "call tree, all threads together");
    if (tree.branches.all == 0 && calls->nodes.count <= 1) {
        str_add(out, "  (no such call was recorded)\n");
        return;
    }
    str_add(out, "  share      total       self       calls\n");
    add_branch(out, &tree, tree.branches.items, style);
    if (calls->n_cut)
        str_printf(out, "  %" PRIu64 " calls are nested more than %d deep; they are shown at that depth\n", calls->n_cut, CALLTREE_DEPTH);
}

/* ---- for programs ---- */

static void add_json_branch(struct json_writer *json, const struct tree *tree, const struct branch *branch)
{
    json_name(json, "children");
    json_open_array(json);
    for (uint32_t i = 0; i < branch->count; i++) {
        const struct branch *child = branches_child(&tree->branches, branch, i);
        if (child->total < tree->least)
            continue;
        const struct callee *callee = branches_callee(&tree->branches, child);
        json_line(json, 2 * child->node->depth < JSON_MOST_INDENT ? 2 * child->node->depth : JSON_MOST_INDENT);
        json_open_object(json);
        json_member_string(json, "callee", callee->site->callee);
        json_member_string(json, "kind", interval_kind_names[callee->kind]);
        json_member_number(json, "calls", child->node->calls);
        json_member_number(json, "total_ns", child->total);
        json_member_number(json, "self_ns", child->node->self);
        add_json_branch(json, tree, child);
        json_close_object(json);
    }
    json_close_array(json);
}

void report_tree_json(struct str *out, const struct summary *summary, double threshold)
{
    struct tree tree = grow(out->arena, summary->options.tree, threshold);
    struct json_writer json;
    json_to_text(&json, out, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "total_ns", tree.branches.all);
    json_member_number(&json, "cut", summary->options.tree->n_cut);
    const char *filter = reader_filter(out->arena, summary->trace);
    if (filter)
        json_member_string(&json, "filter", filter);
    add_json_branch(&json, &tree, tree.branches.items);
    json_close_object(&json);
    json_finish(&json);
}
