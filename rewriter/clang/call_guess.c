#include "call_guess.h"

#include <string.h>

#include "body_outline.h"
#include "keywords.h"
#include "letters.h"

struct call_guess *call_guess_new(struct arena *arena, const struct config *config, bool is_cxx)
{
    struct call_guess *guess = arena_new(arena, struct call_guess);
    *guess = (struct call_guess){ .arena = arena, .is_cxx = is_cxx, .endings.names.arena = arena };
    for (size_t i = 0; i < config->probes.count; i++) {
        bool is_qualified;
        const char *segment = endings_segment(&config->probes.items[i], &is_qualified);
        guess->is_any = guess->is_any || strspn(segment, "*") == strlen(segment) || endings_may_have_no_word(segment, is_cxx);
        endings_add(&guess->endings, segment);
    }
    return guess;
}

static bool is_selected(const struct call_guess *guess, struct slice word)
{
    return endings_match(&guess->endings, arena_strndup(guess->arena, word.text, word.length));
}

static bool is_builtin(struct slice word)
{
    static const char *const prefixes[] = { "__builtin_", "__atomic_", "__sync_", "__c11_" };
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (word.length > strlen(prefixes[i]) && memcmp(word.text, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return false;
}

/* May a call have the word, with `next` behind it: a sign, a letter of a word, 0? What is constructed in C++ need not have parentheses. */
static bool is_called(const struct call_guess *guess, struct slice word, char next)
{
    if (!guess->is_any)
        return (next == '(' || (guess->is_cxx && next && (strchr("<{", next) || letters_are_word(next)))) && is_selected(guess, word);
    return (next == '(' && !keywords_are_no_call(word) && !is_builtin(word)) || (guess->is_cxx && slice_is(word, "new"));
}

bool call_guess_text(const struct call_guess *guess, struct slice text)
{
    struct tokens tokens = { 0 };
    struct body_outline outline = { 0 };
    lex_source(guess->arena, text, guess->is_cxx, &tokens);
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &tokens.list.items[i];
        struct slice word = { text.text + t->begin, t->end - t->begin };
        if (t->kind == TOKEN_WORD && (outline.bodies || outline.is_value) && is_called(guess, word, i + 1 < tokens.list.count ? t[1].first : 0))
            return true;
        body_outline_read(&outline, &tokens, i);
    }
    return false;
}

/* Does what stands beside the tokens make them a part of a call: what it begins with, or, where operators are calls, one of
 * their operands? */
static bool is_part(const struct call_guess *guess, struct slice before, struct slice after)
{
    static const char operators[] = "+-*/%^&|=<>!";
    if (after.length && (*after.text == '.' || *after.text == '[' || (after.length > 1 && (slice_is(after, "->") || slice_is(after, "::")))))
        return true;
    return guess->is_any && guess->is_cxx && ((before.length && strchr(operators, *before.text)) || (after.length && strchr(operators, *after.text)));
}

/* What stands in its parentheses is not evaluated. */
static bool is_unevaluated(struct slice word)
{
    static const char *const words[] = { "sizeof", "typeof", "__typeof__", "__typeof", "_Alignof", "alignof", "__alignof__", "decltype" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}

/* Is `i` the parenthesis of a call whose callee is no name, (*f)(x) or (s->f)(x)? A conversion may look so, too. */
static bool is_called_by_value(const struct tokens *tokens, size_t first, size_t i)
{
    const struct token *t = tokens->list.items;
    return i > first && t[i].first == '(' && (t[i - 1].first == ')' || t[i - 1].first == ']');
}

bool call_guess_tokens(const struct call_guess *guess, const struct tokens *tokens, size_t first, size_t end, struct slice before, struct slice after)
{
    bool has_name = false, directive;
    int depth = 0;
    for (size_t i = first; i < end; i++) {
        const struct token *t = &tokens->list.items[i];
        struct slice word = { tokens->source.text + t->begin, t->end - t->begin };
        depth += strchr("([{", t->first) ? 1 : strchr(")]}", t->first) ? -1 : 0;
        if (guess->is_any && (is_called_by_value(tokens, first, i) || (t->first == ',' && depth == 0)))
            return true; /* several operands, by a comma, are a part of the call around them */
        if (t->kind != TOKEN_WORD)
            continue;
        has_name = true;
        char next = i + 1 < end ? t[1].first : first + 1 < end && after.length ? *after.text : 0; /* a name alone is called as it stands */
        size_t close = is_unevaluated(word) && next == '(' && i + 1 < end ? lex_matching(tokens, i + 1, &directive) : SIZE_MAX;
        if (close != SIZE_MAX)
            i = close;
        else if (is_called(guess, word, next))
            return true;
    }
    return has_name && is_part(guess, before, after);
}

bool call_guess_body(const struct call_guess *guess, struct slice body)
{
    struct tokens tokens = { 0 };
    lex_source(guess->arena, body, guess->is_cxx, &tokens);
    return call_guess_tokens(guess, &tokens, 0, tokens.list.count, (struct slice){ 0 }, (struct slice){ "(", 1 });
}
