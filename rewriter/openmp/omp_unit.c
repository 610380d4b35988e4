#include "omp_unit.h"

#include <string.h>

#include "clang_cursor.h"
#include "conditionals.h"

bool omp_is_enabled(const struct rewrite_request *request)
{
    bool enabled = false;
    for (size_t i = 0; i < request->n_flags; i++) {
        const char *flag = request->flags[i];
        if (strcmp(flag, "-fno-openmp") == 0)
            enabled = false;
        else if (strcmp(flag, "-fopenmp") == 0 || text_starts_with(flag, "-fopenmp="))
            enabled = true;
    }
    return enabled;
}

static bool is_in(const skipped_spans *list, uint32_t offset)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].begin <= offset && offset < list->items[i].end)
            return true;
    return false;
}

/* #if, #elif, #else, #endif ... */
static bool is_conditional(const struct tokens *tokens, size_t k)
{
    const struct token *t = &tokens->list.items[k];
    const char *text = tokens->source.text + t->begin, *end = tokens->source.text + t->end;
    if (t->kind != TOKEN_DIRECTIVE)
        return false;
    for (text += *text == '%' ? 2 : 1; text < end && strchr(" \t", *text); text++)
        ;
    return end - text >= 2 && (text_starts_with(text, "if") || text_starts_with(text, "el") || text_starts_with(text, "endif"));
}

/* Regions in a row have one statement: the token behind the last of them. */
static void find_first(const struct tokens *tokens, const skipped_spans *skipped, struct omp_unit *all)
{
    for (size_t i = all->regions.count; i-- > 0;) {
        struct omp_region *region = &all->regions.items[i];
        const struct omp_region *next = i + 1 < all->regions.count ? &all->regions.items[i + 1] : NULL;
        size_t k = lex_find(tokens, region->directive.text.end);
        for (; k < tokens->list.count; k++) {
            const struct token *t = &tokens->list.items[k];
            if (is_in(skipped, t->begin) || is_conditional(tokens, k))
                continue;
            if (t->kind != TOKEN_DIRECTIVE || (next && t->begin == next->directive.text.begin))
                break;
            region->is_interrupted = true;
        }
        region->first = k < tokens->list.count ? tokens->list.items[k].begin : (uint32_t)tokens->source.length;
        if (next && region->first == next->directive.text.begin) {
            region->first = next->first;
            region->is_interrupted = region->is_interrupted || next->is_interrupted;
        }
    }
}

static void find_directives(const struct unit *unit, const struct tokens *tokens, struct omp_unit *all)
{
    for (size_t i = 0; i < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        struct omp_region region = { 0 };
        bool may_be = t->kind == TOKEN_DIRECTIVE || (t->first == '_' && lex_word_is(tokens, i, "_Pragma"));
        if (may_be && omp_read_directive(unit->arena, tokens, i, clang_family_of(unit)->is_cxx, &region.directive))
            vec_push(unit->arena, &all->regions, region);
    }
}

static bool is_any_selected(const struct rewrite_request *request)
{
    for (size_t i = 0; i < request->config->probes.count; i++)
        if (request->config->probes.items[i].target == TARGET_REGION)
            return true;
    return false;
}

void omp_find(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request)
{
    struct omp_unit *all = arena_new(unit->arena, struct omp_unit);
    clang_unit_of(unit)->openmp = all;
    if (!omp_is_enabled(request))
        return;
    clang_unit_of(unit)->wants_pragmas = is_any_selected(request);
    find_directives(unit, tokens, all);
}

static void drop_skipped(struct omp_unit *all, const skipped_spans *skipped)
{
    size_t n = 0;
    for (size_t i = 0; i < all->regions.count; i++)
        if (!is_in(skipped, all->regions.items[i].directive.text.begin))
            all->regions.items[n++] = all->regions.items[i];
    all->regions.count = n;
}

struct omp_unit *omp_find_in_header(const struct walk *w, CXFile file, struct slice *text)
{
    struct omp_unit *all = arena_new(w->arena, struct omp_unit);
    struct tokens tokens = { 0 };
    skipped_spans skipped = { 0 };
    text->text = clang_getFileContents(w->tu, file, &text->length);
    if (!text->text || !memmem(text->text, text->length, "omp", 3))
        return all;
    lex_source(w->arena, *text, clang_family_of(w->unit)->is_cxx, &tokens);
    find_directives(w->unit, &tokens, all);
    clang_find_skipped(w, file, &skipped);
    drop_skipped(all, &skipped);
    return all;
}

/* Once the unit has been parsed: leaves out the directives that the preprocessor does. */
static void settle(const struct walk *w, struct omp_unit *all)
{
    skipped_spans skipped = { 0 };
    clang_find_skipped(w, w->file, &skipped);
    drop_skipped(all, &skipped);
    find_first(w->tokens, &skipped, all);
    all->is_settled = true;
}

size_t omp_regions_at(const struct unit *unit, uint32_t first, size_t *n)
{
    const struct omp_unit *all = clang_unit_of(unit)->openmp;
    size_t low = 0, high = all->regions.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (all->regions.items[middle].first < first)
            low = middle + 1;
        else
            high = middle;
    }
    for (*n = 0; low + *n < all->regions.count && all->regions.items[low + *n].first == first; ++*n)
        ;
    return low;
}

struct only_child {
    CXCursor cursor;
    unsigned n;
};

static enum CXChildVisitResult count_child(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct only_child *only = data;
    only->cursor = cursor;
    return ++only->n > 1 ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* The name of the function that the statement calls, if it is one call, or a block of one. */
static const char *name_callee(struct walk *w, CXCursor statement)
{
    while (clang_getCursorKind(statement) == CXCursor_CompoundStmt || clang_getCursorKind(statement) == CXCursor_UnexposedExpr) {
        struct only_child only = { .n = 0 };
        clang_visitChildren(statement, count_child, &only);
        if (only.n != 1)
            return NULL;
        statement = only.cursor;
    }
    if (clang_getCursorKind(statement) != CXCursor_CallExpr)
        return NULL;
    const char *name = clang_string(w, clang_getCursorSpelling(statement));
    return *name ? name : NULL;
}

void omp_note_statement(const struct cursor_frame *here)
{
    struct walk *w = here->walk;
    struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    struct span span;
    size_t n, i;
    if (all->regions.count && !all->is_settled)
        settle(w, all);
    if (all->regions.count == 0 || !(clang_isStatement(here->kind) || clang_isExpression(here->kind)) || !clang_cursor_span(w, here->cursor, &span))
        return;
    i = omp_regions_at(w->unit, span.begin, &n);
    if (n == 0 || all->regions.items[i].statement.end)
        return; /* the outermost one is met first */
    bool is_expression = clang_isExpression(here->kind);
    size_t k = lex_find(w->tokens, span.end);
    bool is_closed =
        span.end > span.begin && (w->unit->source.text[span.end - 1] == ';' || (w->unit->source.text[span.end - 1] == '}' && !is_expression));
    if (!is_closed && k < w->tokens->list.count && w->tokens->list.items[k].first == ';')
        span.end = w->tokens->list.items[k].end;
    const char *callee = name_callee(w, here->cursor);
    for (; n > 0; n--, i++) {
        all->regions.items[i].callee = callee;
        all->regions.items[i].statement = span;
        all->regions.items[i].is_expression = is_expression;
        all->regions.items[i].depth = here->depth;
    }
}
