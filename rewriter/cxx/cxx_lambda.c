#include "cxx_lambda.h"

#include "clang_args.h"
#include "clang_expansions.h"

bool cxx_find_capture(const struct walk *w, struct span lambda, struct span *place, bool *is_next)
{
    bool directive;
    size_t open = lex_find(w->tokens, lambda.begin);
    if (open >= w->tokens->list.count || w->tokens->list.items[open].first != '[' || clang_expansion_around(w, lambda.begin) ||
        clang_args_standard(w->arena, w->request) < 14)
        return false;
    size_t close = lex_matching(w->tokens, open, &directive);
    if (close == SIZE_MAX || directive)
        return false;
    place->begin = place->end = w->tokens->list.items[close].begin;
    *is_next = close > open + 1;
    return true;
}
