#include "rust_macros.h"

#include <string.h>

#include "rust_kinds.h"

static TSNode tokens_of(const struct tree_syntax *syntax, TSNode macro)
{
    TSNode child, found = { 0 };
    for (struct tree_children c = tree_children_of(macro); tree_next(&c, &child);)
        if (rust_kind_of(syntax, child) == RUST_TOKENS)
            found = child;
    return found;
}

struct span rust_macro_tokens(const struct tree_syntax *syntax, TSNode macro)
{
    TSNode tokens = tokens_of(syntax, macro);
    if (ts_node_is_null(tokens) || ts_node_end_byte(tokens) - ts_node_start_byte(tokens) < 2 || ts_node_has_error(tokens))
        return (struct span){ 0, 0 };
    return tree_span(tokens);
}

struct slice rust_macro_name(struct slice source, TSNode macro)
{
    TSNode path = tree_field(macro, "macro"), name = tree_field(path, "name");
    return tree_text(source, ts_node_is_null(name) ? path : name);
}

size_t rust_macro_count_arguments(const struct tree_syntax *syntax, TSNode macro, struct span *first)
{
    TSNode tokens = tokens_of(syntax, macro), child;
    size_t commas = 0;
    bool behind = false; /* something stands behind the last comma */
    *first = rust_macro_tokens(syntax, macro);
    if (first->end == 0)
        return 0;
    uint32_t close = first->end - 1;
    for (struct tree_children c = tree_children_of(tokens); tree_next(&c, &child);) {
        struct span span = tree_span(child);
        if (span.begin == first->begin || span.begin == close || tree_is_comment(syntax, child))
            continue;
        if (!ts_node_is_named(child) && strcmp(ts_node_type(child), ",") == 0) {
            first->end = commas == 0 ? span.end : first->end; /* a closing bracket is read there */
            commas++;
            behind = false;
        } else {
            behind = true;
        }
    }
    return commas + behind;
}

/* cfg_select! { unix => { .. } _ => { .. } }: what is in the braces of its arms. None if one is an expression without braces. */
static tree_spans arms_of(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode tokens)
{
    tree_spans spans = { 0 };
    TSNode child;
    bool is_arm = false, is_braced = true;
    for (struct tree_children c = tree_children_of(tokens); tree_next(&c, &child);) {
        if (tree_is_comment(syntax, child))
            continue;
        if (is_arm && rust_kind_of(syntax, child) == RUST_TOKENS && source.text[ts_node_start_byte(child)] == '{')
            vec_push(arena, &spans, tree_span(child));
        else if (is_arm)
            is_braced = false;
        is_arm = strcmp(ts_node_type(child), "=>") == 0;
    }
    return is_braced ? spans : (tree_spans){ 0 };
}

tree_spans rust_item_macro(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode macro)
{
    struct slice name = rust_macro_name(source, macro);
    TSNode tokens = tokens_of(syntax, macro), child;
    struct span all = rust_macro_tokens(syntax, macro);
    tree_spans spans = { 0 };
    if (all.end == 0 || name.length < 4 || memcmp(name.text, "cfg_", 4) != 0 || source.text[all.begin] != '{')
        return spans;
    if (slice_is(name, "cfg_select"))
        return arms_of(arena, syntax, source, tokens);
    if (!slice_is(name, "cfg_if")) {
        vec_push(arena, &spans, all);
        return spans;
    }
    for (struct tree_children c = tree_children_of(tokens); tree_next(&c, &child);) {
        struct span span = tree_span(child);
        if (rust_kind_of(syntax, child) == RUST_TOKENS && source.text[span.begin] == '{')
            vec_push(arena, &spans, span);
    }
    return spans;
}
