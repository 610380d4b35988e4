/* What the tokens around a place say. */
#include "cxx_tokens.h"

#include "clang_expansions.h"
#include "cxx_walk.h"

void cxx_tokens_prepare(struct walk *w)
{
    struct cxx_walk *own = cxx_walk_of(w);
    size_t n = w->tokens->list.count, current = SIZE_MAX;
    own->around = arena_array(w->arena, size_t, n + 1);
    own->partner = arena_array(w->arena, size_t, n + 1);
    own->bracket_reasons = arena_array(w->arena, uint8_t, n + 1);
    own->ellipses = arena_array(w->arena, uint32_t, n + 1);
    own->directives = arena_array(w->arena, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        const struct token *t = &w->tokens->list.items[i];
        own->ellipses[i + 1] =
            own->ellipses[i] + (cxx_is_punctuator(w, i, '.') && cxx_is_punctuator(w, i + 1, '.') && cxx_is_punctuator(w, i + 2, '.'));
        own->directives[i + 1] = own->directives[i] + (t->kind == TOKEN_DIRECTIVE);
        own->around[i] = current;
        own->partner[i] = SIZE_MAX;
        if (t->kind != TOKEN_PUNCTUATOR)
            continue;
        if (t->first == '(' || t->first == '[' || t->first == '{') {
            current = i;
        } else if ((t->first == ')' || t->first == ']' || t->first == '}') && current != SIZE_MAX) {
            own->partner[i] = current;
            own->partner[current] = i;
            current = own->around[current];
            own->around[i] = current;
        }
    }
}

size_t cxx_partner(const struct walk *w, size_t i)
{
    return cxx_walk_of(w)->partner[i];
}

size_t cxx_around(const struct walk *w, size_t i)
{
    return cxx_walk_of(w)->around[i];
}

uint32_t cxx_count_ellipses(const struct walk *w, struct span span)
{
    return cxx_walk_of(w)->ellipses[lex_find(w->tokens, span.end)] - cxx_walk_of(w)->ellipses[lex_find(w->tokens, span.begin)];
}

bool cxx_holds_directive(const struct walk *w, struct span span)
{
    return cxx_walk_of(w)->directives[lex_find(w->tokens, span.end)] > cxx_walk_of(w)->directives[lex_find(w->tokens, span.begin)];
}

size_t cxx_token_ending(const struct walk *w, uint32_t end)
{
    size_t i = lex_find(w->tokens, end);
    return i > 0 && w->tokens->list.items[i - 1].end == end ? i - 1 : SIZE_MAX;
}

bool cxx_is_punctuator(const struct walk *w, size_t i, char first)
{
    return i < w->tokens->list.count && w->tokens->list.items[i].kind == TOKEN_PUNCTUATOR && w->tokens->list.items[i].first == first;
}

bool cxx_is_word_before(const struct walk *w, uint32_t offset, const char *word)
{
    size_t i = lex_find(w->tokens, offset);
    return i > 0 && lex_word_is(w->tokens, i - 1, word);
}

bool cxx_is_whole(const struct walk *w, struct span span)
{
    size_t i = lex_find(w->tokens, span.begin);
    if (span.begin >= span.end || i >= w->tokens->list.count || w->tokens->list.items[i].begin != span.begin ||
        cxx_token_ending(w, span.end) == SIZE_MAX)
        return false;
    const struct span *first = clang_expansion_around(w, span.begin), *last = clang_expansion_around(w, span.end - 1);
    return !(first && (first->begin < span.begin || first->end > span.end)) && !(last && (last->begin < span.begin || last->end > span.end));
}

bool cxx_is_pattern(const struct walk *w, struct span span)
{
    size_t i = lex_find(w->tokens, span.end);
    return i + 2 < w->tokens->list.count && w->tokens->list.items[i].first == '.' && w->tokens->list.items[i + 1].first == '.';
}

bool cxx_is_between_commas(const struct walk *w, struct span span)
{
    size_t first = lex_find(w->tokens, span.begin), next = lex_find(w->tokens, span.end);
    char before = first > 0 ? w->tokens->list.items[first - 1].first : 0;
    char after = next < w->tokens->list.count ? w->tokens->list.items[next].first : 0;
    return (before == '(' || before == ',' || before == '{') && (after == ')' || after == ',' || after == '}' || cxx_is_pattern(w, span));
}
