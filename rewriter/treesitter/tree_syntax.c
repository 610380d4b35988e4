/* The parser, and small looks at nodes. */
#include "tree_syntax.h"

#include <string.h>

int tree_syntax_open(struct tree_syntax *syntax, const struct tree_grammar *grammar, struct diags *diags)
{
    *syntax = (struct tree_syntax){ .grammar = grammar };
    if (tree_grammar_load(grammar, diags) != 0)
        return -1;
    syntax->parser = ts_parser_new();
    if (ts_parser_set_language(syntax->parser, grammar->language()))
        return 0;
    diag_add(diags, NULL, 0, 0, "internal error: the grammar of %s has ABI version %u; accepted are %d to %d", grammar->name,
             ts_language_abi_version(grammar->language()), TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION, TREE_SITTER_LANGUAGE_VERSION);
    tree_syntax_close(syntax);
    return -1;
}

void tree_syntax_close(struct tree_syntax *syntax)
{
    ts_parser_delete(syntax->parser);
    syntax->parser = NULL;
}

TSTree *tree_parse(const struct tree_syntax *syntax, struct slice source)
{
    ts_parser_set_included_ranges(syntax->parser, NULL, 0);
    return ts_parser_parse_string(syntax->parser, NULL, source.text, (uint32_t)source.length);
}

/* The file as the parser is shown it. */
struct overlay {
    struct slice source;
    const struct tree_patch *patches;
    size_t n_patches;
};

static const char *read_overlay(void *payload, uint32_t offset, TSPoint position, uint32_t *length)
{
    (void)position;
    const struct overlay *overlay = payload;
    uint32_t end = (uint32_t)overlay->source.length;
    for (size_t i = 0; i < overlay->n_patches; i++) {
        const struct tree_patch *patch = &overlay->patches[i];
        if (offset == patch->at) {
            *length = 1;
            return &patch->byte;
        }
        if (patch->at > offset && patch->at < end)
            end = patch->at;
    }
    *length = offset < end ? end - offset : 0;
    return overlay->source.text + (offset < end ? offset : 0);
}

TSTree *tree_parse_part(const struct tree_syntax *syntax, struct slice source, struct span part, const struct tree_patch *patches, size_t n_patches)
{
    struct overlay overlay = { source, patches, n_patches };
    TSRange range = { { 0, part.begin }, { 0, part.end }, part.begin, part.end };
    ts_parser_set_included_ranges(syntax->parser, &range, 1);
    TSTree *tree = ts_parser_parse(syntax->parser, NULL, (TSInput){ &overlay, read_overlay, TSInputEncodingUTF8, NULL });
    ts_parser_set_included_ranges(syntax->parser, NULL, 0);
    return tree;
}

bool tree_is_comment(const struct tree_syntax *syntax, TSNode node)
{
    unsigned kind = tree_kind_of(syntax, node);
    for (const uint8_t *comment = syntax->grammar->comments; *comment; comment++)
        if (kind == *comment)
            return true;
    return false;
}

struct span tree_span(TSNode node)
{
    return (struct span){ ts_node_start_byte(node), ts_node_end_byte(node) };
}

struct slice tree_text(struct slice source, TSNode node)
{
    struct span span = tree_span(node);
    return (struct slice){ source.text + span.begin, span.end - span.begin };
}

TSNode tree_field(TSNode node, const char *name)
{
    return ts_node_child_by_field_name(node, name, (uint32_t)strlen(name));
}

TSNode tree_first_child(const struct tree_syntax *syntax, TSNode node)
{
    TSNode child;
    struct tree_children children = tree_children_of(node);
    while (tree_next(&children, &child))
        if (ts_node_is_named(child) && !tree_is_comment(syntax, child)) {
            tree_children_close(&children);
            return child;
        }
    return (TSNode){ 0 };
}

struct tree_children tree_children_of(TSNode node)
{
    return (struct tree_children){ .cursor = ts_tree_cursor_new(node), .open = true };
}

bool tree_next(struct tree_children *children, TSNode *child)
{
    bool more = children->started ? ts_tree_cursor_goto_next_sibling(&children->cursor) : ts_tree_cursor_goto_first_child(&children->cursor);
    children->started = true;
    if (more)
        *child = ts_tree_cursor_current_node(&children->cursor);
    else
        tree_children_close(children);
    return more;
}

const char *tree_field_name(const struct tree_children *children)
{
    return ts_tree_cursor_current_field_name(&children->cursor);
}

void tree_children_close(struct tree_children *children)
{
    if (children->open)
        ts_tree_cursor_delete(&children->cursor);
    children->open = false;
}
