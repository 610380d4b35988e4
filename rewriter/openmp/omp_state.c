#include "omp_state.h"

#include "clang_cursor.h"
#include "clang_expansions.h"

/* The frame on the way from `frame` down to `here`. */
static const struct cursor_frame *frame_towards(const struct cursor_frame *frame, const struct cursor_frame *here)
{
    while (here && here->up != frame)
        here = here->up;
    return here;
}

static bool is_for(const struct cursor_frame *f)
{
    return f && (f->kind == CXCursor_ForStmt || f->kind == CXCursor_CXXForRangeStmt);
}

/* Is it in the body of the loop `loop`, not in its head? */
static bool is_in_body(const struct cursor_frame *loop, const struct cursor_frame *f)
{
    const struct tokens *tokens = loop->walk->tokens;
    struct span span;
    bool directive;
    size_t open = clang_cursor_span(loop->walk, loop->cursor, &span) ? lex_find(tokens, span.begin) + 1 : SIZE_MAX;
    if (open >= tokens->list.count || tokens->list.items[open].first != '(' || !f || !clang_cursor_span(loop->walk, f->cursor, &span))
        return false;
    size_t close = lex_matching(tokens, open, &directive);
    return close != SIZE_MAX && span.begin > tokens->list.items[close].begin;
}

/* The body of the innermost of `n` loops, on the way down to `here`; NULL: `here` is in one of their heads, or between
 * two of them. */
static const struct cursor_frame *find_loop_body(const struct cursor_frame *f, const struct cursor_frame *here, uint32_t n)
{
    for (; f && n > 0; n--) {
        while (f && f->kind == CXCursor_CompoundStmt)
            f = frame_towards(f, here);
        if (!is_for(f))
            return NULL;
        const struct cursor_frame *below = frame_towards(f, here);
        f = is_in_body(f, below) ? below : NULL;
    }
    return f;
}

/* The frame of the statement in which a declaration may stand, for the regions [i, i + n) of the statement `f`. */
static const struct cursor_frame *find_inner(const struct cursor_frame *f, const struct cursor_frame *here, size_t i, size_t n)
{
    const struct walk *w = here->walk;
    const struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    uint32_t n_loops = 0; /* `parallel for` may be about what `tile sizes(2, 2)` makes of two */
    for (size_t k = i; k < i + n; k++) {
        const struct omp_directive *d = &all->regions.items[k].directive;
        if (d->facts & OMP_STATEMENT)
            return NULL;
        if (d->facts & OMP_SECTIONS)
            return frame_towards(f, here);
        uint32_t own = d->facts & OMP_LOOP ? omp_count_loops(w->tokens, d) : 0;
        n_loops = own > n_loops ? own : n_loops;
    }
    return n_loops ? find_loop_body(f, here, n_loops) : f;
}

static enum reason take(const struct cursor_frame *f, struct omp_place *place)
{
    const struct walk *w = f->walk;
    struct span span;
    if (!clang_cursor_span(w, f->cursor, &span) || clang_expansion_around(w, span.begin) || clang_expansion_around(w, span.end - 1))
        return REASON_MACRO_BODY;
    size_t token = lex_find(w->tokens, span.begin), behind = lex_find(w->tokens, span.end);
    if (f->kind == CXCursor_CompoundStmt) {
        place->begin = w->tokens->list.items[token].end;
        place->braces = (struct span){ 0, 0 };
        return REASON_NONE;
    }
    if (w->unit->source.text[span.end - 1] != ';' && behind < w->tokens->list.count && w->tokens->list.items[behind].first == ';')
        span.end = w->tokens->list.items[behind].end;
    place->begin = span.begin;
    place->braces = span;
    return REASON_NONE;
}

enum reason omp_place_state(const struct cursor_frame *here, const struct cursor_frame *body, struct omp_place *place)
{
    const struct walk *w = here->walk;
    const struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    for (const struct cursor_frame *f = here; all->regions.count && f && f != body; f = f->up) {
        struct span span, above;
        size_t n;
        if (!clang_cursor_span(w, f->cursor, &span))
            continue;
        if (f->up && f->up != body && clang_cursor_span(w, f->up->cursor, &above) && above.begin == span.begin)
            continue; /* the statement is further out */
        size_t i = omp_regions_at(w->unit, span.begin, &n);
        unsigned facts = 0;
        for (size_t k = i; k < i + n; k++)
            facts |= all->regions.items[k].directive.facts;
        if ((facts & OMP_LOOP) && !find_inner(f, here, i, n))
            return REASON_OPENMP_PLACE; /* the head of a loop has a form, and its operators may be functions: OpenMP 5.2, 4.4.1 */
        if (!(facts & OMP_ENVIRONMENT))
            continue;
        const struct cursor_frame *inner = find_inner(f, here, i, n);
        return inner ? take(inner, place) : REASON_OPENMP_PLACE;
    }
    return REASON_NONE;
}
