#include "memory_directives.h"

#include <string.h>

#include "clang_expansions.h"

/* _Pragma("omp parallel for"): what it says is not read. */
static bool follows_operator(const struct tokens *tokens, size_t i)
{
    return i >= 4 && tokens->list.items[i - 1].first == ')' && tokens->list.items[i - 2].kind == TOKEN_STRING &&
           tokens->list.items[i - 3].first == '(' && lex_word_is(tokens, i - 4, "_Pragma");
}

static bool is_pragma(const struct tokens *tokens, size_t i)
{
    return text_starts_with(lex_directive_text(tokens, i), "pragma");
}

/* Is there a pragma directly before this place that is about what follows? One that stands alone is not. Between the two #endif
 * may stand, if the pragma is only there in some cases. */
bool memory_follows_pragma(struct memory_walk *m, uint32_t offset, struct omp_directive *omp)
{
    const struct tokens *tokens = m->walk->tokens;
    size_t i = lex_find(tokens, offset), pragma = i;
    *omp = (struct omp_directive){ 0 };
    if (follows_operator(tokens, i)) {
        *omp = (struct omp_directive){ .name = "_Pragma", .facts = OMP_STATEMENT };
        return true;
    }
    while (pragma > 0 && tokens->list.items[pragma - 1].kind == TOKEN_DIRECTIVE && !is_pragma(tokens, pragma - 1))
        pragma--;
    if (pragma == 0 || tokens->list.items[pragma - 1].kind != TOKEN_DIRECTIVE)
        return false;
    if (!omp_read_directive(m->walk->arena, tokens, pragma - 1, false, omp)) {
        *omp = (struct omp_directive){ 0 };
        return lex_word_is(tokens, i, "for") || lex_word_is(tokens, i, "while") || lex_word_is(tokens, i, "do");
    }
    return !(omp->facts & OMP_ALONE);
}

/* Other threads may have done something there: at a barrier. */
bool memory_follows_directive(struct memory_walk *m, uint32_t offset)
{
    const struct tokens *tokens = m->walk->tokens;
    size_t i = lex_find(tokens, offset);
    return i > 0 && tokens->list.items[i - 1].kind == TOKEN_DIRECTIVE && is_pragma(tokens, i - 1);
}

bool memory_before_directive(struct memory_walk *m, CXCursor loop, const struct omp_directive *omp, struct span *at)
{
    const struct tokens *tokens = m->walk->tokens;
    struct span span;
    size_t directive = lex_find(tokens, omp->text.begin);
    if (omp->is_operator || directive == 0 || tokens->list.items[directive - 1].kind == TOKEN_DIRECTIVE || !memory_span(m, loop, &span))
        return false;
    uint32_t end = tokens->list.items[directive - 1].end; /* on the line before, or further up */
    *at = (struct span){ end, end };
    /* (#endif in between: the directive may not be there) */
    return !clang_expansion_around(m->walk, end - 1) && lex_find(tokens, span.begin) == directive + 1;
}

/* #if, #ifdef, #ifndef, #elif, #else, #endif: the front end has chosen already. */
static bool is_choice(const char *word)
{
    return text_starts_with(word, "if") || text_starts_with(word, "el") || text_starts_with(word, "endif");
}

bool memory_has_directive(struct memory_walk *m, struct span span)
{
    const struct tokens *tokens = m->walk->tokens;
    for (size_t i = lex_find(tokens, span.begin); i < tokens->list.count && tokens->list.items[i].begin < span.end; i++)
        if (tokens->list.items[i].kind == TOKEN_DIRECTIVE && !is_choice(lex_directive_text(tokens, i)))
            return true;
    return false;
}
