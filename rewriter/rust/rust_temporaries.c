#include "rust_temporaries.h"

#include <string.h>

static enum rust_kind kind_of(const struct rust_view *view, TSNode node)
{
    return rust_kind_of(view->syntax, node);
}

static bool makes_objects(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    return kind == RUST_STRUCT || kind == RUST_CALL || (!rust_is_put_off(kind) && rust_some_child(view, node, makes_objects));
}

/* Is it a variable, or a part of one, or what a pointer leads to? A place may also be a part of a temporary, as in &[1, 2][..]. */
static bool is_lasting(const struct rust_view *view, TSNode place)
{
    switch (kind_of(view, place)) {
    case RUST_IDENTIFIER:
    case RUST_SCOPED:
    case RUST_SELF:
        return true;
    case RUST_FIELD:
        return is_lasting(view, tree_field(place, "value"));
    case RUST_INDEX:
    case RUST_PARENTHESIZED:
        return is_lasting(view, tree_first_child(view->syntax, place));
    case RUST_UNARY:
        return rust_is_dereference(view, place);
    default:
        return false;
    }
}

static bool is_mutable_reference(TSNode reference)
{
    return strcmp(ts_node_type(ts_node_child(reference, 1)), "mutable_specifier") == 0;
}

static bool is_borrowed_temporary(const struct rust_view *view, TSNode reference)
{
    TSNode value = tree_field(reference, "value");
    return !is_lasting(view, value) && (is_mutable_reference(reference) || !rust_is_promoted(view, value) || makes_objects(view, value));
}

bool rust_borrows_temporary(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    if (kind == RUST_REFERENCE && is_borrowed_temporary(view, node))
        return true;
    return !rust_is_put_off(kind) && rust_some_child(view, node, rust_borrows_temporary);
}

/* CONSTANT, Type::CONSTANT; a path may also name a static or a function, which are none. */
static bool is_constant_path(const struct rust_view *view, TSNode node)
{
    return kind_of(view, node) == RUST_SCOPED || rust_is_capital(tree_text(view->source, node));
}

static bool is_operator_of_bool(const struct rust_view *view, TSNode binary)
{
    static const char *const operators[] = { "==", "!=", "<", "<=", ">", ">=", "&&", "||" };
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
        if (slice_is(tree_text(view->source, tree_field(binary, "operator")), operators[i]))
            return true;
    return false;
}

static bool is_no_literal(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    return kind != RUST_INTEGER && kind != RUST_OTHER;
}

bool rust_is_object(const struct rust_view *view, TSNode node)
{
    switch (kind_of(view, node)) {
    case RUST_IDENTIFIER:
    case RUST_SCOPED:
        return is_constant_path(view, node);
    case RUST_FIELD:
        return rust_is_object(view, tree_field(node, "value"));
    case RUST_INDEX:
    case RUST_PARENTHESIZED:
        return rust_is_object(view, tree_first_child(view->syntax, node));
    case RUST_UNARY:
        return !rust_is_dereference(view, node) && rust_some_child(view, node, is_no_literal);
    case RUST_BINARY:
        return !is_operator_of_bool(view, node) && rust_some_child(view, node, is_no_literal);
    case RUST_TUPLE:
    case RUST_ARRAY:
    case RUST_RANGE:
        return rust_some_child(view, node, rust_is_object);
    case RUST_CALL:
    case RUST_MACRO:
    case RUST_STRUCT:
    case RUST_TRY:
    case RUST_AWAIT:
    case RUST_BLOCK:
    case RUST_UNSAFE_BLOCK:
    case RUST_IF:
    case RUST_MATCH:
    case RUST_LOOP:
    case RUST_CLOSURE:
        return true;
    default:
        return false;
    }
}

/* Is it what an expression keeps where it is, so that it lives on? */
static bool leaves_operand(const struct rust_view *view, TSNode node)
{
    switch (kind_of(view, node)) {
    case RUST_REFERENCE:
        return rust_is_object(view, tree_field(node, "value")) || is_borrowed_temporary(view, node);
    case RUST_FIELD:
    case RUST_MATCH:
    case RUST_LET_CONDITION:
        return rust_is_object(view, tree_field(node, "value"));
    case RUST_INDEX:
        return rust_is_object(view, tree_first_child(view->syntax, node));
    case RUST_COMPOUND_ASSIGNMENT:
        return rust_is_object(view, tree_field(node, "left"));
    case RUST_UNARY:
        return rust_is_dereference(view, node) && rust_some_child(view, node, rust_is_object);
    case RUST_BINARY:
        return is_operator_of_bool(view, node) && rust_some_child(view, node, rust_is_object);
    default:
        return false;
    }
}

bool rust_leaves_object(const struct rust_view *view, TSNode node)
{
    return leaves_operand(view, node) || (!rust_is_put_off(kind_of(view, node)) && rust_some_child(view, node, rust_leaves_object));
}
