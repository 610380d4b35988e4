#include "rust_bodies.h"

#include <string.h>

#include "rust_callee.h"
#include "rust_kinds.h"
#include "rust_path.h"
#include "rust_values.h"

/* Behind `{` and the inner attributes of a block. */
static uint32_t body_begin(const struct rust_walk *w, TSNode body)
{
    uint32_t at = 0;
    TSNode child;
    for (struct tree_children c = tree_children_of(body); tree_next(&c, &child);) {
        struct span span = tree_span(child);
        const char *text = w->unit->source.text + span.begin;
        /* //! and / *! are inner attributes */
        bool is_doc = tree_is_comment(&w->syntax, child) && span.end - span.begin > 2 && text[2] == '!';
        if ((at == 0 && !ts_node_is_named(child) && *text == '{') || rust_kind_of(&w->syntax, child) == RUST_INNER_ATTRIBUTE || is_doc)
            at = span.end;
    }
    return at;
}

static struct rust_body *find_body(const struct rust_walk *w, TSNode body)
{
    struct rust_body *entered = arena_new(w->arena, struct rust_body);
    struct rust_view view = rust_view_of(w);
    entered->at = tree_span(body);
    entered->at_block = rust_begins_with_block(&view, body);
    /* a labelled block is an expression */
    if (rust_kind_of(&w->syntax, body) == RUST_BLOCK && w->unit->source.text[entered->at.begin] == '{')
        entered->at.begin = entered->at.end = body_begin(w, body), entered->at_block = false;
    return entered;
}

void rust_enter_body(struct rust_visit *inside, TSNode body)
{
    inside->body = find_body(inside->walk, body);
    inside->is_regrouped = false;
}

/* ---- functions ---- */

/* What a function is named after: the type or trait, the function or the module around it, whichever is nearest. */
static const char *name_around(const struct rust_visit *visit)
{
    const struct rust_function *outer = visit->function;
    if (outer && outer->self == visit->self)
        return outer->absolute;
    return visit->self ? visit->self : visit->scope->module->path;
}

static bool borrows_self(const struct rust_walk *w, TSNode function)
{
    TSNode first = tree_first_child(&w->syntax, tree_field(function, "parameters"));
    return !ts_node_is_null(first) && strcmp(ts_node_type(first), "self_parameter") == 0 && w->unit->source.text[ts_node_start_byte(first)] == '&';
}

struct rust_function rust_find_function(const struct rust_visit *visit, TSNode body)
{
    const struct rust_walk *w = visit->walk;
    const char *name = rust_node_text(w, tree_field(visit->node, "name"));
    return (struct rust_function){
        .name = visit->self ? rust_path_join(w->arena, rust_path_last(visit->self), name) : name,
        .absolute = arena_printf(w->arena, "%s::%s", name_around(visit), name),
        .self = visit->self,
        /* a nested function sees the items of the one around it */
        .home = visit->function && !visit->reason ? visit->function->home : find_body(w, body),
        .borrows_self = borrows_self(w, visit->node),
    };
}

struct rust_function rust_find_initialiser(const struct rust_visit *visit, TSNode body)
{
    const struct rust_walk *w = visit->walk;
    const char *name = visit->item ? visit->item : "";
    return (struct rust_function){
        .name = visit->self ? rust_path_join(w->arena, rust_path_last(visit->self), name) : name,
        .absolute = arena_printf(w->arena, "%s::%s", name_around(visit), name),
        .self = visit->self,
        .home = find_body(w, body),
    };
}

/* Does the word stand among the attributes of an item, also in cfg_attr? */
static bool has_attribute(const struct rust_walk *w, TSNode item, const char *word)
{
    for (TSNode node = ts_node_prev_named_sibling(item); !ts_node_is_null(node); node = ts_node_prev_named_sibling(node)) {
        struct slice text = tree_text(w->unit->source, node);
        bool is_attribute = rust_kind_of(&w->syntax, node) == RUST_ATTRIBUTE;
        if (is_attribute && memmem(text.text, text.length, word, strlen(word)))
            return true;
        if (!is_attribute && !tree_is_comment(&w->syntax, node))
            break;
    }
    return false;
}

/* async, extern "x86-interrupt" ...: what stands before `fn`. */
static bool has_modifier(const struct rust_walk *w, TSNode function, const char *word)
{
    TSNode child;
    bool found = false;
    for (struct tree_children c = tree_children_of(function); tree_next(&c, &child);) {
        struct slice text = tree_text(w->unit->source, child);
        found = found || (rust_kind_of(&w->syntax, child) == RUST_MODIFIERS && memmem(text.text, text.length, word, strlen(word)));
    }
    return found;
}

/* `global`, or "function": the body of the visited function begins at `at`. */
static void add_entry(const struct rust_visit *visit, const struct config_probe *probe, const char *name, uint32_t at, unsigned facts,
                      enum reason reason)
{
    const struct rust_walk *w = visit->walk;
    struct rust_point *rust = arena_new(w->arena, struct rust_point);
    rust->facts = facts;
    rust->home = visit->function->home;
    struct point point = { .call = { at, at },
                           .callee = { at, at },
                           .depth = (uint16_t)(visit->depth + 1),
                           .reason = reason,
                           .name = name,
                           .function = visit->function->name,
                           .probe = probe,
                           .is_entry = true,
                           .function_begin = visit->function->home->at.begin,
                           .own = rust };
    tree_place_point(&w->lines, tree_span(visit->node), &point);
    if (probe->capture)
        rust_find_parameters(w->arena, &w->syntax, w->unit->source, visit->node, &point, rust);
    vec_push(w->arena, &w->unit->points, point);
}

void rust_add_entries(const struct rust_visit *inside, bool is_main, TSNode body)
{
    const struct rust_walk *w = inside->walk;
    const struct rust_function *function = inside->function;
    const struct config_probe *probe = is_main ? select_entry(w->request->select) : NULL;
    if (!rust_is_taken(w, tree_span(inside->node).begin))
        return;
    if (probe)
        add_entry(inside, probe, "main", function->home->at.begin, 0, inside->reason);
    probe = rust_select(w, select_function, function->absolute);
    if (!probe || probe->is_dropped)
        return;
    bool is_special = has_attribute(w, inside->node, "naked") || has_modifier(w, inside->node, "-interrupt");
    add_entry(inside, probe, function->absolute, body_begin(w, body), has_modifier(w, inside->node, "async") ? RUST_BODY_ASYNC : 0,
              !inside->reason && is_special ? REASON_SPECIAL_FUNCTION : inside->reason);
}
