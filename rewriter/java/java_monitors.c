#include "java_monitors.h"

#include <string.h>

#include "java_kinds.h"

#define NAME "synchronized"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

/* NULL: the configuration does not select it. */
static struct java_point *add_point(const struct java_visit *visit, struct span call, enum reason reason)
{
    struct java_walk *w = visit->walk;
    const struct config_probe *probe = select_region(w->request->select, NAME);
    if (!probe || probe->is_dropped)
        return NULL;
    struct java_point *java = arena_new(w->arena, struct java_point);
    struct point point = { .call = call,
                           .callee = { call.begin, call.begin },
                           .depth = visit->depth,
                           .name = NAME,
                           .part = POINT_CONSTRUCT,
                           .function = visit->function ? visit->function : "",
                           .function_begin = visit->body ? visit->body->at.begin : 0,
                           .probe = probe,
                           .reason = visit->reason ? visit->reason : reason,
                           .own = java };
    java->body = visit->body;
    java->is_monitor = true;
    tree_place_point(&w->lines, call, &point);
    vec_push(w->arena, &w->unit->points, point);
    return java;
}

void java_add_monitor(const struct java_visit *visit)
{
    TSNode block = tree_field(visit->node, "body"), child, monitor = { 0 };
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);)
        if (kind_of(visit, child) == JAVA_PARENTHESIZED)
            monitor = tree_first_child(&visit->walk->syntax, child);
    if (ts_node_is_null(monitor) || ts_node_is_null(block))
        return;
    /* the whole statement up to its first brace: other points are in the monitor, or behind */
    struct span call = { tree_span(visit->node).begin, tree_span(block).begin + 1 };
    struct java_point *java = add_point(visit, call, REASON_NONE);
    if (!java)
        return;
    java->hold = tree_span(monitor);
    java->forms[java->n_forms++] = (struct java_form){ .scheme = SCHEME_EXACT, .holds = true };
    java->forms[java->n_forms++] = (struct java_form){ .scheme = SCHEME_EXACT, .holds = true, .is_generic = true };
}

void java_add_monitor_method(const struct java_visit *visit)
{
    TSNode modifiers = ts_node_named_child(visit->node, 0), child;
    if (kind_of(visit, modifiers) != JAVA_MODIFIERS)
        return;
    for (struct tree_children c = tree_children_of(modifiers); tree_next(&c, &child);)
        if (strcmp(ts_node_type(child), NAME) == 0)
            add_point(visit, tree_span(child), REASON_SYNCHRONIZED_METHOD);
}
