#include "rust_arguments.h"

#include "rust_kinds.h"

enum { MOST_ITEMS = 64 };

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

size_t rust_find_readings(const struct tree_syntax *syntax, struct slice source, TSNode macro, enum rust_macro how, struct rust_reading *readings,
                          size_t most)
{
    struct span first, all = rust_macro_tokens(syntax, macro), items[MOST_ITEMS];
    if (all.end == 0 || most == 0)
        return 0;
    size_t n_items = rust_item_macro(syntax, source, macro, items, most < MOST_ITEMS ? most : MOST_ITEMS);
    for (size_t i = 0; i < n_items; i++)
        readings[i] = (struct rust_reading){ items[i], RUST_AS_STATEMENTS, REASON_NONE };
    if (n_items)
        return n_items;
    size_t n = rust_macro_count_arguments(syntax, macro, &first);
    if (n == 0)
        return 0;
    readings[0] = read_arguments(all, first, n, how, source.text[all.begin] == '[');
    return 1;
}

TSTree *rust_parse_arguments(const struct tree_syntax *syntax, struct slice source, struct span span, enum rust_form form)
{
    /* `!(a, b)` is shown as `w(a, b)`, a call; `![a; n]` as `;[a; n]`; `!{ a }` as ` { a }` without its braces. */
    static const char shown[][4] = { [RUST_AS_OPERANDS] = "w()", [RUST_AS_ARRAY] = ";[]", [RUST_AS_STATEMENTS] = "   " };
    const struct tree_patch patches[] = { { span.begin - 1, shown[form][0] }, { span.begin, shown[form][1] }, { span.end - 1, shown[form][2] } };
    return tree_parse_part(syntax, source, (struct span){ span.begin - 1, span.end }, patches, sizeof patches / sizeof *patches);
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
