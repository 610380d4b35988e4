/* The body that a call stands in. */
#include "cxx_body.h"

#include <string.h>

#include "clang_expansions.h"
#include "cxx_callee.h"
#include "cxx_packs.h"
#include "cxx_tokens.h"
#include "cxx_walk.h"
#include "omp_state.h"

/* The body of the function or lambda, or the block of the try, that the frame is in, or NULL. Sets *outermost to the
 * outermost expression below it. */
static const struct cursor_frame *find_body_frame(const struct cursor_frame *here, const struct cursor_frame **outermost)
{
    *outermost = here;
    for (const struct cursor_frame *f = here; f && f->up; f = f->up) {
        if (clang_isExpression(f->kind))
            *outermost = f;
        if (f->kind == CXCursor_CompoundStmt) {
            const struct cursor_frame *up = f->up;
            if (up && up->kind == CXCursor_CXXTryStmt) /* states are destroyed before its handlers run */
                return f;
            /* a coroutine's body is wrapped in another statement */
            while (up && (up->kind == CXCursor_CXXTryStmt || up->kind == CXCursor_CXXCatchStmt || up->kind == CXCursor_UnexposedStmt))
                up = up->up;
            if (up && (cxx_is_function_like(up->kind) || up->kind == CXCursor_LambdaExpr))
                return f;
        }
        if (cxx_is_function_like(f->kind) || f->kind == CXCursor_FieldDecl) /* also of a class in a function */
            return NULL;
    }
    return NULL;
}

/* Is there a pack expansion or a fold around the call? */
static bool is_repeated(const struct walk *w, struct span statement, struct span call)
{
    return cxx_count_ellipses(w, statement) > cxx_count_ellipses(w, call);
}

/* Is it in the initialiser of a variable that is initialised once? */
static bool is_evaluated_once(const struct cursor_frame *here)
{
    const struct cursor_frame *f = here;
    while (f && clang_isExpression(f->kind) && f->kind != CXCursor_LambdaExpr)
        f = f->up;
    if (!f || f->kind != CXCursor_VarDecl || clang_getCursorTLSKind(f->cursor) != CXTLS_None || clang_is_templated(f->cursor))
        return false;
    for (f = f->up;
         f && (f->kind == CXCursor_Namespace || f->kind == CXCursor_LinkageSpec || f->kind == CXCursor_ClassDecl || f->kind == CXCursor_StructDecl);)
        f = f->up;
    return f && f->kind == CXCursor_TranslationUnit;
}

enum reason cxx_place_state(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    const struct cursor_frame *outermost, *body = find_body_frame(here, &outermost);
    struct span span;
    point->function_begin = UINT32_MAX;
    call->statement = clang_cursor_span(w, outermost->cursor, &span) ? span.begin : 0;
    if (clang_cursor_span(w, outermost->cursor, &span) && is_repeated(w, span, point->call))
        call->facts |= CXX_REPEATED;
    if (!body) {
        call->facts |= is_evaluated_once(here) ? CXX_ONCE : 0;
        return REASON_NONE;
    }
    if (!clang_cursor_span(w, body->cursor, &span))
        return REASON_MACRO_BODY;
    size_t brace = lex_find(w->tokens, span.begin);
    if (brace >= w->tokens->list.count || w->tokens->list.items[brace].begin != span.begin || w->tokens->list.items[brace].first != '{' ||
        clang_expansion_around(w, span.begin))
        return REASON_MACRO_BODY;
    struct omp_place place = { w->tokens->list.items[brace].end, { 0, 0 } };
    call->body_begin = place.begin;
    enum reason reason = omp_place_state(here, body, &place);
    point->function_begin = place.begin;
    call->braces = place.braces;
    return reason;
}

static bool is_coroutine(const struct walk *w, const struct function *function)
{
    struct cxx_function *facts = cxx_function_of(function);
    static const char *const words[] = { "co_await", "co_return", "co_yield" };
    size_t i = facts->knows_coroutine ? w->tokens->list.count : lex_find(w->tokens, function->body.begin);
    for (; i < w->tokens->list.count && w->tokens->list.items[i].begin < function->body.end; i++)
        for (size_t k = 0; w->tokens->list.items[i].kind == TOKEN_WORD && w->tokens->list.items[i].first == 'c' && k < 3; k++)
            facts->is_coroutine = facts->is_coroutine || lex_word_is(w->tokens, i, words[k]);
    facts->knows_coroutine = true;
    return facts->is_coroutine;
}

bool cxx_can_repeat(const struct walk *w, struct span span)
{
    if (memchr(w->tokens->source.text + span.begin, '\n', span.end - span.begin))
        return false;
    for (size_t i = lex_find(w->tokens, span.begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < span.end; i++)
        if (clang_expansion_around(w, w->tokens->list.items[i].begin))
            return false;
    return true;
}

/* Is it in the body of a function, or among the initialisers of a constructor? */
static bool is_in_function(const struct cursor_frame *here)
{
    for (const struct cursor_frame *f = here; f; f = f->up) {
        if (f->kind == CXCursor_FieldDecl || f->kind == CXCursor_ParmDecl)
            return false;
        if (cxx_is_function_like(f->kind) || f->kind == CXCursor_LambdaExpr)
            return f->function != NULL;
    }
    return false;
}

/* A statement expression may stand in a function, but not in coroutines, in what the compiler evaluates, and around packs that
 * are expanded outside of it. If template parameters decide whether the call gives an object, its text is written a second
 * time, for a check. */
void cxx_find_enclosable(const struct cursor_frame *here, const struct point *point, struct cxx_point *call)
{
    const struct walk *w = here->walk;
    if (!is_in_function(here) || (call->facts & (CXX_CONSTANT | CXX_ORDERED)) || is_coroutine(w, here->function) ||
        cxx_is_expanded_outside(w, here->cursor, point->call, here->function->body) ||
        ((call->facts & CXX_DEPENDENT) && !cxx_can_repeat(w, point->call))) {
        for (uint32_t i = 0; i < call->n_operands; i++)
            if (call->operands[i].arm == CXX_ARM_OBJECT)
                call->operands[i].arm = CXX_ARM_NOT;
        return;
    }
    call->facts |= CXX_ENCLOSABLE;
}
