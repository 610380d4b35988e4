/* `&f()`: the type that is expected of the operand of & would be expected of the call by a probe around it, and `&Arc<T>` could
 * no longer stand for `&T`. The type of an array's first element is expected of the others in the same way, before the compiler
 * looks for one that all can stand for: `[&string, other.as_str()]`. */
#include "rust_expected.h"

bool rust_needs_expected_type(const struct rust_view *view, TSNode call)
{
    TSNode child;
    bool needs = false;
    if (!ts_node_is_null(rust_receiver(view, call)))
        return false;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);)
        if (rust_kind_of(view->syntax, child) == RUST_CLOSURE && ts_node_named_child_count(tree_field(child, "parameters")))
            needs = true;
        else if (rust_kind_of(view->syntax, child) == RUST_CALL)
            needs = needs || rust_needs_expected_type(view, child);
    return needs;
}

/* Its last expressions are coerced to the type that is expected of it. */
static bool hands_on(enum rust_kind kind)
{
    return kind == RUST_BLOCK || kind == RUST_UNSAFE_BLOCK || kind == RUST_IF || kind == RUST_MATCH || kind == RUST_LOOP || kind == RUST_CLOSURE;
}

/* A literal that has no type to which others could not be coerced as arguments are. */
static bool settles_type(const struct rust_view *view, TSNode element)
{
    switch (rust_kind_of(view->syntax, element)) {
    case RUST_INTEGER:
    case RUST_FLOAT:
    case RUST_NEGATIVE:
    case RUST_BOOLEAN:
    case RUST_CHAR:
        return true;
    case RUST_STRING: /* the type of b"text" is that of an array */
        return view->source.text[ts_node_start_byte(element)] == '"';
    default:
        return false;
    }
}

static bool may_be_other_element(const struct rust_view *view, TSNode array, TSNode element)
{
    enum rust_kind kind = rust_kind_of(view->syntax, element);
    TSNode child, first = { 0 };
    for (struct tree_children c = tree_children_of(array); tree_next(&c, &child);)
        if (ts_node_is_null(first) && ts_node_is_named(child) && !tree_is_comment(view->syntax, child) &&
            rust_kind_of(view->syntax, child) != RUST_ATTRIBUTE)
            first = child;
    if (first.id == element.id || element.id == tree_field(array, "length").id || settles_type(view, first))
        return false;
    return !hands_on(kind) && !(kind == RUST_CALL && rust_needs_expected_type(view, element));
}

bool rust_may_be_other(const struct rust_view *view, TSNode parent, TSNode child)
{
    char sign = view->source.text[ts_node_start_byte(parent)];
    switch (rust_kind_of(view->syntax, parent)) {
    case RUST_REFERENCE:
        return true;
    case RUST_UNARY:
        return sign == '-' || sign == '!';
    case RUST_ARRAY:
        return may_be_other_element(view, parent, child);
    default:
        return false;
    }
}
