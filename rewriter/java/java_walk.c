#include "java_walk.h"

#include <string.h>

#include "java_bodies.h"
#include "java_callee.h"
#include "java_forms.h"
#include "java_kinds.h"
#include "java_lives.h"
#include "java_monitors.h"
#include "java_starts.h"
#include "java_types.h"
#include "java_values.h"

static void walk_node(const struct java_visit *visit);

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

/* ---- variables ---- */

static void bind(struct java_visit *visit, TSNode name, const char *type, bool is_type)
{
    struct java_walk *w = visit->walk;
    if (ts_node_is_null(name))
        return;
    struct java_local *local = arena_new(w->arena, struct java_local);
    *local = (struct java_local){ visit->place.locals, tree_text(w->unit->source, name), type, is_type };
    visit->place.locals = local;
}

static void bind_typed(struct java_visit *visit, TSNode declaration, TSNode type)
{
    bool is_array = !ts_node_is_null(tree_field(declaration, "dimensions"));
    bind(visit, tree_field(declaration, "name"), java_type_of_node(&visit->place, type, is_array, tree_field(declaration, "value")), false);
}

/* What a declaration, parameter, resource or pattern declares. Of `catch (A | B x)` and `x -> ..` no type is known. */
static void bind_declaration(struct java_visit *visit, TSNode node)
{
    TSNode child, type = tree_field(node, "type");
    switch (kind_of(visit, node)) {
    case JAVA_LOCAL_VARIABLE:
    case JAVA_SPREAD_PARAMETER:
        for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
            if (kind_of(visit, child) == JAVA_DECLARATOR)
                bind_typed(visit, child, type);
        break;
    case JAVA_FORMAL_PARAMETER:
    case JAVA_RESOURCE:
    case JAVA_ENHANCED_FOR:
        bind_typed(visit, node, type);
        break;
    case JAVA_CATCH_PARAMETER:
        for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
            if (kind_of(visit, child) == JAVA_CATCH_TYPE && ts_node_named_child_count(child) == 1)
                type = ts_node_named_child(child, 0);
        bind_typed(visit, node, type);
        break;
    case JAVA_INSTANCEOF:
        bind(visit, tree_field(node, "name"), java_type_of_node(&visit->place, tree_field(node, "right"), false, (TSNode){ 0 }), false);
        break;
    case JAVA_TYPE_PATTERN:
    case JAVA_PATTERN_COMPONENT:
        if (ts_node_named_child_count(node) == 2)
            bind(visit, ts_node_named_child(node, 1), java_type_of_node(&visit->place, ts_node_named_child(node, 0), false, (TSNode){ 0 }), false);
        break;
    default:
        break;
    }
}

static void bind_parameters(struct java_visit *visit, TSNode node)
{
    TSNode parameters = tree_field(node, "parameters"), child;
    if (kind_of(visit, parameters) == JAVA_IDENTIFIER) {
        bind(visit, parameters, NULL, false);
    } else if (!ts_node_is_null(parameters)) {
        for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);)
            if (kind_of(visit, child) == JAVA_IDENTIFIER)
                bind(visit, child, NULL, false);
            else
                bind_declaration(visit, child);
    }
}

static void bind_type_variables(struct java_visit *visit, TSNode parameters)
{
    TSNode child;
    if (ts_node_is_null(parameters))
        return;
    for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);)
        if (kind_of(visit, child) == JAVA_TYPE_PARAMETER)
            bind(visit, tree_first_child(&visit->walk->syntax, child), NULL, true);
}

/* Variables of patterns in a statement are bound for all of it: their names cannot mean another variable there. */
static void bind_patterns(struct java_visit *visit, TSNode node)
{
    TSNode child;
    enum java_kind kind = kind_of(visit, node);
    if (kind == JAVA_INSTANCEOF || kind == JAVA_TYPE_PATTERN || kind == JAVA_PATTERN_COMPONENT)
        bind_declaration(visit, node);
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        if (ts_node_is_named(child) && kind_of(visit, child) != JAVA_BLOCK && kind_of(visit, child) != JAVA_LAMBDA &&
            kind_of(visit, child) != JAVA_CLASS_BODY)
            bind_patterns(visit, child);
}

/* ---- classes and bodies ---- */

static void walk_class(const struct java_visit *visit)
{
    struct java_visit inside = *visit;
    inside.place.class = java_class_at(&visit->walk->file, visit->node, visit->place.class);
    inside.function = inside.place.class->display;
    inside.body = NULL;
    inside.depth = 0;
    java_walk_children(&inside);
}

static void walk_body(const struct java_visit *visit, TSNode node)
{
    struct java_visit inside = *visit;
    inside.body = java_open_body(visit, node);
    inside.node = node;
    inside.depth++;
    if (inside.body->is_expression)
        bind_patterns(&inside, node);
    walk_node(&inside);
}

static bool is_main(const struct java_visit *visit, const char *name)
{
    TSNode modifiers = ts_node_named_child(visit->node, 0), child;
    bool is_static = false;
    if (kind_of(visit, modifiers) == JAVA_MODIFIERS)
        for (struct tree_children c = tree_children_of(modifiers); tree_next(&c, &child);)
            is_static = is_static || strcmp(ts_node_type(child), "static") == 0;
    return is_static && strcmp(name, "main") == 0 && visit->place.class && !visit->place.class->outer;
}

static void walk_method(const struct java_visit *visit)
{
    struct java_walk *w = visit->walk;
    struct java_visit inside = *visit;
    const struct java_class *class = visit->place.class;
    bool is_method = kind_of(visit, visit->node) == JAVA_METHOD;
    TSNode body = tree_field(visit->node, "body"), name_node = tree_field(visit->node, "name");
    struct slice text = is_method ? tree_text(w->unit->source, name_node) : slice_of("new");
    if (ts_node_is_null(body))
        return;
    const char *name = arena_strndup(w->arena, text.text, text.length);
    inside.function = class ? arena_printf(w->arena, "%s.%s", class->display, name) : name;
    inside.depth = 1;
    if (ts_node_has_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    bind_type_variables(&inside, tree_field(visit->node, "type_parameters"));
    bind_parameters(&inside, visit->node);
    inside.body = java_open_body(&inside, body);
    java_add_monitor_method(&inside);
    java_add_own_life(&inside, inside.body);
    java_add_entries(&inside, inside.body, class ? arena_printf(w->arena, "%s.%s", class->name, name) : name, is_main(visit, name));
    inside.node = body;
    inside.depth++;
    java_walk_children(&inside);
}

static void walk_initializer(const struct java_visit *visit)
{
    struct java_visit inside = *visit;
    TSNode child;
    inside.depth = 1;
    if (ts_node_has_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    if (kind_of(visit, visit->node) == JAVA_BLOCK) {
        walk_body(&inside, visit->node);
        return;
    }
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);)
        if (kind_of(visit, child) == JAVA_BLOCK)
            walk_body(&inside, child);
}

static void walk_field(const struct java_visit *visit)
{
    struct java_visit inside = *visit;
    inside.depth = 1;
    if (ts_node_has_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    java_walk_children(&inside);
}

static void walk_lambda(const struct java_visit *visit)
{
    struct java_visit inside = *visit;
    bind_parameters(&inside, visit->node);
    walk_body(&inside, tree_field(visit->node, "body"));
}

/* ---- calls ---- */

static void add_call(const struct java_visit *visit)
{
    struct java_walk *w = visit->walk;
    struct java_callee callee = java_find_callee(&visit->place, visit->node, w->request->select);
    w->unit->n_calls++;
    java_add_given_lives(visit, visit->node, callee.probe);
    if (!callee.probe)
        return;
    struct java_point *java = arena_new(w->arena, struct java_point);
    java->n_arguments = callee.n_arguments;
    TSNode name = tree_field(visit->node, "name");
    struct point point = { .call = tree_span(visit->node),
                           .callee = tree_span(ts_node_is_null(name) ? visit->node : name),
                           .depth = visit->depth,
                           .name = callee.name,
                           .function = visit->function ? visit->function : "",
                           .function_begin = visit->body ? visit->body->at.begin : 0,
                           .probe = callee.probe,
                           .reason = visit->reason,
                           .own = java };
    if (kind_of(visit, visit->node) == JAVA_EXPLICIT_CONSTRUCTOR)
        point.call.end--; /* without the semicolon */
    enum reason reason = callee.probe->capture ? java_choose_values(visit, visit->node, &point) : REASON_NONE;
    point.reason = point.reason ? point.reason : java_is_polymorphic(&callee) ? REASON_POLYMORPHIC : reason;
    if (probe_makes_tasks(callee.probe) || probe_starts_thread(callee.probe)) {
        reason = java_find_starts(visit, visit->node, &point);
        point.reason = point.reason ? point.reason : reason;
    }
    if (probe_starts_thread(callee.probe))
        java_find_started(visit, visit->node, &point);
    reason = java_find_forms(visit, &point);
    point.reason = point.reason ? point.reason : reason;
    tree_place_point(&w->lines, point.call, &point);
    vec_push(w->arena, &w->unit->points, point);
}

/* ---- nodes ---- */

static bool is_class(enum java_kind kind)
{
    return kind == JAVA_CLASS || kind == JAVA_INTERFACE || kind == JAVA_ENUM || kind == JAVA_RECORD || kind == JAVA_ANNOTATION_TYPE;
}

/* What the children of a node see that stands in it before them, or belongs to the node itself. */
static void bind_before(struct java_visit *inside, enum java_kind kind, TSNode child)
{
    TSNode resource;
    if (kind == JAVA_SWITCH_RULE && child.id == ts_node_named_child(ts_node_parent(child), 0).id)
        bind_patterns(inside, child);
    else if (kind == JAVA_CATCH && kind_of(inside, child) == JAVA_BLOCK)
        bind_declaration(inside, ts_node_prev_named_sibling(child));
    else if (kind == JAVA_TRY_WITH_RESOURCES && kind_of(inside, child) == JAVA_BLOCK)
        for (struct tree_children c = tree_children_of(tree_field(ts_node_parent(child), "resources")); tree_next(&c, &resource);)
            bind_declaration(inside, resource);
    else if (kind == JAVA_BLOCK || kind == JAVA_CONSTRUCTOR_BODY)
        bind_patterns(inside, child);
}

void java_walk_children(const struct java_visit *visit)
{
    struct java_visit inside = *visit;
    enum java_kind kind = kind_of(visit, visit->node);
    TSNode child;
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);) {
        if (!ts_node_is_named(child))
            continue;
        enum java_kind child_kind = kind_of(visit, child);
        const char *field = tree_field_name(&c);
        if (is_class(child_kind) && visit->body) /* a local class: seen by itself and by what follows */
            bind(&inside, tree_field(child, "name"), java_class_at(&visit->walk->file, child, visit->place.class)->name, true);
        if (kind == JAVA_ENHANCED_FOR && field && strcmp(field, "body") == 0)
            bind_declaration(&inside, visit->node);
        bind_before(&inside, kind, child);
        inside.node = child;
        inside.depth = (uint16_t)(visit->depth + 1);
        walk_node(&inside);
        if (child_kind == JAVA_LOCAL_VARIABLE)
            bind_declaration(&inside, child);
        else if ((kind == JAVA_TRY_WITH_RESOURCES) && child_kind == JAVA_BLOCK)
            inside.place.locals = visit->place.locals; /* handlers don't see the resources */
    }
}

static void walk_node(const struct java_visit *visit)
{
    struct tree_capture capture = tree_captured(&visit->walk->captures, visit->node);
    struct java_visit inside = *visit;
    enum java_kind kind = kind_of(visit, visit->node), parent;
    if (capture.skip)
        return;
    if (ts_node_is_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    if (kind == JAVA_EXPLICIT_CONSTRUCTOR)
        inside.body = NULL; /* before the body's own variables */
    if (capture.is_call)
        add_call(&inside);
    switch (kind) {
    case JAVA_CLASS:
    case JAVA_INTERFACE:
    case JAVA_ENUM:
    case JAVA_RECORD:
    case JAVA_ANNOTATION_TYPE:
        walk_class(&inside);
        break;
    case JAVA_CLASS_BODY:
        parent = kind_of(visit, ts_node_parent(visit->node));
        if (parent == JAVA_OBJECT_CREATION || parent == JAVA_ENUM_CONSTANT)
            walk_class(&inside);
        else
            java_walk_children(&inside);
        break;
    case JAVA_METHOD:
    case JAVA_CONSTRUCTOR:
    case JAVA_COMPACT_CONSTRUCTOR:
        walk_method(&inside);
        break;
    case JAVA_STATIC_INITIALIZER:
        walk_initializer(&inside);
        break;
    case JAVA_BLOCK:
        if (!visit->body)
            walk_initializer(&inside);
        else
            java_walk_children(&inside);
        break;
    case JAVA_FIELD:
    case JAVA_CONSTANT:
    case JAVA_ENUM_CONSTANT:
        walk_field(&inside);
        break;
    case JAVA_LAMBDA:
        walk_lambda(&inside);
        break;
    case JAVA_SYNCHRONIZED:
        java_add_monitor(&inside);
        java_walk_children(&inside);
        break;
    case JAVA_TRY:
    case JAVA_TRY_WITH_RESOURCES:
        java_add_handlers(&inside);
        java_walk_children(&inside);
        break;
    default:
        java_walk_children(&inside);
        break;
    }
}
