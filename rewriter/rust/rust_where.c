/* Where clauses (Reference, "Where clauses"): the grammar reads fewer types in front of the colon than there are, and wants a bound behind it. What
 * stands there calls nothing, so that it is shown as a name, or not at all. */
#include <string.h>

#include "rust_parse.h"
#include "rust_tokens.h"

struct clause {
    struct arena *arena;
    struct slice source;
    uint32_t end; /* of what is read */
    tree_patches *patches;
};

static bool is_sign(const struct clause *c, struct rust_token token, char sign)
{
    return rust_token_is_sign(c->source, token, sign);
}

static struct rust_token next_of(const struct clause *c, struct rust_token token)
{
    return rust_token_at(c->source, token.end, c->end);
}

/* The first of these signs outside of all brackets, or what ends a clause; `begin` is not behind it. */
static struct rust_token find_sign(const struct clause *c, struct rust_token begin, const char *signs)
{
    int depth = 0;
    struct rust_token before = begin;
    for (struct rust_token at = begin; at.kind != RUST_TOKEN_END; before = at, at = next_of(c, at)) {
        bool is_arrow = rust_token_ends_arrow(c->source, before, at);
        if (is_sign(c, at, ':') && is_sign(c, next_of(c, at), ':') && next_of(c, at).begin == at.end) { /* a path */
            at = next_of(c, at);
            continue;
        }
        if (depth == 0 && at.kind != RUST_TOKEN_TEXT && at.kind != RUST_TOKEN_WORD && strchr(signs, c->source.text[at.begin]))
            return at;
        if (depth == 0 && (at.kind == RUST_TOKEN_CLOSE || is_sign(c, at, '{')))
            return at;
        depth += at.kind == RUST_TOKEN_OPEN || is_sign(c, at, '<');
        depth -= at.kind == RUST_TOKEN_CLOSE || (is_sign(c, at, '>') && !is_arrow);
    }
    return (struct rust_token){ RUST_TOKEN_END, c->end, c->end };
}

static void show(const struct clause *c, uint32_t begin, uint32_t end, char first)
{
    for (uint32_t at = begin; at < end; at++)
        if (c->source.text[at] != '\n')
            vec_push(c->arena, c->patches, (struct tree_patch){ at, at == begin ? first : ' ' });
}

static bool is_unread_type(const struct clause *c, struct rust_token first)
{
    static const char *const words[] = { "fn", "dyn", "unsafe", "extern", "impl" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (rust_token_is(c->source, first, words[i]))
            return true;
    return first.kind != RUST_TOKEN_END && strchr("([!*", c->source.text[first.begin]);
}

/* Returns the first token behind the clause's predicate. */
static struct rust_token read_predicate(const struct clause *c, struct rust_token first)
{
    struct rust_token colon = find_sign(c, first, ":;=,"), behind = next_of(c, colon);
    if (!is_sign(c, colon, ':'))
        return colon;
    struct rust_token end = find_sign(c, behind, ";=,");
    if (end.begin == behind.begin) /* no bound */
        show(c, first.begin, is_sign(c, end, ',') ? end.end : colon.end, ' ');
    else if (is_unread_type(c, first))
        show(c, first.begin, colon.begin, 'T');
    return end;
}

void rust_find_unread_where(struct arena *arena, struct slice source, struct rust_token where, uint32_t end, tree_patches *patches)
{
    struct clause c = { arena, source, end, patches };
    struct rust_token at = where;
    do
        at = read_predicate(&c, next_of(&c, at));
    while (is_sign(&c, at, ','));
}
