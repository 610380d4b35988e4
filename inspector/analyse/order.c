#include "order.h"

#include <stdlib.h>

#include "analyse_nodes.h"

enum { MOST_STEPS = 64 /* from a context to who created it, and so on */ };
#define ORDER_MEETING UINT32_MAX /* who waited for the end of a context: all threads of a team */

/* ---- the first reading ---- */

static struct order_context *context_of(struct order *order, uint32_t number)
{
    order->contexts = analyse_grow(order->contexts, &order->contexts_capacity, number, sizeof *order->contexts);
    if (number >= order->n_contexts)
        order->n_contexts = number + (size_t)1;
    return &order->contexts[number];
}

static bool is_unknown(const struct weft_graph_node *node)
{
    return node->flags & WEFT_NODE_UNKNOWN || node->means == WEFT_MEANS_SEND || node->means == WEFT_MEANS_RECEIVE;
}

static void learn_node(struct order *order, const struct weft_graph *graph, const struct weft_graph_node *node)
{
    struct order_context *context = context_of(order, node->context);
    order->nodes = analyse_grow(order->nodes, &order->nodes_capacity, node->number, sizeof *order->nodes);
    order->n_nodes = node->number;
    order->nodes[node->number] = (struct order_node){ .begin = node->begin,
                                                      .end = node->end,
                                                      .context = node->context,
                                                      .thread = node->thread,
                                                      .index = ++context->index,
                                                      .is_unknown = is_unknown(node),
                                                      .is_sync = node->kind != WEFT_NODE_WORK };
    if (node->context == 0)
        return;
    if (context->index == 1) {
        context->process = weft_graph_context(graph, node->context)->pid;
        context->begin = node->begin;
        context->end = UINT64_MAX;
        int is_new;
        analyse_pairs_find(&order->processes, context->process, 0, &is_new);
        context->is_first = is_new;
    }
    if (node->kind == WEFT_NODE_END)
        context->end = node->end;
}

void order_learn(struct order *order, const struct weft_graph *graph, const struct weft_graph_record *record)
{
    if (record->kind == WEFT_GRAPH_NODE)
        learn_node(order, graph, &record->is.node);
    if (record->kind != WEFT_GRAPH_EDGE || record->is.edge.from > order->n_nodes || record->is.edge.to > order->n_nodes)
        return;
    uint32_t from = order->nodes[record->is.edge.from].context, to = order->nodes[record->is.edge.to].context;
    if (record->is.edge.kind == WEFT_EDGE_CREATE && to)
        order->contexts[to].creator = from;
    if (record->is.edge.kind == WEFT_EDGE_JOIN && from)
        order->contexts[from].joiner = to ? to : ORDER_MEETING;
}

void order_touch(struct order *order, uint32_t process, uint64_t node, uint64_t object)
{
    struct order_touch touch = { .object = object, .node = node, .context = order->nodes[node].context, .process = process };
    for (size_t i = order->n_touches; i > 0 && order->touches[i - 1].node == node; i--)
        if (order->touches[i - 1].object == object)
            return;
    order->touches = analyse_grow(order->touches, &order->touches_capacity, order->n_touches, sizeof *order->touches);
    order->touches[order->n_touches++] = touch;
}

/* ---- the second one ---- */

static int compare_touches(const void *left, const void *right)
{
    const struct order_touch *a = left, *b = right;
    if (a->process != b->process)
        return a->process < b->process ? -1 : 1;
    if (a->object != b->object)
        return a->object < b->object ? -1 : 1;
    if (a->context != b->context)
        return a->context < b->context ? -1 : 1;
    return (a->node > b->node) - (a->node < b->node);
}

static bool is_same_object(const struct order_touch *a, const struct order_touch *b)
{
    return a->process == b->process && a->object == b->object;
}

static void mark_runs(struct order *order)
{
    struct order_touch *touches = order->touches;
    for (size_t i = 0; i < order->n_touches; i++)
        touches[i].first = i && is_same_object(&touches[i - 1], &touches[i]) ? touches[i - 1].first : i;
    for (size_t i = order->n_touches; i-- > 0;) {
        bool goes_on = i + 1 < order->n_touches && is_same_object(&touches[i], &touches[i + 1]) && touches[i].context == touches[i + 1].context;
        touches[i].run_end = goes_on ? touches[i + 1].run_end : i + 1;
    }
}

static const struct order_touch *sorting; /* qsort has no context */
static int compare_by_node(const void *left, const void *right)
{
    uint64_t a = sorting[*(const size_t *)left].node, b = sorting[*(const size_t *)right].node;
    return (a > b) - (a < b);
}

void order_begin(struct order *order)
{
    order->is_second = true;
    for (size_t i = 0; i < order->n_contexts; i++)
        order->contexts[i].index = 0;
    order->n_nodes = 0;
    if (order->n_touches == 0)
        return;
    qsort(order->touches, order->n_touches, sizeof *order->touches, compare_touches);
    mark_runs(order);
    order->by_node = malloc(order->n_touches * sizeof *order->by_node);
    if (!order->by_node)
        arena_out_of_memory(order->n_touches * sizeof *order->by_node);
    for (size_t i = 0; i < order->n_touches; i++)
        order->by_node[i] = i;
    sorting = order->touches;
    qsort(order->by_node, order->n_touches, sizeof *order->by_node, compare_by_node);
}

static void join_possible(struct order *order, const struct clock **clock, const struct clock *other, uint32_t who, uint32_t at)
{
    *clock = clock_join(&order->clocks, *clock, other, who, at);
}

/* Everything that has begun may be before what the context does from now on. Contexts that are over were waited for by one
 * that is not, or may_be_apart knows them. */
static void assume_all(struct order *order, struct order_context *context)
{
    for (size_t i = 0; i < order->n_live; i++) {
        const struct order_context *other = &order->contexts[order->live[i]];
        if (other != context && other->process == context->process)
            join_possible(order, &context->possible, other->possible, order->live[i], other->index);
    }
}

/* The last touch of each other context that began before the node's end. */
static void follow_touch(struct order *order, const struct order_touch *touch, const struct order_node *node, uint64_t number)
{
    struct order_context *context = &order->contexts[node->context];
    const struct order_touch *touches = order->touches;
    for (size_t run = touch->first; run < order->n_touches && is_same_object(&touches[run], touch); run = touches[run].run_end) {
        size_t low = run, high = touches[run].run_end;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (order->nodes[touches[middle].node].begin < node->end)
                low = middle + 1;
            else
                high = middle;
        }
        if (low == run || touches[run].context == node->context)
            continue;
        uint64_t last = touches[low - 1].node;
        const struct order_node *other = &order->nodes[last];
        join_possible(order, &context->possible, last < number ? other->possible : NULL, other->context, other->index);
    }
}

static void set_live(struct order *order, uint32_t context, bool is_live)
{
    if (is_live) {
        order->live = analyse_grow(order->live, &order->live_capacity, order->n_live, sizeof *order->live);
        order->live[order->n_live++] = context;
        return;
    }
    for (size_t i = 0; i < order->n_live; i++)
        if (order->live[i] == context) {
            order->live[i] = order->live[--order->n_live];
            return;
        }
}

static void add_node(struct order *order, const struct weft_graph_node *record)
{
    struct order_node *node = &order->nodes[record->number];
    struct order_context *context = &order->contexts[node->context];
    order->n_nodes = record->number;
    if (node->context == 0)
        return;
    if (context->is_unknown) /* the one before */
        assume_all(order, context);
    if (context->is_sync && order->unknown)
        join_possible(order, &context->possible, order->unknown, 0, 0);
    if (context->index == 0)
        set_live(order, node->context, true);
    if (record->kind == WEFT_NODE_END)
        set_live(order, node->context, false);
    context->index = node->index;
    context->is_unknown = node->is_unknown;
    context->is_sync = node->is_sync;
    while (order->next_touch < order->n_touches && order->touches[order->by_node[order->next_touch]].node <= record->number) {
        const struct order_touch *touch = &order->touches[order->by_node[order->next_touch++]];
        if (touch->node == record->number)
            follow_touch(order, touch, node, record->number);
    }
    node->possible = context->possible;
    node->certain = context->certain;
    if (node->is_unknown)
        join_possible(order, &order->unknown, context->possible, node->context, node->index);
}

static int add_edge(struct order *order, struct weft_graph *graph, const struct weft_graph_edge *edge)
{
    if (edge->from == 0 || edge->from > order->n_nodes || edge->to == 0 || edge->to > order->n_nodes || edge->from == edge->to)
        return weft_graph_fail(graph, "an edge that leads to no node");
    struct order_node *from = &order->nodes[edge->from], *to = &order->nodes[edge->to];
    struct order_context *context = &order->contexts[to->context];
    if (to->context && context->index != to->index)
        return weft_graph_fail(graph, "an edge to a node that others were behind already");
    /* What came before `from` in its context; a meeting is in none. */
    uint32_t who = from->context, at = who ? from->index - 1 : 0;
    const struct clock **possible = to->context ? &context->possible : &to->possible;
    const struct clock **certain = to->context ? &context->certain : &to->certain;
    *possible = clock_join(&order->clocks, *possible, from->possible, who, at);
    if (edge->is_certain)
        *certain = clock_join(&order->clocks, *certain, from->certain, who, at);
    return 0;
}

int order_add(struct order *order, struct weft_graph *graph, const struct weft_graph_record *record)
{
    if (record->kind == WEFT_GRAPH_NODE)
        add_node(order, &record->is.node);
    return record->kind == WEFT_GRAPH_EDGE ? add_edge(order, graph, &record->is.edge) : 0;
}

/* The context that created it, or that which created this one, and so on, as far as the trace tells. */
static uint32_t find_root(const struct order *order, uint32_t context)
{
    for (int i = 0; i < MOST_STEPS && order->contexts[context].creator; i++)
        context = order->contexts[context].creator;
    return context;
}

/* Whether the end of the first node's context, or the begin of the second one's, may be why: what waited for the one or
 * started the other has no probe, and may have happened within a node. Whoever has started a thread without a probe may also
 * wait for what it does, and give it more to do, like the owner of a pool. */
static bool may_be_apart(const struct order *order, const struct order_node *first, const struct order_node *second)
{
    uint32_t context = first->context;
    for (int i = 0; i < MOST_STEPS && context && context != ORDER_MEETING; i++) {
        if (order->contexts[context].joiner == 0 && order->contexts[context].end <= second->end)
            return true;
        context = order->contexts[context].joiner;
    }
    return !order->contexts[find_root(order, first->context)].is_first || !order->contexts[find_root(order, second->context)].is_first;
}

enum order_relation order_of(const struct order *order, uint64_t first, uint64_t second)
{
    const struct order_node *a = &order->nodes[first], *b = &order->nodes[second];
    if (a->context == b->context || clock_of(b->certain, a->context) >= a->index)
        return ORDER_SETTLED;
    /* The second one may have been first, if both were there at the same time. */
    if (clock_of(b->possible, a->context) >= a->index || clock_of(a->possible, b->context) >= b->index || may_be_apart(order, a, b))
        return ORDER_POSSIBLE;
    /* What a thread does within a call that synchronises is no text of its own: it is a task that the trace does not tell (taskloop). */
    if (a->is_sync || b->is_sync)
        return ORDER_POSSIBLE;
    return a->thread == b->thread ? ORDER_SAME_THREAD : ORDER_NONE;
}

void order_release(struct order *order)
{
    free(order->nodes);
    free(order->contexts);
    free(order->touches);
    free(order->by_node);
    free(order->live);
    analyse_pairs_release(&order->processes);
    clocks_release(&order->clocks);
}
