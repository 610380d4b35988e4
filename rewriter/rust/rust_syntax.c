/* The parser, and small looks at nodes. */
#include "rust_syntax.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const TSLanguage *tree_sitter_rust(void);

/* By symbol; made once per process, never changed, never freed. */
static const uint8_t *find_kinds(const TSLanguage *language, size_t n_symbols)
{
    static const char *const names[RUST_KIND_COUNT] = {
#define KIND(id, name) [RUST_##id] = (name),
#include "rust_kinds.def"
#undef KIND
    };
    static uint8_t *kinds;
    if (kinds)
        return kinds;
    kinds = calloc(n_symbols, 1);
    for (size_t symbol = 0; kinds && symbol < n_symbols; symbol++) {
        const char *name = ts_language_symbol_name(language, (TSSymbol)symbol);
        for (int kind = 1; name && kind < RUST_KIND_COUNT; kind++) /* several symbols share a name where the grammar has aliases */
            if (ts_language_symbol_type(language, (TSSymbol)symbol) == TSSymbolTypeRegular && strcmp(name, names[kind]) == 0)
                kinds[symbol] = (uint8_t)kind;
    }
    assert(kinds && "no memory for a table of some hundred bytes");
    return kinds;
}

void rust_syntax_open(struct rust_syntax *syntax)
{
    const TSLanguage *language = tree_sitter_rust();
    syntax->parser = ts_parser_new();
    ts_parser_set_language(syntax->parser, language);
    syntax->n_symbols = ts_language_symbol_count(language);
    syntax->kinds = find_kinds(language, syntax->n_symbols);
}

void rust_syntax_close(struct rust_syntax *syntax)
{
    ts_parser_delete(syntax->parser);
    syntax->parser = NULL;
}

TSTree *rust_parse(struct rust_syntax *syntax, struct slice source)
{
    ts_parser_set_included_ranges(syntax->parser, NULL, 0);
    return ts_parser_parse_string(syntax->parser, NULL, source.text, (uint32_t)source.length);
}

/* The file as the parser is shown it: three bytes are others than in the source. */
struct overlay {
    struct slice source;
    uint32_t at[3];
    char byte[3];
};

static const char *read_overlay(void *payload, uint32_t offset, TSPoint position, uint32_t *length)
{
    (void)position;
    const struct overlay *overlay = payload;
    uint32_t end = (uint32_t)overlay->source.length;
    for (int i = 0; i < 3; i++) {
        if (offset == overlay->at[i]) {
            *length = 1;
            return &overlay->byte[i];
        }
        if (overlay->at[i] > offset && overlay->at[i] < end)
            end = overlay->at[i];
    }
    *length = offset < end ? end - offset : 0;
    return overlay->source.text + (offset < end ? offset : 0);
}

TSTree *rust_parse_arguments(struct rust_syntax *syntax, struct slice source, struct span span, enum rust_arguments how)
{
    /* `!(a, b)` is shown as `w(a, b)`, a call; `![a; n]` as `;[a; n]`; `!{ a }` as ` { a }` without its braces. */
    struct overlay overlay = { source, { span.begin - 1, span.begin, span.end - 1 }, { ';', '[', ']' } };
    if (how == RUST_AS_OPERANDS)
        memcpy(overlay.byte, "w()", 3);
    else if (how == RUST_AS_STATEMENTS)
        memcpy(overlay.byte, "   ", 3);
    TSRange range = { { 0, span.begin - 1 }, { 0, span.end }, span.begin - 1, span.end }; /* rows don't interest anyone */
    ts_parser_set_included_ranges(syntax->parser, &range, 1);
    TSTree *tree = ts_parser_parse(syntax->parser, NULL, (TSInput){ &overlay, read_overlay, TSInputEncodingUTF8, NULL });
    ts_parser_set_included_ranges(syntax->parser, NULL, 0);
    return tree;
}

enum rust_kind rust_kind_of(const struct rust_syntax *syntax, TSNode node)
{
    if (ts_node_is_null(node))
        return RUST_OTHER;
    TSSymbol symbol = ts_node_symbol(node);
    return symbol < syntax->n_symbols ? (enum rust_kind)syntax->kinds[symbol] : RUST_OTHER; /* ERROR is (TSSymbol)-1 */
}

struct span rust_span(TSNode node)
{
    return (struct span){ ts_node_start_byte(node), ts_node_end_byte(node) };
}

struct slice rust_text(struct slice source, TSNode node)
{
    struct span span = rust_span(node);
    return (struct slice){ source.text + span.begin, span.end - span.begin };
}

TSNode rust_field(TSNode node, const char *name)
{
    return ts_node_child_by_field_name(node, name, (uint32_t)strlen(name));
}

bool rust_is_comment(enum rust_kind kind)
{
    return kind == RUST_LINE_COMMENT || kind == RUST_BLOCK_COMMENT;
}

TSNode rust_first_child(const struct rust_syntax *syntax, TSNode node)
{
    TSNode child, found = { 0 };
    for (struct rust_children c = rust_children_of(node); rust_next(&c, &child);)
        if (!found.id && ts_node_is_named(child) && !rust_is_comment(rust_kind_of(syntax, child)))
            found = child;
    return found;
}

struct rust_children rust_children_of(TSNode node)
{
    return (struct rust_children){ .cursor = ts_tree_cursor_new(node), .open = true };
}

bool rust_next(struct rust_children *children, TSNode *child)
{
    bool more = children->started ? ts_tree_cursor_goto_next_sibling(&children->cursor) : ts_tree_cursor_goto_first_child(&children->cursor);
    children->started = true;
    if (more)
        *child = ts_tree_cursor_current_node(&children->cursor);
    else
        rust_children_close(children);
    return more;
}

const char *rust_field_name(const struct rust_children *children)
{
    return ts_tree_cursor_current_field_name(&children->cursor);
}

void rust_children_close(struct rust_children *children)
{
    if (children->open)
        ts_tree_cursor_delete(&children->cursor);
    children->open = false;
}
