#include "rust_isolate.h"

#include <string.h>

#include "rust_tokens.h"

struct isolation {
    struct arena *arena;
    const struct tree_syntax *syntax;
    char *shown;
    struct slice source;
    tree_patches cures;
    tree_spans *unreadable;
    int depth;
};

enum { MOST_DEPTH = 32 };

/* What a part stands in when it is read alone. */
struct frame {
    const char *before, *behind;
};
static const struct frame in_file = { "", "" }, in_body = { "fn w() {", "\n}" }, in_match = { "fn w() { match w {", "\n} }" };

static bool reads(const struct isolation *i, struct span part, const struct frame *frame)
{
    struct str text = { .arena = i->arena };
    str_add(&text, frame->before);
    str_add_bytes(&text, i->shown + part.begin, part.end - part.begin);
    str_add(&text, frame->behind);
    TSTree *tree = tree_parse(i->syntax, (struct slice){ text.text, text.length });
    bool has_error = ts_node_has_error(ts_tree_root_node(tree));
    ts_tree_delete(tree);
    return !has_error;
}

/* Lines stay. */
static void blank(struct isolation *i, struct span part)
{
    for (uint32_t at = part.begin; at < part.end; at++)
        if (i->shown[at] != '\n')
            i->shown[at] = ' ';
}

static void show(struct isolation *i, struct span part)
{
    memcpy(i->shown + part.begin, i->source.text + part.begin, part.end - part.begin);
    for (size_t k = 0; k < i->cures.count; k++)
        if (i->cures.items[k].at >= part.begin && i->cures.items[k].at < part.end)
            i->shown[i->cures.items[k].at] = i->cures.items[k].byte;
}

static void give_up(struct isolation *i, struct span part)
{
    blank(i, part);
    vec_push(i->arena, i->unreadable, part);
}

/* The insides of the outermost braces in a part, whatever other brackets are around them. */
static tree_spans find_blocks(const struct isolation *i, struct span part)
{
    tree_spans blocks = { 0 };
    for (struct rust_token t = rust_token_at(i->source, part.begin, part.end); t.kind != RUST_TOKEN_END;
         t = rust_token_at(i->source, t.end, part.end))
        if (i->source.text[t.begin] == '{') {
            struct span inside = { t.end, rust_closing_bracket(i->source, t.begin, part.end) };
            vec_push(i->arena, &blocks, inside);
            t.end = inside.end;
        }
    return blocks;
}

/* Behind the `=` of `let x = ..;`, or the end of the part. */
static uint32_t right_side(const struct isolation *i, struct span part)
{
    int depth = 0;
    struct rust_token before = { 0 };
    for (struct rust_token t = rust_token_at(i->source, part.begin, part.end); t.kind != RUST_TOKEN_END;
         before = t, t = rust_token_at(i->source, t.end, part.end)) {
        depth += t.kind == RUST_TOKEN_OPEN ? 1 : t.kind == RUST_TOKEN_CLOSE ? -1 : 0;
        bool is_first = !(before.kind == RUST_TOKEN_SIGN && before.end == t.begin && strchr("=<>!+-*/%^&|", i->source.text[before.begin]));
        bool is_last = t.end == part.end || !strchr("=>", i->source.text[t.end]);
        if (depth == 0 && t.kind == RUST_TOKEN_SIGN && i->source.text[t.begin] == '=' && is_first && is_last)
            return t.end;
    }
    return part.end;
}

static void isolate_statements(struct isolation *i, struct span part);

/* A statement, or all arms of a match, which the grammar cannot read. */
static void isolate_in(struct isolation *i, struct span part, const struct frame *frame)
{
    tree_spans blocks = find_blocks(i, part);
    for (size_t k = 0; k < blocks.count; k++)
        blank(i, blocks.items[k]);
    bool only_blocks = blocks.count && reads(i, part, frame);
    for (size_t k = 0; k < blocks.count && only_blocks; k++) {
        size_t before = i->unreadable->count;
        show(i, blocks.items[k]);
        if (reads(i, part, frame))
            continue;
        i->depth++;
        if (i->depth < MOST_DEPTH)
            isolate_statements(i, blocks.items[k]);
        i->depth--;
        if (reads(i, part, frame))
            continue;
        i->unreadable->count = before;
        give_up(i, blocks.items[k]);
    }
    if (only_blocks)
        return;
    show(i, part);
    struct span right = { right_side(i, part), part.end - (part.end > part.begin && i->source.text[part.end - 1] == ';') };
    if (right.begin < right.end) {
        blank(i, right);
        i->shown[right.begin] = 'w';
        if (reads(i, part, frame)) {
            vec_push(i->arena, i->unreadable, right);
            return;
        }
    }
    give_up(i, part);
}

/* Does a statement end with the brace at `at`? What follows could not go on with an expression. */
static bool ends_with_brace(const struct isolation *i, struct rust_token at, uint32_t end)
{
    struct rust_token next = rust_token_at(i->source, at.end, end);
    if (i->source.text[at.begin] != '}' || next.kind == RUST_TOKEN_END)
        return false;
    return (next.kind == RUST_TOKEN_WORD && !rust_token_is(i->source, next, "else") && !rust_token_is(i->source, next, "as")) ||
           next.kind == RUST_TOKEN_TEXT || strchr("#{", i->source.text[next.begin]);
}

/* Statements, or the arms of a match. */
static void isolate_statements(struct isolation *i, struct span part)
{
    struct span statement = { part.begin, part.begin };
    int depth = 0;
    if (reads(i, part, &in_body) || reads(i, part, &in_match))
        return;
    tree_spans blocks = find_blocks(i, part);
    for (size_t k = 0; k < blocks.count; k++)
        blank(i, blocks.items[k]);
    bool is_match = blocks.count && !reads(i, part, &in_body) && reads(i, part, &in_match);
    show(i, part);
    if (is_match) {
        isolate_in(i, part, &in_match);
        return;
    }
    for (struct rust_token t = rust_token_at(i->source, part.begin, part.end);; t = rust_token_at(i->source, t.end, part.end)) {
        depth += t.kind == RUST_TOKEN_OPEN ? 1 : t.kind == RUST_TOKEN_CLOSE ? -1 : 0;
        if (t.kind != RUST_TOKEN_END && !(depth == 0 && (i->source.text[t.begin] == ';' || ends_with_brace(i, t, part.end))))
            continue;
        statement.end = t.end;
        if (!reads(i, statement, &in_body))
            isolate_in(i, statement, &in_body);
        statement.begin = t.end;
        if (t.kind == RUST_TOKEN_END)
            break;
    }
}

/* The body of a function whose `fn` is at `at`, with its braces; empty for a declaration. */
static struct span find_body(const struct isolation *i, uint32_t at)
{
    uint32_t limit = (uint32_t)i->source.length;
    for (struct rust_token t = rust_token_at(i->source, at, limit); t.kind != RUST_TOKEN_END; t = rust_token_at(i->source, t.end, limit)) {
        if (i->source.text[t.begin] == '{')
            return (struct span){ t.begin, rust_closing_bracket(i->source, t.begin, limit) };
        if (t.kind == RUST_TOKEN_OPEN) /* [u8; { 3 }] */
            t.end = rust_closing_bracket(i->source, t.begin, limit - 1) + 1;
        else if (i->source.text[t.begin] == ';' || t.kind == RUST_TOKEN_CLOSE)
            break;
    }
    return (struct span){ at, at };
}

void rust_isolate(struct arena *arena, const struct tree_syntax *syntax, char *shown, struct slice source, tree_patches cures, tree_spans *unreadable)
{
    struct isolation i = { arena, syntax, shown, source, cures, unreadable, 0 };
    uint32_t limit = (uint32_t)source.length;
    for (struct rust_token t = rust_token_at(source, 0, limit); t.kind != RUST_TOKEN_END; t = rust_token_at(source, t.end, limit)) {
        if (!rust_token_is(source, t, "fn"))
            continue;
        struct span body = find_body(&i, t.end), inside = { body.begin + 1, body.end };
        if (body.begin == body.end || body.end == limit || reads(&i, (struct span){ t.begin, body.end + 1 }, &in_file))
            continue;
        isolate_statements(&i, inside);
        t.end = body.end;
    }
}
