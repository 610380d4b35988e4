/* Named temporaries die at the end of the block, and with them what the result of the call may have borrowed from. Nothing tells by syntax what a
 * result borrows from, so the form is taken only where all that is given a name was made from places (variables and their fields) by one call each.
 */
#include "rust_textbook.h"

#include <string.h>

struct finder {
    struct arena *arena;
    const struct rust_view *view;
    struct rust_point *rust;
    VEC(struct rust_hoist) hoists;
    VEC(struct slice) waiting; /* texts of operands that stay, and are evaluated before what is hoisted behind them */
};

static enum rust_kind kind_of(const struct finder *f, TSNode node)
{
    return rust_kind_of(f->view->syntax, node);
}

static bool is_literal(enum rust_kind kind)
{
    return kind == RUST_STRING || kind == RUST_RAW_STRING || kind == RUST_CHAR || kind == RUST_BOOLEAN || kind == RUST_INTEGER ||
           kind == RUST_FLOAT || kind == RUST_NEGATIVE || kind == RUST_UNIT;
}

/* Is a value made inside that something else, in the same expression, may refer to? It would die at the end of the let. */
static bool makes_temporary(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = rust_kind_of(view->syntax, node);
    TSNode child, receiver, value;
    bool makes = false;
    if (kind == RUST_CLOSURE)
        return false;
    if (kind == RUST_REFERENCE) {
        value = rust_field(node, "value");
        makes = !rust_is_place(view, value) && !rust_is_promoted(view, value);
    } else if (kind == RUST_CALL) {
        receiver = rust_receiver(view, node);
        makes = !ts_node_is_null(receiver) && !rust_is_place(view, receiver) && !is_literal(rust_kind_of(view->syntax, receiver));
    }
    for (struct rust_children c = rust_children_of(node); rust_next(&c, &child);)
        makes = makes || (ts_node_is_named(child) && makes_temporary(view, child));
    return makes;
}

static void hoist(struct finder *f, TSNode node, bool is_receiver)
{
    struct slice text = rust_text(f->view->source, node);
    for (size_t i = 0; i < f->waiting.count; i++) {
        struct slice name = f->waiting.items[i];
        if (memmem(text.text, text.length, name.text, name.length))
            f->rust->facts |= RUST_POINT_ORDER;
    }
    vec_push(f->arena, &f->hoists, (struct rust_hoist){ rust_span(node), is_receiver });
}

/* The variable that a place belongs to. */
static TSNode root_of(const struct finder *f, TSNode place)
{
    while (kind_of(f, place) == RUST_FIELD || kind_of(f, place) == RUST_INDEX || kind_of(f, place) == RUST_UNARY ||
           kind_of(f, place) == RUST_PARENTHESIZED || kind_of(f, place) == RUST_REFERENCE) {
        TSNode inner = kind_of(f, place) == RUST_REFERENCE ? rust_field(place, "value") : rust_first_child(f->view->syntax, place);
        if (ts_node_is_null(inner))
            break;
        place = inner;
    }
    return place;
}

static void leave_in_place(struct finder *f, TSNode place)
{
    vec_push(f->arena, &f->waiting, rust_text(f->view->source, root_of(f, place)));
}

/* a.first().second(): each link gets a name, the first one around what stays. */
static void hoist_chain(struct finder *f, TSNode link)
{
    TSNode receiver = rust_receiver(f->view, link);
    if (kind_of(f, link) != RUST_CALL || ts_node_is_null(receiver)) { /* the chain's first value would die with the block */
        f->rust->facts |= RUST_POINT_TEMPORARY;
        return;
    }
    if (makes_temporary(f->view, rust_field(link, "arguments")))
        f->rust->facts |= RUST_POINT_TEMPORARY;
    if (!rust_is_place(f->view, receiver))
        hoist_chain(f, receiver);
    hoist(f, link, true);
}

static void look_at_argument(struct finder *f, TSNode argument)
{
    enum rust_kind kind = kind_of(f, argument);
    if (makes_temporary(f->view, argument))
        f->rust->facts |= RUST_POINT_TEMPORARY;
    else if (is_literal(kind) || kind == RUST_CLOSURE)
        return;
    else if ((kind == RUST_TUPLE || kind == RUST_ARRAY || kind == RUST_STRUCT) && rust_costs(f->view, argument))
        f->rust->facts |= RUST_POINT_ORDER; /* apart from the call its parts would not be coerced */
    else if ((kind == RUST_TUPLE || kind == RUST_ARRAY || kind == RUST_STRUCT) && !rust_costs(f->view, argument))
        vec_push(f->arena, &f->waiting, (struct slice){ "", 0 }); /* its parts are coerced where it stands; "" is in every text behind it */
    else if (rust_is_place(f->view, argument) || (kind == RUST_REFERENCE && !rust_costs(f->view, argument)))
        leave_in_place(f, argument);
    else
        hoist(f, argument, false);
}

void rust_find_hoists(struct arena *arena, const struct rust_view *view, TSNode call, struct rust_point *rust)
{
    struct finder f = { .arena = arena, .view = view, .rust = rust };
    TSNode receiver = rust_receiver(view, call), child;
    struct slice text = rust_text(view->source, call);
    if (ts_node_is_null(receiver)) {
        if (ts_node_is_null(rust_callee_path(view, call)))
            rust->facts |= RUST_POINT_ORDER; /* the callee is an expression of its own */
    } else if (rust_is_place(view, receiver)) {
        leave_in_place(&f, receiver);
    } else if (!is_literal(kind_of(&f, receiver))) {
        hoist_chain(&f, receiver);
    }
    for (struct rust_children c = rust_children_of(rust_field(call, "arguments")); rust_next(&c, &child);) {
        enum rust_kind kind = kind_of(&f, child);
        if (kind == RUST_ATTRIBUTE)
            rust->facts |= RUST_POINT_ORDER;
        else if (ts_node_is_named(child) && !rust_is_comment(kind))
            look_at_argument(&f, child);
    }
    if (f.hoists.count && memchr(text.text, '\n', text.length))
        rust->facts |= RUST_POINT_ORDER; /* what moves keeps its line */
    rust->hoists = f.hoists.items;
    rust->n_hoists = (uint32_t)f.hoists.count;
}
