/* Named temporaries die at the end of the block, and with them what the result of the call may have borrowed from. The
 * syntax does not tell what a result borrows from. So this form is taken only if everything that gets a name was made
 * from places (variables and their fields) by one call each.
 *
 * Arguments are moved into the call. The receiver may only be lent to it, and then is dropped at the end of the
 * statement (Reference, "Destructors", temporary scopes): links of a chain get names where that is the end of the
 * block.
 *
 * Nothing is expected of what gets a name: a closure's parameters get no types from there, and parts are not coerced. */
#include "rust_textbook.h"

#include <string.h>

#include "rust_kinds.h"
#include "rust_temporaries.h"

struct hoister {
    struct arena *arena;
    const struct rust_view *view;
    rust_selects *selects;
    const void *context;
    struct rust_point *rust;
    VEC(struct rust_hoist) hoists;
    VEC(struct slice) waiting; /* texts of operands that stay, and are evaluated before what is hoisted behind them */
};

static enum rust_kind kind_of(const struct hoister *h, TSNode node)
{
    return rust_kind_of(h->view->syntax, node);
}

static bool is_literal(enum rust_kind kind)
{
    return kind == RUST_STRING || kind == RUST_RAW_STRING || kind == RUST_CHAR || kind == RUST_BOOLEAN || kind == RUST_INTEGER ||
           kind == RUST_FLOAT || kind == RUST_NEGATIVE || kind == RUST_UNIT;
}

/* Does the expression make a value that something else in it may refer to? It would die at the end of the let. */
static bool makes_temporary(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = rust_kind_of(view->syntax, node);
    TSNode child, receiver, value;
    bool makes = false;
    if (kind == RUST_CLOSURE)
        return false;
    if (kind == RUST_REFERENCE) {
        value = tree_field(node, "value");
        makes = !rust_is_place(view, value) && !rust_is_promoted(view, value);
    } else if (kind == RUST_CALL) {
        receiver = rust_receiver(view, node);
        makes = !ts_node_is_null(receiver) && !rust_is_place(view, receiver) && !is_literal(rust_kind_of(view->syntax, receiver));
    }
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        makes = makes || (ts_node_is_named(child) && makes_temporary(view, child));
    return makes;
}

static void hoist(struct hoister *h, TSNode node, bool is_receiver)
{
    struct slice text = tree_text(h->view->source, node);
    for (size_t i = 0; i < h->waiting.count; i++) {
        struct slice name = h->waiting.items[i];
        if (memmem(text.text, text.length, name.text, name.length))
            h->rust->facts |= RUST_POINT_ORDER;
    }
    vec_push(h->arena, &h->hoists, (struct rust_hoist){ tree_span(node), is_receiver });
}

/* The variable that a place belongs to. */
static TSNode variable_of(const struct hoister *h, TSNode place)
{
    while (kind_of(h, place) == RUST_FIELD || kind_of(h, place) == RUST_INDEX || kind_of(h, place) == RUST_UNARY ||
           kind_of(h, place) == RUST_PARENTHESIZED || kind_of(h, place) == RUST_REFERENCE) {
        TSNode inner = kind_of(h, place) == RUST_REFERENCE ? tree_field(place, "value") : tree_first_child(h->view->syntax, place);
        if (ts_node_is_null(inner))
            break;
        place = inner;
    }
    return place;
}

static void leave_in_place(struct hoister *h, TSNode place)
{
    if (rust_costs(h->view, place))
        h->rust->facts |= RUST_POINT_ORDER; /* v[i()]: behind what is hoisted, and a part of the interval */
    vec_push(h->arena, &h->waiting, tree_text(h->view->source, variable_of(h, place)));
}

static bool has_arguments(const struct rust_view *view, TSNode call)
{
    TSNode child;
    bool has = false;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);)
        has = has || (ts_node_is_named(child) && !tree_is_comment(view->syntax, child));
    return has;
}

/* `let x = CALL;`, `let x = CALL.last();`: nothing is evaluated between the end of the block and that of the statement, but methods
 * of the result, which are given nothing. As a statement, or where the pattern takes no value, the result would be dropped before
 * the temporaries. */
static bool is_end_of_statement(const struct rust_view *view, TSNode call)
{
    TSNode parent = ts_node_parent(call), outer;
    while (rust_kind_of(view->syntax, parent) == RUST_FIELD) {
        outer = ts_node_parent(parent);
        if (rust_kind_of(view->syntax, outer) != RUST_CALL || !ts_node_eq(tree_field(outer, "function"), parent) || has_arguments(view, outer))
            return false;
        call = outer;
        parent = ts_node_parent(call);
    }
    return rust_kind_of(view->syntax, parent) == RUST_LET && ts_node_eq(tree_field(parent, "value"), call) &&
           rust_kind_of(view->syntax, tree_field(parent, "pattern")) == RUST_IDENTIFIER;
}

/* a.first().second(): each link gets a name, the first one around what stays. */
static void hoist_chain(struct hoister *h, TSNode link)
{
    TSNode receiver = rust_receiver(h->view, link);
    /* the chain's first value would die with the block */
    if (kind_of(h, link) != RUST_CALL || ts_node_is_null(receiver)) {
        h->rust->facts |= RUST_POINT_TEMPORARY;
        return;
    }
    if (makes_temporary(h->view, tree_field(link, "arguments")) || rust_leaves_object(h->view, tree_field(link, "arguments")))
        h->rust->facts |= RUST_POINT_TEMPORARY;
    if (h->selects(h->context, link))
        h->rust->facts |= RUST_POINT_ORDER; /* the text of a point stays in one piece */
    if (!rust_is_place(h->view, receiver))
        hoist_chain(h, receiver);
    hoist(h, link, true);
}

/* Box::new(|s| ..): a closure with parameters, of which the callee does not tell the types; `_` is no named node. */
static bool gives_closure(const struct rust_view *view, TSNode call)
{
    TSNode child;
    bool gives = false;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);)
        gives = gives || (rust_kind_of(view->syntax, child) == RUST_CLOSURE && ts_node_child_count(tree_field(child, "parameters")) > 2) ||
                (rust_kind_of(view->syntax, child) == RUST_CALL && ts_node_is_null(rust_receiver(view, child)) && gives_closure(view, child));
    return gives;
}

/* Does it, or what it hands on, depend on the type that is expected of it? */
static bool wants_type(const struct rust_view *view, TSNode node)
{
    TSNode last;
    switch (rust_kind_of(view->syntax, node)) {
    case RUST_CALL:
        return ts_node_is_null(rust_receiver(view, node)) && gives_closure(view, node);
    case RUST_CLOSURE:
    case RUST_IF: /* one type for all of its arms */
    case RUST_MATCH:
    case RUST_TUPLE:
    case RUST_ARRAY:
    case RUST_STRUCT:
        return true;
    case RUST_BLOCK:
    case RUST_UNSAFE_BLOCK:
    case RUST_PARENTHESIZED:
        last = rust_last_inside(view, node);
        return !ts_node_is_null(last) && wants_type(view, last);
    default:
        return false;
    }
}

static void look_at_argument(struct hoister *h, TSNode argument)
{
    enum rust_kind kind = kind_of(h, argument);
    if (makes_temporary(h->view, argument))
        h->rust->facts |= RUST_POINT_TEMPORARY;
    else if (is_literal(kind) || kind == RUST_CLOSURE)
        return;
    else if (wants_type(h->view, argument) && rust_costs(h->view, argument))
        h->rust->facts |= RUST_POINT_ORDER;
    else if (wants_type(h->view, argument))
        vec_push(h->arena, &h->waiting, (struct slice){ "", 0 }); /* it stays; "" is in every text behind it */
    else if (rust_is_place(h->view, argument) || (kind == RUST_REFERENCE && !rust_costs(h->view, argument)))
        leave_in_place(h, argument);
    else if (rust_leaves_object(h->view, argument))
        h->rust->facts |= RUST_POINT_TEMPORARY;
    else
        hoist(h, argument, false);
}

void rust_find_hoists(struct arena *arena, const struct rust_view *view, TSNode call, rust_selects *selects, const void *context,
                      struct rust_point *rust)
{
    struct hoister h = { .arena = arena, .view = view, .selects = selects, .context = context, .rust = rust };
    TSNode receiver = rust_receiver(view, call), child;
    struct slice text = tree_text(view->source, call);
    if (ts_node_is_null(receiver)) {
        if (ts_node_is_null(rust_callee_path(view, call)) || gives_closure(view, call))
            rust->facts |= RUST_POINT_ORDER; /* the callee is an expression of its own, or nothing may be expected of the result */
    } else if (rust_is_place(view, receiver)) {
        leave_in_place(&h, receiver);
    } else if (!is_literal(kind_of(&h, receiver))) {
        rust->facts |= is_end_of_statement(view, call) ? 0 : RUST_POINT_TEMPORARY;
        hoist_chain(&h, receiver);
    }
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);) {
        enum rust_kind kind = kind_of(&h, child);
        if (kind == RUST_ATTRIBUTE)
            rust->facts |= RUST_POINT_ORDER;
        else if (ts_node_is_named(child) && !tree_is_comment(h.view->syntax, child))
            look_at_argument(&h, child);
    }
    if (h.hoists.count && memchr(text.text, '\n', text.length))
        rust->facts |= RUST_POINT_ORDER; /* what moves keeps its line */
    rust->hoists = h.hoists.items;
    rust->n_hoists = (uint32_t)h.hoists.count;
}
