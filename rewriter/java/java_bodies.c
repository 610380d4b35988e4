#include "java_bodies.h"

#include "java_forms.h"
#include "java_kinds.h"
#include "java_values.h"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

struct java_body *java_open_body(const struct java_visit *visit, TSNode node)
{
    struct java_walk *w = visit->walk;
    struct java_body *body = arena_new(w->arena, struct java_body);
    struct java_unit *unit = java_unit_of(w->unit);
    enum java_kind kind = kind_of(visit, node);
    TSNode child;
    body->number = (uint32_t)unit->bodies.count;
    body->at = tree_span(node);
    body->is_lambda = kind_of(visit, ts_node_parent(node)) == JAVA_LAMBDA;
    body->is_expression = kind != JAVA_BLOCK && kind != JAVA_CONSTRUCTOR_BODY;
    if (body->is_expression) {
        body->is_value = !java_is_statement_expression(visit, node);
        body->is_call = kind == JAVA_METHOD_INVOCATION || kind == JAVA_OBJECT_CREATION;
    } else {
        body->at.begin++;
        body->at.end--;
        for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
            if (kind_of(visit, child) == JAVA_EXPLICIT_CONSTRUCTOR) /* nothing may come before it */
                body->at.begin = tree_span(child).end;
    }
    vec_push(w->arena, &unit->bodies, body);
    return body;
}

static void add_entry(const struct java_visit *visit, const struct java_body *body, const char *name, const struct config_probe *probe)
{
    struct java_walk *w = visit->walk;
    struct java_point *java = arena_new(w->arena, struct java_point);
    struct point point = { .call = { body->at.begin, body->at.begin },
                           .callee = { body->at.begin, body->at.begin },
                           .depth = 2,
                           .name = name,
                           .function = visit->function,
                           .is_entry = true,
                           .probe = probe,
                           .reason = visit->reason,
                           .own = java };
    java->body = (struct java_body *)body;
    java->n_forms = 1;
    java->forms[0].scheme = SCHEME_ENTRY;
    if (probe->capture) {
        enum reason reason = java_choose_parameters(visit, visit->node, &point);
        point.reason = point.reason ? point.reason : reason;
    }
    struct span named = { tree_span(tree_field(visit->node, "name")).begin, tree_span(visit->node).end };
    tree_place_point(&w->lines, named, &point);
    vec_push(w->arena, &w->unit->points, point);
}

void java_add_entries(const struct java_visit *visit, const struct java_body *body, const char *name, bool is_main)
{
    struct select *select = visit->walk->request->select;
    const struct config_probe *program = is_main ? select_entry(select) : NULL, *function = select_function(select, name);
    if (program && !program->is_dropped)
        add_entry(visit, body, "main", program);
    if (function && !function->is_dropped)
        add_entry(visit, body, name, function);
}

static void add_handler(const struct java_visit *visit, struct span handled, TSNode clause)
{
    TSNode block = tree_field(clause, "body"), child;
    if (kind_of(visit, clause) == JAVA_FINALLY)
        for (struct tree_children c = tree_children_of(clause); tree_next(&c, &child);)
            block = kind_of(visit, child) == JAVA_BLOCK ? child : block;
    if (ts_node_is_null(block))
        return;
    uint32_t at = tree_span(block).begin + 1;
    vec_push(visit->walk->arena, &visit->body->handlers, (struct java_handler){ { at, at }, handled });
}

void java_add_handlers(const struct java_visit *visit)
{
    TSNode child;
    if (!visit->body || visit->body->is_expression)
        return;
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);)
        if (kind_of(visit, child) == JAVA_CATCH || kind_of(visit, child) == JAVA_FINALLY)
            add_handler(visit, tree_span(visit->node), child);
}
