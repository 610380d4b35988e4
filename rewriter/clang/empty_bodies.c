#include "empty_bodies.h"

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

bool empty_bodies_in(const struct tokens *tokens)
{
    static const char *const branches[] = { "if", "switch" }, *const loops[] = { "for", "while" };
    for (size_t i = 0; i + 1 < tokens->list.count; i++) {
        bool is_loop = is_one_of(tokens, i, loops, sizeof loops / sizeof *loops), directive;
        if (!is_loop && !is_one_of(tokens, i, branches, sizeof branches / sizeof *branches))
            continue;
        size_t open = lex_word_is(tokens, i + 1, "constexpr") ? i + 2 : i + 1;
        size_t close = open < tokens->list.count && tokens->list.items[open].first == '(' ? lex_matching(tokens, open, &directive) : SIZE_MAX;
        if (close == SIZE_MAX || close + 1 >= tokens->list.count || tokens->list.items[close + 1].first != ';' ||
            memchr(tokens->source.text + tokens->list.items[close].end, '\n', tokens->list.items[close + 1].begin - tokens->list.items[close].end))
            continue;
        if (!is_loop)
            return true;
        if (close + 2 < tokens->list.count && !ends_do(tokens, i) &&
            (tokens->list.items[close + 2].first == '{' || column(tokens, close + 2) > column(tokens, i)))
            return true;
    }
    return false;
}
