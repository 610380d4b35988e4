#include "rust_awaited.h"

#include "rust_kinds.h"
#include "rust_path.h"

struct rust_callee rust_find_awaiter(const struct rust_walk *walk, const char *name)
{
    const struct config_probe *probe = rust_select(walk, select_callee, name);
    bool is_task = probe && !probe->is_dropped && probe_makes_tasks(probe);
    return (struct rust_callee){ .name = name, .probe = is_task ? probe : NULL };
}

/* What the future is made by, or the variable that holds it; NULL: the task is named after the macro alone. */
static const char *body_name(const struct rust_walk *w, TSNode future)
{
    struct rust_view view = rust_view_of(w);
    TSNode made_by = rust_kind_of(&w->syntax, future) == RUST_CALL ? tree_field(future, "function") : future;
    TSNode path = rust_kind_of(&w->syntax, future) == RUST_CALL ? rust_callee_path(&view, future) : (TSNode){ 0 };
    if (!ts_node_is_null(path))
        return rust_path_last(rust_path_text(w->arena, &w->syntax, w->unit->source, path));
    if (rust_kind_of(&w->syntax, made_by) == RUST_FIELD)
        return rust_node_text(w, tree_field(made_by, "field"));
    return rust_kind_of(&w->syntax, future) == RUST_IDENTIFIER ? rust_node_text(w, future) : NULL;
}

static void add_task(const struct rust_visit *visit, TSNode future, const struct rust_callee *awaiter)
{
    const struct rust_walk *w = visit->walk;
    struct span at = tree_span(future);
    struct rust_point *rust = arena_new(w->arena, struct rust_point);
    rust->facts = RUST_POINT_TASK | RUST_POINT_AWAITED;
    rust->body = visit->body;
    rust->is_regrouped = visit->is_regrouped;
    rust->home = visit->function ? visit->function->home : NULL;
    rust->starts = arena_new(w->arena, struct rust_start);
    *rust->starts = (struct rust_start){ RUST_CLOSURE_VALUE, at, false, "task_future", { 0, 0 } };
    rust->n_starts = 1;
    struct point point = { .call = at,
                           .callee = { at.begin, at.begin },
                           .depth = visit->depth,
                           .name = awaiter->name,
                           .reason = visit->reason     ? visit->reason
                                     : visit->function ? REASON_NONE
                                                       : REASON_OUTSIDE_FUNCTION,
                           .function = visit->function ? visit->function->name : "",
                           .function_begin = visit->function ? visit->function->home->at.begin : 0,
                           .probe = awaiter->probe,
                           .has_tasks = true,
                           .task = body_name(w, future),
                           .own = rust };
    tree_place_point(&w->lines, at, &point);
    vec_push(w->arena, &w->unit->points, point);
}

void rust_add_awaited(const struct rust_visit *visit, const struct rust_callee *awaiter)
{
    const struct rust_walk *w = visit->walk;
    TSNode child;
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);)
        if (ts_node_is_named(child) && !tree_is_comment(&w->syntax, child) && rust_is_taken(w, tree_span(child).begin))
            add_task(visit, child, awaiter);
}
