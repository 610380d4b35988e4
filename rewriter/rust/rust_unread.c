/* What Rust allows and tree-sitter-rust does not read, by tokens. Each place is shown in bytes that lead to the same
 * tree, apart from the names in it. */
#include <string.h>

#include "rust_parse.h"
#include "rust_tokens.h"

/* A few tokens in a row. */
struct window {
    struct slice source;
    uint32_t end;
    struct rust_token third, second, before, at; /* in the order of the text */
    bool is_type;                                /* in a path that is a type for sure, up to its first angle bracket */
};

static struct rust_token next_of(const struct window *w, struct rust_token token)
{
    return rust_token_at(w->source, token.end, w->end);
}

static bool is_sign(const struct window *w, struct rust_token token, char sign)
{
    return rust_token_is_sign(w->source, token, sign);
}

/* Names of primitive types are keywords to the grammar, and names like any others to the language; so is `try` before
 * edition 2018. */
static bool is_keyword_of_grammar(const struct window *w, struct rust_token token)
{
    static const char *const names[] = { "u8",   "i8",    "u16",   "i16", "u32", "i32",  "u64", "i64",  "u128",
                                         "i128", "isize", "usize", "f32", "f64", "bool", "str", "char", "try" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (rust_token_is(w->source, token, names[i]))
            return true;
    return false;
}

/* str![..], u8::<A, B>(..) */
static bool is_name(const struct window *w)
{
    struct rust_token next = next_of(w, w->at), second = next_of(w, next), third = next_of(w, second);
    if (!is_keyword_of_grammar(w, w->at))
        return false;
    return (is_sign(w, next, '!') && second.kind == RUST_TOKEN_OPEN) || (is_sign(w, next, ':') && is_sign(w, second, ':') && is_sign(w, third, '<'));
}

/* A variable: only before `const` and `mut` it is a keyword (Reference, "Keywords", weak ones). */
static bool is_variable_raw(const struct window *w)
{
    struct rust_token next = next_of(w, w->at);
    return rust_token_is(w->source, w->at, "raw") && is_sign(w, w->before, '&') && !rust_token_is(w->source, next, "const") &&
           !rust_token_is(w->source, next, "mut");
}

/* `unsafe extern "C" {`, and in it `safe fn`: what is declared there has no body. */
static bool is_safety(const struct window *w)
{
    struct rust_token next = next_of(w, w->at);
    if (rust_token_is(w->source, w->at, "safe"))
        return rust_token_is(w->source, next, "fn") || rust_token_is(w->source, next, "static");
    if (!rust_token_is(w->source, w->at, "unsafe") || !rust_token_is(w->source, next, "extern"))
        return false;
    struct rust_token third = next_of(w, next);
    return is_sign(w, third.kind == RUST_TOKEN_TEXT ? next_of(w, third) : third, '{');
}

/* `P { a: p, .. } = x`: the fields that are not assigned. */
static bool is_rest_of_fields(const struct window *w)
{
    struct rust_token next = next_of(w, w->at);
    return is_sign(w, w->at, '.') && is_sign(w, next, '.') && next.begin == w->at.end && is_sign(w, next_of(w, next), '}') &&
           (is_sign(w, w->before, ',') || is_sign(w, w->before, '{'));
}

/* `static ref X: T = f();`, as lazy_static! has it */
static bool is_static_reference(const struct window *w)
{
    return rust_token_is(w->source, w->at, "ref") && rust_token_is(w->source, w->before, "static");
}

/* f::<-1>(): without its sign it is a number as well. */
static bool is_negative_argument(const struct window *w)
{
    struct rust_token next = next_of(w, w->at), behind = next_of(w, next);
    return is_sign(w, w->at, '-') && (is_sign(w, w->before, '<') || is_sign(w, w->before, ',')) && next.kind == RUST_TOKEN_WORD &&
           w->source.text[next.begin] >= '0' && w->source.text[next.begin] <= '9' && (is_sign(w, behind, '>') || is_sign(w, behind, ','));
}

/* `|end| ..=end`: the grammar reads `..=` without a left side as an assignment to `..`, which is no body of a closure.
 * Without its third character it is a range with a right side, as in the pattern `1 | ..=5`. */
static bool is_inclusive_range_of_closure(const struct window *w)
{
    struct rust_token second = next_of(w, w->at), third = next_of(w, second);
    return is_sign(w, w->before, '|') && is_sign(w, w->at, '.') && is_sign(w, second, '.') && is_sign(w, third, '=') && third.end == w->at.begin + 3;
}

/* 42._f(): to the grammar the number goes on. */
static bool is_method_of_number(const struct window *w)
{
    return w->source.text[w->at.begin] == '_' && is_sign(w, w->before, '.') && w->before.begin > 0 &&
           strchr("0123456789", w->source.text[w->before.begin - 1]) && w->before.end == w->at.begin;
}

/* The end of `'static +` in `dyn 'static + T`; 0: this is no such lifetime. */
static uint32_t first_lifetime(const struct window *w)
{
    struct rust_token next = next_of(w, w->at);
    bool is_first = w->at.kind == RUST_TOKEN_TEXT && (rust_token_is(w->source, w->before, "dyn") || rust_token_is(w->source, w->before, "impl"));
    return is_first && is_sign(w, next, '+') ? next.end : 0;
}

/* Is what begins here a type: behind `as`, `->` or `let x:`? */
static bool begins_type(const struct window *w)
{
    bool is_arrow = rust_token_ends_arrow(w->source, w->second, w->before);
    bool is_variable = is_sign(w, w->before, ':') && w->second.kind == RUST_TOKEN_WORD &&
                       (rust_token_is(w->source, w->third, "let") || rust_token_is(w->source, w->third, "mut"));
    return is_arrow || is_variable || rust_token_is(w->source, w->before, "as");
}

/* Behind the arguments that begin with the angle bracket `open`; 0: there is no end to be seen. */
static uint32_t end_of_arguments(const struct window *w, struct rust_token open)
{
    int depth = 0;
    struct rust_token before = open;
    for (struct rust_token at = open; at.kind != RUST_TOKEN_END && !is_sign(w, at, ';') && !is_sign(w, at, '{'); before = at, at = next_of(w, at)) {
        bool is_arrow = rust_token_ends_arrow(w->source, before, at);
        depth += is_sign(w, at, '<') ? 1 : is_sign(w, at, '>') && !is_arrow ? -1 : 0;
        if (depth == 0)
            return at.end;
    }
    return 0;
}

/* The end of `::<u8>` in S::<u8> { x }, of `::<>` in f::<>(), and of `::` in `as Vec::<u8>`; 0: none of them. */
static uint32_t turbofish(const struct window *w)
{
    struct rust_token second = next_of(w, w->at), third = next_of(w, second), fourth = next_of(w, third);
    if (!is_sign(w, w->at, ':') || !is_sign(w, second, ':') || !is_sign(w, third, '<'))
        return 0;
    uint32_t end = end_of_arguments(w, third);
    if (is_sign(w, fourth, '>') || (end && is_sign(w, rust_token_at(w->source, end, w->end), '{')))
        return end;
    return w->is_type ? second.end : 0;
}

/* The end of `#[allow(unused)]` in `(f(1), #[allow(unused)] f(2))`: the grammar has attributes of a tuple's first element alone. Those that are
 * about warnings say nothing of the code. 0: it is none. */
static uint32_t attribute_of_element(const struct window *w)
{
    static const char *const levels[] = { "allow", "expect", "warn", "deny", "forbid" };
    if (!is_sign(w, w->at, '#') || !is_sign(w, w->before, ','))
        return 0;
    struct rust_token open = next_of(w, w->at), name = next_of(w, open);
    bool is_about_warnings = false;
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        is_about_warnings = is_about_warnings || rust_token_is(w->source, name, levels[i]);
    if (!is_about_warnings || !is_sign(w, open, '['))
        return 0;
    for (struct rust_token at = open; at.kind != RUST_TOKEN_END; at = next_of(w, at))
        if (is_sign(w, at, ']'))
            return at.end;
    return 0;
}

/* `x as size_t <= y`: to the grammar the first character begins the arguments of a type. `>=` binds as strongly. */
static bool is_less_or_equal(const struct window *w, bool is_behind_type)
{
    struct rust_token next = next_of(w, w->at);
    return is_behind_type && w->before.kind == RUST_TOKEN_WORD && is_sign(w, w->at, '<') && is_sign(w, next, '=') && next.begin == w->at.end;
}

static void add_patches(struct arena *arena, tree_patches *patches, uint32_t begin, uint32_t end, char byte)
{
    for (; begin < end; begin++)
        vec_push(arena, patches, (struct tree_patch){ begin, byte });
}

/* '\u{1F_600}': the digits may have underscores between and behind them (Reference, "Tokens": unicode escapes). */
static void find_grouped_digits(struct arena *arena, const struct window *w, tree_patches *patches)
{
    const char *text = w->source.text, *end = text + w->at.end;
    for (const char *at = text + w->at.begin; (at = memmem(at, (size_t)(end - at), "\\u{", 3)) != NULL; at++)
        for (const char *digit = at + 3; digit < end && *digit != '}'; digit++)
            if (*digit == '_')
                add_patches(arena, patches, (uint32_t)(digit - text), (uint32_t)(digit - text) + 1, '0');
}

void rust_find_unread(struct arena *arena, struct slice source, struct span part, tree_patches *patches)
{
    struct window w = { .source = source, .end = part.end, .before = { RUST_TOKEN_END, part.begin, part.begin } };
    for (w.at = rust_token_at(source, part.begin, part.end); w.at.kind != RUST_TOKEN_END;
         w.third = w.second, w.second = w.before, w.before = w.at, w.at = next_of(&w, w.at)) {
        bool is_word = w.at.kind == RUST_TOKEN_WORD, is_behind_type = w.is_type;
        uint32_t end;
        w.is_type = begins_type(&w) || (w.is_type && (is_word || is_sign(&w, w.at, ':')));
        if (w.at.kind == RUST_TOKEN_TEXT)
            find_grouped_digits(arena, &w, patches);
        if (is_word && (is_name(&w) || is_variable_raw(&w)))
            add_patches(arena, patches, w.at.end - 1, w.at.end, '_');
        else if (is_word && is_method_of_number(&w))
            add_patches(arena, patches, w.at.begin, w.at.begin + 1, 'a');
        else if ((is_word && (is_safety(&w) || is_static_reference(&w))) || (!is_word && is_negative_argument(&w)))
            add_patches(arena, patches, w.at.begin, w.at.end, ' ');
        else if (rust_token_is(source, w.at, "where"))
            rust_find_unread_where(arena, source, w.at, part.end, patches);
        else if ((end = first_lifetime(&w)) || (end = turbofish(&w)) || (end = attribute_of_element(&w)))
            add_patches(arena, patches, w.at.begin, end, ' ');
        else if (is_less_or_equal(&w, is_behind_type))
            add_patches(arena, patches, w.at.begin, w.at.end, '>');
        else if (is_sign(&w, w.at, '~')) /* Token![~]: no operator of the language, and still a token (Reference, "Tokens") */
            add_patches(arena, patches, w.at.begin, w.at.end, '!');
        else if (!is_word && is_rest_of_fields(&w))
            add_patches(arena, patches, w.at.begin, w.at.begin + 2, ' ');
        else if (!is_word && is_inclusive_range_of_closure(&w)) {
            struct rust_token side = rust_token_at(source, w.at.begin + 3, part.end);
            if (is_sign(&w, side, '(') || is_sign(&w, side, '[')) /* `..(a)` is a call to the grammar: see find_range */
                add_patches(arena, patches, w.at.begin, w.at.begin + 2, '!');
            add_patches(arena, patches, w.at.begin + 2, w.at.begin + 3, ' ');
        }
    }
}
