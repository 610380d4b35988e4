#include "callgraph.h"

#include <stdlib.h>
#include <string.h>

#include "str.h"

static bool is_place(const struct weft_site *a, const struct weft_site *b)
{
    return a == b || (a->line_begin == b->line_begin && strcmp(a->file, b->file) == 0);
}

static uint32_t *find_bucket(const struct callgraph *graph, uint32_t caller, uint32_t callee, const struct weft_site *site)
{
    uint64_t hash = (((uint64_t)caller << 32 | callee) + site->line_begin) * 0x9E3779B97F4A7C15u;
    for (size_t at = hash >> 20 & (graph->n_buckets - 1);; at = (at + 1) & (graph->n_buckets - 1)) {
        uint32_t found = graph->buckets[at];
        if (!found)
            return &graph->buckets[at];
        const struct callgraph_edge *edge = &graph->edges.items[found - 1];
        if (edge->caller == caller && edge->callee == callee && is_place(edge->site, site))
            return &graph->buckets[at];
    }
}

static void rehash(struct callgraph *graph)
{
    graph->n_buckets = graph->n_buckets ? 2 * graph->n_buckets : 512;
    graph->buckets = arena_array(graph->callees.arena, uint32_t, graph->n_buckets);
    for (size_t i = 0; i < graph->edges.count; i++) {
        const struct callgraph_edge *edge = &graph->edges.items[i];
        *find_bucket(graph, edge->caller, edge->callee, edge->site) = (uint32_t)i + 1;
    }
}

static struct callgraph_edge *find_edge(struct callgraph *graph, uint32_t caller, uint32_t callee, const struct weft_site *site)
{
    if (2 * graph->edges.count >= graph->n_buckets)
        rehash(graph);
    uint32_t *bucket = find_bucket(graph, caller, callee, site);
    if (!*bucket) {
        vec_push(graph->callees.arena, &graph->edges, (struct callgraph_edge){ .caller = caller, .callee = callee, .site = site });
        *bucket = (uint32_t)graph->edges.count;
    }
    return &graph->edges.items[*bucket - 1];
}

static void make_nodes(struct callgraph *graph)
{
    while (graph->nodes.count < graph->callees.items.count)
        vec_push(graph->callees.arena, &graph->nodes, (struct callgraph_node){ .is_only_caller = true });
}

void callgraph_init(struct callgraph *graph, struct arena *arena)
{
    *graph = (struct callgraph){ .callees = { .arena = arena } };
}

void callgraph_opened(struct callgraph *graph, const struct trace_process *process, const struct interval *interval)
{
    uint32_t callee = callees_find(&graph->callees, process, interval->site, interval->kind);
    make_nodes(graph);
    graph->nodes.items[callee].active++;
    graph->nodes.items[callee].is_only_caller = false;
    vec_push(graph->callees.arena, &graph->stack, callee);
}

/* The function around a call that no recorded one is around. What is asked again and again is kept by the site. */
static uint32_t caller_outside(struct callgraph *graph, const struct weft_site *site)
{
    struct callgraph_outside *known = &graph->outside[(uintptr_t)site / sizeof *site % CALLGRAPH_OUTSIDE];
    if (known->site != site) {
        known->site = site;
        known->caller = callees_add_name(&graph->callees, *site->function ? site->function : "(outside)", site);
    }
    return known->caller;
}

void callgraph_closed(struct callgraph *graph, const struct trace_process *process, const struct interval *interval)
{
    uint32_t callee = graph->stack.items[--graph->stack.count];
    struct callgraph_node *node = &graph->nodes.items[callee];
    node->calls++;
    node->self += interval->self;
    if (--node->active == 0)
        node->total += interval_recorded(interval);

    const struct weft_site *site = reader_site(process, interval->site);
    uint32_t caller;
    if (graph->stack.count > 0) {
        caller = graph->stack.items[graph->stack.count - 1];
    } else if (interval->kind == WEFT_KIND_CALL) { /* only the site of a call names the caller */
        caller = caller_outside(graph, site);
        make_nodes(graph);
    } else {
        return; /* the caller of a program, a thread or an outermost body is unknown */
    }
    struct callgraph_edge *edge = find_edge(graph, caller, callee, site);
    edge->calls++;
    edge->sum += interval_recorded(interval);
}

static int compare_edges(const void *left, const void *right)
{
    const struct callgraph_edge *a = left, *b = right;
    if (a->caller != b->caller)
        return a->caller < b->caller ? -1 : 1;
    if (a->callee != b->callee)
        return a->callee < b->callee ? -1 : 1;
    return (a->site->line_begin > b->site->line_begin) - (a->site->line_begin < b->site->line_begin);
}

void callgraph_sort(struct callgraph *graph)
{
    if (graph->edges.count > 0)
        qsort(graph->edges.items, graph->edges.count, sizeof *graph->edges.items, compare_edges);
    graph->buckets = NULL;
    graph->n_buckets = 0;
}
