#include "rust_calls.h"

#include <ctype.h>
#include <string.h>

#include "rust_begin.h"
#include "rust_callee.h"
#include "rust_crate.h"
#include "rust_kinds.h"
#include "rust_macros.h"
#include "rust_on.h"
#include "rust_path.h"
#include "rust_start.h"
#include "rust_textbook.h"
#include "rust_tokens.h"
#include "rust_values.h"
#include "task_calls.h"

/* A selected call, and what is made of it. */
struct call {
    const struct rust_visit *visit;
    const struct config_probe *probe;
    struct rust_view view;
    struct rust_callee callee;
    struct point point;
    struct rust_point *rust;
    bool is_task; /* the future that it is given is wrapped */
};

/* `pin! { .. } (&mut f).await;` are two statements (rust_parse.c): where the parser could not be shown that, the
 * grammar takes them for a call of what the macro gives. */
static bool begins_with_statement(const struct rust_visit *visit)
{
    const struct rust_walk *w = visit->walk;
    TSNode node = visit->node;
    if (ts_node_start_byte(node) != visit->head.begin)
        return false;
    while (rust_kind_of(&w->syntax, node) != RUST_MACRO && ts_node_child_count(node))
        node = ts_node_child(node, 0);
    struct span tokens = rust_kind_of(&w->syntax, node) == RUST_MACRO ? rust_macro_tokens(&w->syntax, node) : (struct span){ 0, 0 };
    struct rust_token next = rust_token_at(w->unit->source, tokens.end, tree_span(visit->node).end);
    return tokens.end && w->unit->source.text[tokens.begin] == '{' && (next.kind == RUST_TOKEN_OPEN);
}

static bool is_task(const struct call *c)
{
    bool can_be = probe_starts_thread(c->probe) || probe_makes_tasks(c->probe) || (c->probe->action == ACTION_FUTURE && !c->visit->is_awaited);
    return can_be && !c->probe->on && rust_find_task(c->visit->walk->arena, &c->view, c->visit->node, c->callee.name, c->probe, c->rust);
}

/* For the classes of calls: path.join(x) waits for no thread. */
static unsigned count_arguments(const struct call *c)
{
    unsigned n = 1;
    TSNode child;
    if (ts_node_is_null(rust_receiver(&c->view, c->visit->node)))
        return 0;
    for (struct tree_children children = tree_children_of(tree_field(c->visit->node, "arguments")); tree_next(&children, &child);) {
        bool is_argument =
            ts_node_is_named(child) && !tree_is_comment(c->view.syntax, child) && rust_kind_of(c->view.syntax, child) != RUST_ATTRIBUTE;
        n += is_argument && n < 3;
    }
    return n;
}

/* Why it is left alone, as far as its surroundings and its callee decide. */
static enum reason find_reason(const struct call *c)
{
    const struct rust_visit *visit = c->visit;
    if (visit->reason)
        return visit->reason;
    if (!visit->function)
        return REASON_OUTSIDE_FUNCTION;
    if (begins_with_statement(visit))
        return REASON_INVALID_CODE;
    if (visit->is_promoted && rust_is_promotable(&c->view, visit->node))
        return REASON_CONSTANT;
    if (c->callee.is_constructor && strpbrk(c->probe->pattern, "*?"))
        return REASON_CONSTRUCTOR;
    if (c->probe->action == ACTION_FUTURE && !visit->is_awaited && !c->is_task)
        return REASON_NOT_AWAITED;
    if (c->probe->on && c->probe->action == ACTION_FUTURE)
        return REASON_RECEIVER;
    if (c->probe->on)
        return rust_find_on(visit->walk->arena, &c->view, visit->node, c->probe->on, visit->function->borrows_self, c->rust);
    return REASON_NONE;
}

/* The name of the function or variable that is the body of a task; NULL: it has none. */
static const char *body_name(const struct call *c)
{
    const struct rust_start *start = c->rust->starts;
    if (c->rust->n_starts != 1 || start->closure != RUST_CLOSURE_VALUE)
        return NULL;
    const char *text = arena_strndup(c->visit->walk->arena, c->view.source.text + start->at.begin, start->at.end - start->at.begin);
    for (const char *t = text; *t; t++)
        if (!isalnum((unsigned char)*t) && *t != '_' && *t != ':')
            return NULL;
    return rust_path_last(text);
}

/* Where its probes go. */
static void find_places(struct call *c)
{
    const struct rust_visit *visit = c->visit;
    const struct rust_walk *w = visit->walk;
    struct rust_point *rust = c->rust;
    rust_find_begin(&c->view, rust_crate_edition(w->crate), visit->node, rust_call_is_selected, visit, rust);
    rust_put_begin_behind(rust);
    rust->facts |= visit->may_be_other ? RUST_POINT_OTHER_TYPE : 0;
    bool is_whole = c->point.call.begin == visit->head.begin && c->point.call.end == visit->head.end;
    rust->facts |= visit->is_bare || is_whole ? 0 : RUST_POINT_HEAD;
    if (c->probe->action == ACTION_FUTURE)
        *rust = (struct rust_point){
            .begin = RUST_BEGIN_ENTER, .facts = RUST_POINT_FUTURE, .body = rust->body, .home = rust->home, .n_arguments = rust->n_arguments
        };
    if (probe_starts_thread(c->probe) && !rust_find_starts(w->arena, &c->view, visit->node, c->callee.name, c->probe, rust))
        c->point.reason = REASON_NO_START;
    c->point.has_tasks = probe_makes_tasks(c->probe) && rust_find_starts(w->arena, &c->view, visit->node, c->callee.name, c->probe, rust);
    if (probe_makes_tasks(c->probe) && !c->point.has_tasks)
        c->point.reason = REASON_NO_TASK_BODY;
    rust->as_task = probe_starts_thread(c->probe) || c->point.has_tasks ? rust_make_task(w->arena, rust) : NULL;
    if (c->probe->form == FORM_BLOCK && c->probe->action != ACTION_FUTURE)
        rust_find_hoists(w->arena, &c->view, visit->node, rust_call_is_selected, visit, rust);
}

/* A method's own name, behind that of the type which its entry asks the compiler for: "Sender::send". */
static const char *name_of(const struct call *c)
{
    return c->probe->on ? arena_printf(c->visit->walk->arena, "%s::%s", rust_path_last(c->probe->on), c->callee.name) : c->callee.name;
}

void rust_add_call(const struct rust_visit *visit)
{
    const struct rust_walk *w = visit->walk;
    struct call c = { .visit = visit, .view = rust_view_of(w), .callee = rust_find_callee(visit, visit->node) };
    if (!rust_is_taken(w, tree_span(visit->node).begin))
        return;
    c.probe = c.callee.probe;
    w->unit->n_calls++;
    if (!c.probe || (c.probe->on && rust_has_no_type_name(&c.view, visit->node)))
        return;
    c.rust = arena_new(w->arena, struct rust_point);
    c.rust->body = visit->body;
    c.rust->is_regrouped = visit->is_regrouped;
    c.rust->home = visit->function ? visit->function->home : NULL;
    c.point = (struct point){ .call = tree_span(visit->node),
                              .callee = tree_span(tree_field(visit->node, "function")),
                              .depth = visit->depth,
                              .name = name_of(&c),
                              .function = visit->function ? visit->function->name : "",
                              .function_begin = visit->function ? visit->function->home->at.begin : 0,
                              .probe = c.probe,
                              .own = c.rust };
    c.rust->n_arguments = count_arguments(&c);
    tree_place_point(&w->lines, c.point.call, &c.point);
    c.is_task = is_task(&c);
    c.point.reason = find_reason(&c);
    if (!c.point.reason && c.is_task) {
        c.rust->facts |= RUST_POINT_TASK;
        c.point.has_tasks = probe_makes_tasks(c.probe);
    }
    if (!c.point.reason && !c.is_task)
        find_places(&c);
    if (c.point.reason == REASON_NO_TASK_BODY && task_call_is_wide(c.probe))
        return;
    if (c.point.has_tasks)
        c.point.task = body_name(&c);
    if (!c.point.reason && c.probe->capture)
        rust_find_values(w->arena, &c.view, visit->node, c.callee.parameters, rust_identifier_is_item, visit, &c.point, c.rust);
    vec_push(w->arena, &w->unit->points, c.point);
}
