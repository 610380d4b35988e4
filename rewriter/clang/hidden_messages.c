#include "hidden_messages.h"

#include <string.h>

static bool is_one_of(const struct tokens *tokens, size_t i, const char *const *words, size_t n)
{
    for (size_t k = 0; k < n; k++)
        if (lex_word_is(tokens, i, words[k]))
            return true;
    return false;
}

/* Is it the `while` of a `do { }`? */
static bool ends_do(const struct tokens *tokens, size_t i)
{
    int depth = 0;
    if (i == 0 || tokens->list.items[i - 1].first != '}')
        return false;
    while (i-- > 0) {
        depth += tokens->list.items[i].first == '}' ? 1 : tokens->list.items[i].first == '{' ? -1 : 0;
        if (depth == 0)
            return i > 0 && lex_word_is(tokens, i - 1, "do");
    }
    return false;
}

static uint32_t column(const struct tokens *tokens, size_t i)
{
    uint32_t at = tokens->list.items[i].begin, begin = at;
    while (begin > 0 && tokens->source.text[begin - 1] != '\n')
        begin--;
    return at - begin;
}

static bool is_loop(const struct tokens *tokens, size_t i)
{
    static const char *const loops[] = { "for", "while" };
    return is_one_of(tokens, i, loops, sizeof loops / sizeof *loops);
}

static bool is_branch(const struct tokens *tokens, size_t i)
{
    static const char *const branches[] = { "if", "switch" };
    return is_one_of(tokens, i, branches, sizeof branches / sizeof *branches);
}

/* The parenthesis behind the condition of the branch or loop at `i`; SIZE_MAX: there is none. */
static size_t condition_end(const struct tokens *tokens, size_t i)
{
    bool directive;
    size_t open = i + 1 < tokens->list.count && lex_word_is(tokens, i + 1, "constexpr") ? i + 2 : i + 1;
    return open < tokens->list.count && tokens->list.items[open].first == '(' ? lex_matching(tokens, open, &directive) : SIZE_MAX;
}

static bool share_a_line(const struct tokens *tokens, size_t i, size_t next)
{
    const struct token *a = &tokens->list.items[i], *b = &tokens->list.items[next];
    return !memchr(tokens->source.text + a->end, '\n', b->begin - a->end);
}

static bool is_sign(const struct tokens *tokens, size_t i, char sign)
{
    return i < tokens->list.count && tokens->list.items[i].first == sign;
}

bool hidden_messages_of_clang(const struct tokens *tokens)
{
    for (size_t i = 0; i < tokens->list.count; i++) {
        bool loops = is_loop(tokens, i);
        size_t close = loops || is_branch(tokens, i) ? condition_end(tokens, i) : SIZE_MAX;
        if (close == SIZE_MAX || !is_sign(tokens, close + 1, ';') || !share_a_line(tokens, close, close + 1))
            continue;
        if (!loops)
            return true;
        if (close + 2 < tokens->list.count && !ends_do(tokens, i) &&
            (is_sign(tokens, close + 2, '{') || column(tokens, close + 2) > column(tokens, i)))
            return true;
    }
    return false;
}

/* The semicolon that ends the statement at `i`, which has no braces around it; SIZE_MAX: it is none of these. */
static size_t statement_end(const struct tokens *tokens, size_t i)
{
    bool directive;
    for (; i < tokens->list.count && !is_sign(tokens, i, ';'); i++) {
        if (is_sign(tokens, i, '{') || is_sign(tokens, i, '}') || tokens->list.items[i].kind == TOKEN_DIRECTIVE)
            return SIZE_MAX;
        size_t close = is_sign(tokens, i, '(') || is_sign(tokens, i, '[') ? lex_matching(tokens, i, &directive) : i;
        if (close == SIZE_MAX)
            return SIZE_MAX;
        i = close;
    }
    return i < tokens->list.count ? i : SIZE_MAX;
}

bool hidden_messages_of_gcc(const struct tokens *tokens)
{
    for (size_t i = 0; i < tokens->list.count; i++) {
        bool is_first = i == 0 || !share_a_line(tokens, i - 1, i);
        size_t close = is_first && (is_loop(tokens, i) || is_branch(tokens, i)) ? condition_end(tokens, i) : SIZE_MAX;
        size_t end = close == SIZE_MAX ? SIZE_MAX : statement_end(tokens, close + 1), next = end + 1;
        if (end != SIZE_MAX && next < tokens->list.count && share_a_line(tokens, end, next) && !is_sign(tokens, next, '}') &&
            !lex_word_is(tokens, next, "else") && tokens->list.items[next].kind != TOKEN_DIRECTIVE)
            return true;
    }
    return false;
}
