#include "rust_arguments.h"

#include "rust_kinds.h"
#include "rust_parse.h"

static struct rust_reading read_arguments(struct span all, struct span first, size_t n, enum rust_macro how, bool bracket)
{
    switch (how) {
    case RUST_MACRO_MESSAGE: /* alone, the condition is shown as text */
        return (struct rust_reading){ all, RUST_AS_OPERANDS, n > 1 ? REASON_NONE : REASON_MACRO_TEXT };
    case RUST_MACRO_OPERANDS:
        return (struct rust_reading){ all, RUST_AS_OPERANDS, REASON_NONE };
    case RUST_MACRO_LIST:
        return (struct rust_reading){ all, bracket ? RUST_AS_ARRAY : RUST_AS_OPERANDS, REASON_NONE };
    case RUST_MACRO_FIRST:
        return (struct rust_reading){ first, RUST_AS_OPERANDS, REASON_NONE };
    case RUST_MACRO_TEXT:
        return (struct rust_reading){ all, RUST_AS_OPERANDS, REASON_MACRO_TEXT };
    default:
        return (struct rust_reading){ all, RUST_AS_OPERANDS, REASON_MACRO_ARGUMENT };
    }
}

rust_readings rust_find_readings(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode macro, enum rust_macro how)
{
    struct span first, all = rust_macro_tokens(syntax, macro);
    rust_readings readings = { 0 };
    if (all.end == 0)
        return readings;
    tree_spans items = rust_item_macro(arena, syntax, source, macro);
    for (size_t i = 0; i < items.count; i++)
        vec_push(arena, &readings, (struct rust_reading){ items.items[i], RUST_AS_STATEMENTS, REASON_NONE });
    size_t n = items.count ? 0 : rust_macro_count_arguments(syntax, macro, &first);
    if (n)
        vec_push(arena, &readings, read_arguments(all, first, n, how, source.text[all.begin] == '['));
    return readings;
}

TSTree *rust_parse_arguments(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct span span, enum rust_form form)
{
    /* `!(a, b)` is shown as `w(a, b);`, a call; `![a; n]` as `;[a; n];`; `!{ a }` as ` { a }` without its braces. */
    static const char shown[][5] = { [RUST_AS_OPERANDS] = "w();", [RUST_AS_ARRAY] = ";[];", [RUST_AS_STATEMENTS] = "    " };
    const uint32_t places[] = { span.begin - 1, span.begin, span.end - 1, span.end };
    bool is_last = span.end == source.length; /* where there is no byte for a semicolon */
    tree_patches all = { 0 };
    struct span part = { span.begin - 1, span.end + !is_last }, inside = { span.begin + 1, span.end - 1 };
    for (size_t i = 0; i < 4u - is_last; i++)
        vec_push(arena, &all, (struct tree_patch){ places[i], shown[form][i] });
    TSTree *tree = tree_parse_part(syntax, source, part, all.items, all.count);
    size_t before = all.count;
    if (ts_node_is_null(rust_find_arguments(syntax, ts_tree_root_node(tree), form)))
        rust_find_unread(arena, source, inside, &all);
    else
        rust_find_misread(arena, syntax, source, inside, ts_tree_root_node(tree), &all);
    if (all.count == before)
        return tree;
    ts_tree_delete(tree);
    return tree_parse_part(syntax, source, part, all.items, all.count);
}

TSNode rust_find_arguments(const struct tree_syntax *syntax, TSNode root, enum rust_form form)
{
    TSNode child, found = { 0 };
    if (form == RUST_AS_STATEMENTS) {
        found = root;
    } else {
        for (struct tree_children c = tree_children_of(root); tree_next(&c, &child);) {
            enum rust_kind kind = rust_kind_of(syntax, child);
            if (kind == RUST_EXPRESSION_STATEMENT || kind == RUST_CALL || kind == RUST_ARRAY)
                found = child;
        }
        if (rust_kind_of(syntax, found) == RUST_EXPRESSION_STATEMENT)
            found = tree_first_child(syntax, found);
        if (form == RUST_AS_OPERANDS)
            found = rust_kind_of(syntax, found) == RUST_CALL ? tree_field(found, "arguments") : (TSNode){ 0 };
    }
    /* a missing semicolon behind the argument list is no error of the arguments */
    if (ts_node_is_null(found) || ts_node_has_error(found))
        return (TSNode){ 0 };
    return found;
}
