/* What the grammar reads as something else. */
#include <ctype.h>
#include <string.h>

#include "rust_kinds.h"
#include "rust_parse.h"
#include "rust_tokens.h"

struct reading {
    struct arena *arena;
    const struct tree_syntax *syntax;
    struct slice source;
    struct span part;
    TSNode root;
    tree_patches *patches;
};

static void put(struct reading *r, uint32_t at, char byte)
{
    vec_push(r->arena, r->patches, (struct tree_patch){ at, byte });
}

/* `return a..(b)`, `|r| r..[1]`, `a..-1`: to the grammar the range can end at its dots, and a call, an index or an
 * operator follows. To the language the range has a right side wherever one can begin (Reference, "Range
 * expressions"). The operator || binds as weakly, and has two sides. */
static void find_range(struct reading *r, uint32_t at)
{
    struct rust_token next = rust_token_at(r->source, at + 2, r->part.end);
    if (next.kind == RUST_TOKEN_END || !strchr("([-*&!", r->source.text[next.begin]))
        return;
    TSNode range = ts_node_descendant_for_byte_range(r->root, at, at + 2);
    while (!ts_node_is_null(range) && ts_node_end_byte(range) == at + 2 && !ts_node_is_named(range))
        range = ts_node_parent(range);
    if (rust_kind_of(r->syntax, range) != RUST_RANGE || ts_node_end_byte(range) != at + 2)
        return;
    put(r, at, ts_node_start_byte(range) == at ? '!' : '|');
    put(r, at + 1, ts_node_start_byte(range) == at ? '!' : '|');
}

/* `pin! { .. } (&mut f).await;` are two statements (Reference, "Macro Invocation": a macro in braces is one, unless a
 * dot or a question mark follows), and a call to the grammar. `at`: the closing brace. */
static void find_statement(struct reading *r, uint32_t at)
{
    struct rust_token next = rust_token_at(r->source, at + 1, r->part.end);
    if (next.kind != RUST_TOKEN_OPEN || r->source.text[next.begin] == '{')
        return;
    TSNode macro = ts_node_descendant_for_byte_range(r->root, at, at + 1), node;
    while (!ts_node_is_null(macro) && rust_kind_of(r->syntax, macro) != RUST_MACRO && ts_node_end_byte(macro) == at + 1)
        macro = ts_node_parent(macro);
    if (rust_kind_of(r->syntax, macro) != RUST_MACRO || ts_node_end_byte(macro) != at + 1)
        return;
    uint32_t begin = ts_node_start_byte(macro);
    for (node = ts_node_parent(macro); !ts_node_is_null(node) && ts_node_start_byte(node) == begin; node = ts_node_parent(node))
        if (rust_kind_of(r->syntax, node) == RUST_EXPRESSION_STATEMENT)
            break;
    if (ts_node_is_null(node) || (rust_kind_of(r->syntax, node) != RUST_EXPRESSION_STATEMENT && rust_kind_of(r->syntax, node) != RUST_BLOCK))
        return;
    if (next.begin > at + 1 && isspace((unsigned char)r->source.text[at + 1])) {
        put(r, at + 1, ';');
        return;
    }
    if (!isspace((unsigned char)r->source.text[at - 1]))
        return;
    put(r, at - 1, '}');
    put(r, at, ';');
}

/* `break (a)[0]`, `break 'outer -1`: to the grammar the jump ends where the operand could be an operator's right side, so
 * that what is jumped with is called, indexed or subtracted from. To the language it has an operand wherever one can
 * begin (Reference, "Break and loop values"). The operand of `yield` is read so, and that too leaves the expression. */
static void find_break(struct reading *r, uint32_t at)
{
    TSNode word = ts_node_descendant_for_byte_range(r->root, at, at + 5), jump = ts_node_parent(word);
    if (ts_node_is_null(jump) || rust_kind_of(r->syntax, jump) != RUST_BREAK || ts_node_start_byte(jump) != at)
        return;
    uint32_t end = ts_node_end_byte(jump);
    struct rust_token next = rust_token_at(r->source, end, r->part.end);
    bool has_operand = ts_node_named_child_count(jump) > 0 && r->source.text[ts_node_start_byte(ts_node_named_child(jump, 0))] != '\'';
    bool is_operator =
        next.kind != RUST_TOKEN_END && (strchr("([-*&|<", r->source.text[next.begin]) || memcmp(r->source.text + next.begin, "..", 2) == 0);
    if (has_operand || !is_operator)
        return;
    for (uint32_t i = 0; at + i < end; i++)
        put(r, at + i, i < 5 ? "yield"[i] : ' ');
}

void rust_find_misread(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct span part, TSNode root,
                       tree_patches *patches)
{
    struct reading r = { arena, syntax, source, part, root, patches };
    const char *end = source.text + part.end;
    for (const char *at = source.text + part.begin; (at = memmem(at, (size_t)(end - at), "..", 2)) != NULL; at += 2)
        find_range(&r, (uint32_t)(at - source.text));
    for (const char *at = source.text + part.begin; (at = memchr(at, '}', (size_t)(end - at))) != NULL; at++)
        find_statement(&r, (uint32_t)(at - source.text));
    for (const char *at = source.text + part.begin; (at = memmem(at, (size_t)(end - at), "break", 5)) != NULL; at += 5)
        find_break(&r, (uint32_t)(at - source.text));
}
