/* A call -> the place of its begin probe.
 *
 * Rust evaluates the receiver and the arguments from left to right (Reference, "Expressions": operands). A probe
 * around the operand that is evaluated last fires when all are ready. Nothing is bound to a name, so temporaries,
 * two-phase borrows, coercions and inference stay as they were. What can be put around an operand depends on what it
 * is:
 *
 *   a value              begin_after(S, VALUE)
 *   a place with a call  the probe goes down to the value inside, begin_after(S, x()).field: the place itself may not
 *                        be moved
 *   a constructor        the probe goes down to its last part, so that the literal's parts are coerced as before
 *   free of charge       { begin(S); LITERAL }: a block lets the expected type through */
#include "rust_begin.h"

#include <string.h>

#include "rust_expected.h"
#include "rust_kinds.h"
#include "rust_temporaries.h"

static const TSNode NO_NODE = { 0 };

struct finder {
    const struct rust_view *view;
    unsigned edition;
    rust_selects *selects;
    const void *context;
    struct rust_point *result;
};

/* What is done with an operand. */
enum use {
    AS_VALUE,
    AS_PLACE,    /* a part of it, or a method of it, is used where it is */
    AS_BORROWED, /* it is the operand of & */
    AS_ELEMENT   /* of an array, whose type may be other than expected */
};

static bool find_in(struct finder *f, TSNode node, enum use use);

static enum rust_kind kind_of(const struct finder *f, TSNode node)
{
    return rust_kind_of(f->view->syntax, node);
}

static bool put(struct finder *f, enum rust_begin begin, TSNode node)
{
    f->result->begin = begin;
    f->result->at = tree_span(node);
    f->result->at_block = rust_begins_with_block(f->view, node);
    return true;
}

static bool put_behind(struct finder *f, TSNode node, enum use use)
{
    f->result->at_other_type = use == AS_BORROWED || use == AS_ELEMENT;
    return put(f, RUST_BEGIN_AFTER, node);
}

/* Would a block end the life of what it leaves behind? From edition 2024 on the temporaries of its last expression end with it. */
static bool ends_lives(const struct finder *f, TSNode node)
{
    return f->edition >= 2024 && rust_leaves_object(f->view, node);
}

/* The value has a cost, or leaves objects behind: behind it; else before it. */
static bool put_at_value(struct finder *f, TSNode node, enum use use)
{
    return rust_costs(f->view, node) || ends_lives(f, node) ? put_behind(f, node, use) : put(f, RUST_BEGIN_BEFORE, node);
}

/* At `inner`, of which the whole is a part, or which it stands around; before all of it where that is free. */
static bool put_inside(struct finder *f, TSNode node, TSNode inner, enum use use)
{
    bool is_object = f->edition >= 2024 && rust_is_object(f->view, inner);
    return rust_costs(f->view, node) || is_object || ends_lives(f, inner) ? find_in(f, inner, use) : put(f, RUST_BEGIN_BEFORE, node);
}

/* ---- lists of operands ---- */

struct list {
    TSNode first, last, last_costly; /* null nodes if there are none */
    size_t n;
    bool has_attributes;
};

/* The expressions among the children of a node. `constant` (a null node: none) does not count as costly: the compiler
 * computes it. */
static struct list list_operands(const struct finder *f, TSNode node, TSNode constant)
{
    struct list list = { 0 };
    TSNode child;
    if (ts_node_is_null(node))
        return list;
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) {
        enum rust_kind kind = kind_of(f, child);
        const char *field = tree_field_name(&c);
        if (kind == RUST_ATTRIBUTE)
            list.has_attributes = true;
        if (!ts_node_is_named(child) || kind == RUST_ATTRIBUTE || tree_is_comment(f->view->syntax, child) || (field && strcmp(field, "length") == 0))
            continue;
        list.first = list.n ? list.first : child;
        list.last = child;
        list.n++;
        if (child.id != constant.id && rust_costs(f->view, child))
            list.last_costly = child;
    }
    return list;
}

/* ---- one operand ---- */

/* The last part of an array, a tuple, the arguments of a constructor. */
static bool find_in_parts(struct finder *f, TSNode whole, TSNode parts)
{
    struct list list = list_operands(f, parts, NO_NODE);
    if (list.has_attributes)
        return false;
    if (list.n == 0)
        return put(f, RUST_BEGIN_BEFORE, whole);
    return find_in(f, list.last, rust_may_be_other(f->view, whole, list.last) ? AS_ELEMENT : AS_VALUE);
}

static bool find_in_struct(struct finder *f, TSNode node)
{
    struct list list = list_operands(f, tree_field(node, "body"), NO_NODE);
    TSNode value, child;
    if (list.n == 0)
        return put(f, RUST_BEGIN_BEFORE, node);
    for (struct tree_children c = tree_children_of(list.last); tree_next(&c, &child);)
        if (kind_of(f, child) == RUST_ATTRIBUTE)
            list.has_attributes = true;
    if (list.has_attributes)
        return false;
    switch (kind_of(f, list.last)) {
    case RUST_INITIALIZER:
        value = tree_field(list.last, "value");
        return find_in(f, value, AS_VALUE);
    case RUST_SHORTHAND:
        return put(f, RUST_BEGIN_SHORTHAND, list.last);
    case RUST_BASE: /* `..BASE`: fields are moved out of it, it is a place; nothing may be put around a free one */
        value = tree_first_child(f->view->syntax, list.last);
        if (rust_costs(f->view, value))
            return find_in(f, value, AS_PLACE);
        value = list.last_costly.id ? tree_field(list.last_costly, "value") : NO_NODE;
        return !ts_node_is_null(value) && find_in(f, value, AS_VALUE);
    default:
        return false;
    }
}

static bool find_in_call(struct finder *f, TSNode node, enum use use)
{
    bool selected = f->selects(f->context, node);
    if (rust_is_constructor(f->view, node) && !selected)
        return rust_costs(f->view, node) || ends_lives(f, node) ? find_in_parts(f, node, tree_field(node, "arguments"))
                                                                : put(f, RUST_BEGIN_BEFORE, node);
    if (!rust_needs_expected_type(f->view, node))
        return put_behind(f, node, use);
    f->result->inclusive = true;
    if (!selected)
        return find_in_parts(f, node, tree_field(node, "arguments")); /* before that call itself */
    /* intervals may not cross */
    return f->edition < 2024 && put(f, RUST_BEGIN_BEFORE, node);
}

static bool find_in_reference(struct finder *f, TSNode node)
{
    TSNode value = tree_field(node, "value");
    if (rust_costs(f->view, value))
        return find_in(f, value, AS_BORROWED);
    if (f->edition >= 2024 && rust_is_object(f->view, value) && rust_is_promoted(f->view, value))
        return put_behind(f, node, AS_VALUE); /* of a constant, which lives for ever, or as long as the statement */
    if (f->edition < 2024 ? rust_is_place(f->view, value) || rust_is_promoted(f->view, value) : !rust_borrows_temporary(f->view, node))
        return put(f, RUST_BEGIN_BEFORE, node);
    return find_in(f, value, rust_is_place(f->view, value) ? AS_BORROWED : AS_VALUE);
}

static bool find_in_index(struct finder *f, TSNode node, enum use use)
{
    TSNode base = ts_node_named_child(node, 0), index = { 0 }, child;
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        if (ts_node_is_named(child) && !tree_is_comment(f->view->syntax, child))
            index = child;
    if (rust_costs(f->view, index))
        return find_in(f, index, AS_VALUE);
    return use == AS_BORROWED ? find_in(f, base, AS_PLACE) : put_inside(f, node, base, AS_PLACE);
}

static bool has_parameters(TSNode closure)
{
    return ts_node_named_child_count(tree_field(closure, "parameters")) > 0;
}

/* `{ let this = f(); |x| this.g(x) }`: the types of the parameters come from the expected type, which a block lets through and a
 * probe around it does not. */
static bool find_in_block(struct finder *f, TSNode node, enum use use)
{
    TSNode last = NO_NODE, child;
    bool is_left = false; /* before its end: by `break` with its label */
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) {
        is_left = is_left || kind_of(f, child) == RUST_LABEL;
        if (ts_node_is_named(child) && !tree_is_comment(f->view->syntax, child))
            last = child;
    }
    if (is_left || ts_node_is_null(last) || kind_of(f, last) != RUST_CLOSURE || !has_parameters(last))
        return put_at_value(f, node, use);
    return put(f, RUST_BEGIN_BEFORE, last);
}

/* Puts the probe into or around an operand, which is evaluated last. False: that is impossible. */
static bool find_in(struct finder *f, TSNode node, enum use use)
{
    bool costs = rust_costs(f->view, node) || ends_lives(f, node);
    switch (kind_of(f, node)) {
    case RUST_PARENTHESIZED:
        return put_inside(f, node, tree_first_child(f->view->syntax, node), use);
    case RUST_CALL:
        return find_in_call(f, node, use);
    case RUST_MACRO: /* may be a place: only as a value it can be moved */
        return (use == AS_VALUE || use == AS_ELEMENT || rust_is_value_macro(f->view, node)) && put_behind(f, node, use);
    case RUST_REFERENCE:
        return find_in_reference(f, node);
    case RUST_FIELD:
        if (use == AS_BORROWED)
            return find_in(f, tree_field(node, "value"), AS_PLACE);
        return put_inside(f, node, tree_field(node, "value"), AS_PLACE);
    case RUST_INDEX:
        return find_in_index(f, node, use);
    case RUST_UNARY:
        if (f->view->source.text[ts_node_start_byte(node)] == '*')
            return put_inside(f, node, tree_first_child(f->view->syntax, node), AS_PLACE);
        return put_at_value(f, node, use);
    case RUST_ARRAY:
    case RUST_TUPLE:
        return costs ? find_in_parts(f, node, node) : put(f, RUST_BEGIN_BEFORE, node);
    case RUST_BLOCK:
        return find_in_block(f, node, use);
    case RUST_STRUCT:
        return costs ? find_in_struct(f, node) : put(f, RUST_BEGIN_BEFORE, node);
    default:
        return put_at_value(f, node, use);
    }
}

/* ---- the call ---- */

/* The compiler checks closures after all other arguments, in order, and a closure in a block is no closure to it: in
 * `fold(|| Vec::new(), |mut v, x| ..)` the first tells what the second is given. Where the last one has parameters, an
 * earlier operand takes the probe, which is free as well: a closure without parameters, or the first closure of all, if there is
 * nothing but closures behind it; or what stands before the last closures. */
static TSNode choose_last(const struct finder *f, TSNode call, const struct list *arguments)
{
    TSNode child, without = NO_NODE, first = NO_NODE, other = NO_NODE;
    bool is_behind = !arguments->last_costly.id, has_closures = false, has_earlier = false;
    if (kind_of(f, arguments->last) != RUST_CLOSURE || !has_parameters(arguments->last))
        return arguments->last;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);) {
        if (!ts_node_is_named(child) || tree_is_comment(f->view->syntax, child))
            continue;
        bool is_closure = kind_of(f, child) == RUST_CLOSURE, is_without = is_closure && !has_parameters(child);
        without = is_behind && is_without && ts_node_is_null(without) ? child : without;
        is_behind = is_behind || child.id == arguments->last_costly.id;
        if (!is_closure) {
            other = is_behind ? child : NO_NODE;
            first = NO_NODE;
            has_earlier = has_closures;
        } else if (ts_node_is_null(first)) {
            first = child;
        }
        has_closures = has_closures || is_closure;
    }
    return !ts_node_is_null(without) ? without : has_earlier ? other : first;
}

/* False: only the whole call can be entered. */
static bool find_for_call(struct finder *f, TSNode call)
{
    TSNode receiver = rust_receiver(f->view, call), callee = tree_field(call, "function");
    TSNode constant = rust_constant_argument(f->view, call);
    struct list arguments = list_operands(f, tree_field(call, "arguments"), constant);
    TSNode first = !ts_node_is_null(receiver) ? receiver : ts_node_is_null(rust_callee_path(f->view, call)) ? callee : (TSNode){ 0 };
    bool first_costs = !ts_node_is_null(first) && rust_costs(f->view, first);
    if (!first_costs && !arguments.last_costly.id)
        return false;
    if (arguments.has_attributes)
        return false;
    if (arguments.n && ts_node_is_null(constant))
        return find_in(f, choose_last(f, call, &arguments), AS_VALUE);
    return arguments.last_costly.id ? find_in(f, arguments.last_costly, AS_VALUE) : find_in(f, first, AS_PLACE);
}

void rust_find_begin(const struct rust_view *view, unsigned edition, TSNode call, rust_selects *selects, const void *context,
                     struct rust_point *result)
{
    struct finder f = { view, edition, selects, context, result };
    TSNode function = tree_field(call, "function"), arguments = tree_field(call, "arguments");
    bool is_path = !ts_node_is_null(rust_callee_path(view, call)); /* macros in it are types: <Token![,]>::default() */
    bool costs = (!is_path && rust_costs(view, function)) || list_operands(&f, arguments, rust_constant_argument(view, call)).last_costly.id;
    result->facts |= rust_exits(view, arguments) || (!is_path && rust_exits(view, function)) ? RUST_POINT_EXITS : 0;
    if (find_for_call(&f, call))
        return;
    result->begin = RUST_BEGIN_ENTER;
    result->inclusive = costs;
}
