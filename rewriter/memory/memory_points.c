/* The point of a function: its body, and those of its lambdas. */
#include "memory_points.h"

#include "clang_bodies.h"
#include "clang_expansions.h"
#include "memory_calls.h"
#include "memory_declarations.h"
#include "memory_directives.h"
#include "memory_escapes.h"
#include "memory_groups.h"
#include "memory_lambdas.h"
#include "memory_loops.h"
#include "memory_shared.h"
#include "memory_statements.h"

/* Is a lambda a part of the initialiser of a constant? */
struct constants {
    struct memory_walk *m;
    CXCursor lambda;
    bool inside, found;
};

static enum CXChildVisitResult find_constants(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct constants *constants = data;
    if (clang_getCursorKind(cursor) == CXCursor_LambdaExpr && clang_equalCursors(cursor, constants->lambda))
        constants->found = constants->inside;
    if (clang_getCursorKind(cursor) == CXCursor_VarDecl && memory_is_constexpr(constants->m, cursor)) {
        struct constants inside = { constants->m, constants->lambda, true, false };
        clang_visitChildren(cursor, find_constants, &inside);
        constants->found = constants->found || inside.found;
        return CXChildVisit_Continue;
    }
    return CXChildVisit_Recurse;
}

/* The body of a lambda is one of its own, with blocks of the function around it. */
static void walk_lambda(struct memory_walk *m, CXCursor expression, CXCursor body)
{
    struct memory_lambda lambda;
    struct span head;
    struct constants constants = { m, expression, false, false };
    clang_visitChildren(body, find_constants, &constants);
    if (!memory_read_lambda(m, expression, &lambda) || !memory_span(m, lambda.body, &head)) {
        memory_leave(m, expression, REASON_MACRO_BODY);
        return;
    }
    head = (struct span){ lambda.own.begin, head.begin };
    bool is_constant_call = memory_has_word(m, head, "constexpr") || memory_has_word(m, head, "consteval");
    if (lambda.is_generic || is_constant_call || constants.found) {
        memory_leave(m, expression, lambda.is_generic ? REASON_MEMORY_TEMPLATE : REASON_CONSTEXPR);
        return;
    }
    struct memory_children parts = memory_children_of(m, lambda.body);
    struct memory_place place = { .m = m, .stale = MEMORY_UNKNOWN };
    m->lambda = &lambda;
    memory_statements(&place, &parts);
    m->lambda = NULL;
}

/* What a constructor does before its body. */
static void leave_initialisers(struct memory_walk *m)
{
    struct memory_children parts = memory_children_of(m, m->here->cursor);
    for (size_t i = 0; i < parts.count; i++)
        if (clang_isExpression(clang_getCursorKind(parts.items[i])))
            memory_leave(m, parts.items[i], REASON_UNSEEN_ACCESS);
}

/* What may have happened when the body begins. */
static memory_stale enter(struct memory_walk *m, CXCursor body)
{
    const struct tokens *tokens = m->walk->tokens;
    CXCursor function = m->here->cursor;
    struct span span;
    m->out->number = clang_getCursorKind(function) == CXCursor_FunctionDecl ? memory_calls_number(m->walk, function) : 0;
    if (clang_Cursor_getStorageClass(function) == CX_SC_Static && memory_calls_is_inner(m->walk, function))
        return 0;
    bool is_plain = clang_getCursorKind(body) == CXCursor_CompoundStmt && clang_cursor_span(m->walk, body, &span) &&
                    !clang_expansion_around(m->walk, span.begin) && tokens->source.text[span.begin] == '{';
    if (m->out->number == 0 || !is_plain || lex_word_is(tokens, lex_find(tokens, span.begin) + 1, "__label__"))
        return MEMORY_UNKNOWN;
    struct span behind = { span.begin + 1, span.begin + 1 };
    const char *text = arena_printf(m->walk->arena, " const int weft_is_late = weft_is_late_callee(WEFT_CALLED(%u));", m->out->number);
    memory_mark(m, behind, 0, text, "")->is_entry = true;
    return MEMORY_ENTERED;
}

/* May something happen behind its last statement: what the attribute `cleanup` names, a barrier? */
static bool leaves_unseen(struct memory_walk *m, CXCursor body)
{
    struct span span;
    return memory_has_attribute(body) || !clang_cursor_span(m->walk, body, &span) || memory_has_directive(m, span) ||
           memory_has_word(m, span, "_Pragma");
}

struct memory_function *memory_visit_function(struct cursor_frame *here, enum reason reason, size_t *index)
{
    struct walk *w = here->walk;
    struct function *function = here->function;
    const struct config_probe *probe = select_memory(w->request->select, function->name);
    if (!probe || probe->is_dropped || probe->by_hooks)
        return NULL;
    *index = w->unit->points.count;
    struct point *point = clang_add_entry(here, probe);
    if (!point->reason)
        point->reason = reason;
    if (!point->reason && function->broken) /* the front end has not understood all of it */
        point->reason = REASON_INVALID_CODE;
    if (point->reason)
        return NULL;
    struct memory_function *out = arena_new(w->arena, struct memory_function);
    bool is_cxx = clang_family_of(w->unit)->is_cxx;
    struct memory_walk m = {
        .here = here, .walk = w, .out = out, .probe = probe, .walk_inner = memory_inner, .only_blocks = probe->only_blocks, .is_cxx = is_cxx
    };
    CXCursor body = clang_find_body(here->cursor);
    if (is_cxx)
        leave_initialisers(&m);
    memory_calls_find(w);
    if (function->number < clang_unit_of(w->unit)->bodies.count)
        clang_unit_of(w->unit)->bodies.items[function->number].whole = true;
    size_t n_hidden = clang_unit_of(w->unit)->invocations.count;
    memory_find_escaped(&m, body);
    memory_find_shared(&m, body);
    if (!m.only_blocks && !memory_calls_touches(w, here->cursor))
        return out;
    struct memory_children parts = memory_children_of(&m, body);
    struct memory_place place = { .m = &m, .stale = enter(&m, body) };
    memory_statements(&place, &parts);
    out->leaves |= place.stale | (leaves_unseen(&m, body) ? MEMORY_UNKNOWN : 0);
    memory_lambda_list lambdas = { 0 };
    if (is_cxx)
        memory_find_lambdas(&m, body, &lambdas);
    for (size_t i = 0; i < lambdas.count; i++)
        walk_lambda(&m, lambdas.items[i], body);
    if (clang_unit_of(w->unit)->invocations.count > n_hidden) /* behind what a macro hides others may hide more, and there is one second look */
        clang_want_expansions_within(w, body);
    return out;
}
