/* Parameter packs, and where they are expanded. */
#include "cxx_packs.h"

#include "cxx_tokens.h"
#include "cxx_walk.h"

/* --- their names --- */

struct search {
    struct walk *walk;
    const char *name;
};

static enum CXChildVisitResult find_pack(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    CXCursor parameter = clang_getCursorReferenced(cursor);
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr || clang_getCursorKind(parameter) != CXCursor_ParmDecl)
        return CXChildVisit_Recurse;
    CXString type = clang_getTypeSpelling(clang_getCursorType(parameter));
    if (text_ends_with(clang_getCString(type), "..."))
        search->name = clang_string(search->walk, clang_getCursorSpelling(parameter));
    clang_disposeString(type);
    return search->name ? CXChildVisit_Break : CXChildVisit_Recurse;
}

const char *cxx_pack_name(struct walk *w, CXCursor pattern)
{
    struct search search = { w, NULL };
    if (find_pack(pattern, clang_getNullCursor(), &search) == CXChildVisit_Recurse)
        clang_visitChildren(pattern, find_pack, &search);
    return search.name && *search.name ? search.name : NULL;
}

/* Which of the template's parameters are packs is not asked. */
static enum CXChildVisitResult find_expanded(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    CXCursor what = clang_getCursorReferenced(cursor);
    enum CXCursorKind kind = clang_getCursorKind(what);
    CXString type = clang_getTypeSpelling(clang_getCursorType(what));
    *is_found = kind == CXCursor_TemplateTypeParameter || kind == CXCursor_NonTypeTemplateParameter || kind == CXCursor_TemplateTemplateParameter ||
                text_ends_with(clang_getCString(type), "...");
    clang_disposeString(type);
    return *is_found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool may_mention_pack(CXCursor expression)
{
    bool is_found = false;
    if (find_expanded(expression, clang_getNullCursor(), &is_found) == CXChildVisit_Recurse)
        clang_visitChildren(expression, find_expanded, &is_found);
    return is_found;
}

/* --- where they are expanded --- */

static bool is_expansion(const struct walk *w, size_t i)
{
    static const char *const declares[] = { "sizeof", "class", "typename", "auto" };
    bool is_ellipsis = cxx_walk_of(w)->ellipses[i + 1] > cxx_walk_of(w)->ellipses[i];
    for (size_t k = 0; is_ellipsis && i > 0 && k < sizeof declares / sizeof *declares; k++)
        is_ellipsis = !lex_word_is(w->tokens, i - 1, declares[k]);
    return is_ellipsis;
}

/* A comma or a semicolon, but not the comma of a fold. */
static bool ends_part(const struct walk *w, size_t i)
{
    bool is_fold = cxx_is_punctuator(w, i, ',') && ((i >= 3 && is_expansion(w, i - 3)) || is_expansion(w, i + 1));
    return cxx_is_punctuator(w, i, ';') || (cxx_is_punctuator(w, i, ',') && !is_fold);
}

/* Does `...` stand in the same part of what the brackets hold as this token, or bracket, of theirs? */
static bool is_expanded_in(const struct walk *w, size_t open, size_t inner)
{
    size_t close = cxx_partner(w, open);
    for (size_t i = inner; i < w->tokens->list.count && i < close && !ends_part(w, i); i++) {
        if (is_expansion(w, i))
            return true;
        if (cxx_partner(w, i) != SIZE_MAX && cxx_partner(w, i) > i)
            i = cxx_partner(w, i);
    }
    for (size_t i = inner; i > open + 1 && !ends_part(w, i - 1); i--) {
        if (is_expansion(w, i - 1))
            return true;
        if (cxx_partner(w, i - 1) != SIZE_MAX && cxx_partner(w, i - 1) < i - 1)
            i = cxx_partner(w, i - 1) + 1;
    }
    return false;
}

static bool is_in_pattern(const struct walk *w, struct span span, struct span within)
{
    if (cxx_count_ellipses(w, within) == cxx_count_ellipses(w, span))
        return false;
    size_t inner = lex_find(w->tokens, span.begin);
    for (size_t open = cxx_around(w, inner); open != SIZE_MAX && w->tokens->list.items[open].begin >= within.begin; open = cxx_around(w, open)) {
        if (is_expanded_in(w, open, inner))
            return true;
        inner = open;
    }
    return false;
}

bool cxx_is_expanded_outside(const struct walk *w, CXCursor expression, struct span span, struct span within)
{
    return is_in_pattern(w, span, within) && may_mention_pack(expression);
}
