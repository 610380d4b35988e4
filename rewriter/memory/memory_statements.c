#include "memory_statements.h"

#include <string.h>

#include "memory_atomics.h"
#include "memory_cxx.h"
#include "memory_declarations.h"
#include "memory_directives.h"
#include "memory_groups.h"
#include "memory_heads.h"
#include "memory_iterations.h"
#include "memory_lambdas.h"
#include "memory_loops.h"
#include "memory_openings.h"
#include "memory_ranges.h"
#include "memory_runs.h"
#include "memory_shared_loops.h"
#include "memory_simd_loops.h"
#include "memory_ways.h"

static void walk_statement(struct memory_place *place, CXCursor statement);

/* A statement with blocks of its own is over. */
static void end_statement(struct memory_place *place, CXCursor statement)
{
    struct memory_ways ways = memory_ways_of(statement);
    place->is_implied = !ways.jumps && !ways.others;
}

/* The head of an `if` or a `switch`. */
static void walk_head(struct memory_place *place, const struct memory_selection *selection)
{
    struct memory_walk *m = place->m;
    CXCursor init = selection->init;
    struct span statement = place->statement;
    if (!clang_Cursor_isNull(init)) {
        place->statement = (struct span){ 0 };
        if (clang_Cursor_isNull(selection->test) || !memory_span(m, selection->test, &place->next))
            place->next = (struct span){ 0 };
        if (clang_getCursorKind(init) == CXCursor_DeclStmt)
            memory_declarations(place, init);
        else if (clang_getCursorKind(init) == CXCursor_VarDecl)
            memory_variable(place, init);
        else
            memory_expression(place, init, false);
        place->next = (struct span){ 0 };
    }
    bool is_first = clang_Cursor_isNull(init);
    if (clang_Cursor_isNull(selection->test))
        return;
    if (!is_first && place->opening == MEMORY_NOT) { /* the first part has closed the run */
        memory_alone(place, selection->test, true);
    } else {
        place->statement = is_first ? statement : (struct span){ 0 };
        memory_test(place, selection->test);
    }
    place->statement = statement;
}

/* An `if` or a `switch`, with what is before it in a run that goes on into its head. */
static void walk_selection(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    struct memory_selection selection = { clang_getNullCursor(), parts.count ? parts.items[0] : clang_getNullCursor(), 1 };
    if (parts.count < 2)
        return;
    if (m->is_cxx && !memory_read_selection(m, statement, &parts, &selection)) {
        memory_leave(m, statement, REASON_UNSEEN_ACCESS);
        place->stale |= memory_stale_behind(m, statement);
        selection.first_body = parts.count;
        for (size_t i = parts.count; i-- > 0 && clang_isStatement(clang_getCursorKind(parts.items[i]));)
            selection.first_body = i;
    } else {
        memory_begin(place, parts.items[0]);
        walk_head(place, &selection);
    }
    memory_end_block(place);
    for (size_t i = selection.first_body; i < parts.count; i++)
        memory_inner(place, parts.items[i], NULL);
}

/* The body of a loop with the directive `scan`, before and behind which older compilers want one statement each. */
static bool walk_scan(struct memory_place *place, CXCursor body)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, body), rest;
    struct omp_directive omp;
    struct span span;
    if (clang_getCursorKind(body) != CXCursor_CompoundStmt || parts.count < 2 || !memory_span(m, parts.items[1], &span) ||
        !memory_follows_pragma(m, span.begin, &omp) || strcmp(omp.name, "scan") != 0)
        return false;
    memory_inner(place, parts.items[0], NULL);
    rest = (struct memory_children){ parts.items + 1, parts.count - 1 };
    struct memory_place inner = { .m = m, .stale = MEMORY_UNKNOWN };
    memory_statements(&inner, &rest);
    return true;
}

/* A loop that belongs to a directive, or the loops: nothing may be written into their heads and between them. */
static void walk_bound_loops(struct memory_place *place, CXCursor loop, uint32_t n)
{
    struct memory_walk *m = place->m;
    struct memory_head head;
    if (clang_getCursorKind(loop) == CXCursor_CompoundStmt && n > 0) {
        struct memory_children parts = memory_children_of(m, loop);
        if (parts.count == 1)
            walk_bound_loops(place, parts.items[0], n);
        else
            memory_leave(m, loop, REASON_OPENMP_PLACE);
        return;
    }
    if (clang_getCursorKind(loop) != CXCursor_ForStmt || !memory_read_head(m, loop, &head)) {
        memory_leave(m, loop, REASON_OPENMP_PLACE);
        return;
    }
    if (n > 1)
        walk_bound_loops(place, head.body, n - 1);
    else if (!walk_scan(place, head.body)) {
        memory_ask_late(place, head.body);
        memory_inner(place, head.body, NULL);
    }
}

/* The statement that a directive is about. */
static void walk_bound(struct memory_place *place, CXCursor statement, const struct omp_directive *omp)
{
    struct memory_walk *m = place->m;
    memory_close(place);
    place->is_part = false;
    place->stale |= MEMORY_UNKNOWN;
    if (omp->facts & OMP_DEVICE)
        memory_leave(m, statement, REASON_OPENMP_DEVICE);
    else if (omp->facts & OMP_STATEMENT) {
        memory_leave(m, statement, REASON_OPENMP_PLACE);
        if (strstr(omp->name, "atomic")) { /* nothing can stand at it, but it may order what is beside it */
            place->statement = (struct span){ 0 };
            memory_hide(place, statement);
        }
    } else if (omp->facts & OMP_LOOP) {
        bool is_run = memory_begin_shared_run(place, statement, omp);
        if (!is_run)
            memory_begin_shared_loop(place, statement, omp);
        walk_bound_loops(place, statement, omp_count_loops(m->walk->tokens, omp));
        m->is_run = m->is_run && !is_run;
    } else if ((omp->facts & OMP_SECTIONS) && clang_getCursorKind(statement) == CXCursor_CompoundStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        for (size_t i = 0; i < parts.count; i++) {
            struct memory_place inner = { .m = m, .stale = MEMORY_UNKNOWN };
            memory_inner(&inner, parts.items[i], NULL);
        }
    } else {
        struct span span;
        place->behind = memory_span(m, statement, &span) ? span.begin + 1 : 0;
        memory_inner(place, statement, NULL);
    }
    memory_close(place);
    place->stale |= MEMORY_UNKNOWN;
}

/* return s; where s is a local object: it is constructed where the result is wanted ([class.copy.elision]). */
static bool is_returned_in_place(CXCursor value)
{
    CXCursor call = memory_strip(value);
    if (clang_Cursor_isNull(call) || clang_getCursorKind(call) != CXCursor_CallExpr || !memory_cxx_copies_bytes(call))
        return false;
    CXCursor from = memory_strip(clang_Cursor_getArgument(call, 0));
    CXCursor object = clang_Cursor_isNull(from) ? from : clang_getCursorReferenced(from);
    return clang_getCursorKind(from) == CXCursor_DeclRefExpr && clang_getCursorKind(object) == CXCursor_VarDecl && !memory_refers(object) &&
           clang_getCursorLinkage(object) == CXLinkage_NoLinkage && clang_Cursor_getStorageClass(object) != CX_SC_Static;
}

/* try { .. } catch (T x) { .. } */
static void walk_try(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    memory_end_block(place);
    for (size_t i = 0; i < parts.count; i++) {
        struct memory_children handler = memory_children_of(m, parts.items[i]);
        bool is_handler = clang_getCursorKind(parts.items[i]) == CXCursor_CXXCatchStmt;
        CXCursor body = is_handler && handler.count ? handler.items[handler.count - 1] : parts.items[i];
        struct memory_place inner = { .m = m, .stale = MEMORY_UNKNOWN };
        struct memory_children inside = memory_children_of(m, body);
        if (clang_getCursorKind(body) == CXCursor_CompoundStmt)
            memory_statements(&inner, &inside);
    }
    place->stale |= MEMORY_UNKNOWN;
}

static CXType result_type(const struct memory_walk *m)
{
    return m->lambda ? m->lambda->result : clang_getCanonicalType(clang_getResultType(clang_getCursorType(m->here->cursor)));
}

/* A run goes on into a group and behind it; one that was opened in it ends there, with its variable. */
static void walk_group(struct memory_place *place, CXCursor statement, CXCursor braces)
{
    struct memory_children parts = memory_children_of(place->m, braces);
    bool was_grouped = place->is_grouped, calls = memory_group_calls(place->m, braces);
    memory_offer(place, statement);
    size_t opening_mark = place->opening_mark;
    place->is_grouped = true;
    memory_statements(place, &parts);
    place->is_grouped = was_grouped;
    if (calls || place->opening_mark != opening_mark) {
        place->is_part = place->is_part || place->is_open; /* the block goes on behind the braces */
        memory_close(place);
    }
    place->stale |= calls ? MEMORY_UNKNOWN : 0;
    place->statement = (struct span){ 0 };
}

static void walk_one(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    enum CXCursorKind kind = clang_getCursorKind(statement);
    struct memory_children parts;
    struct omp_directive omp;
    struct span span;
    CXCursor braces;
    bool is_plain = memory_span(m, statement, &span);
    bool is_bound = is_plain && span.begin + 1 != place->behind && memory_follows_pragma(m, span.begin, &omp);
    if (is_bound && omp.name && (memory_simd_loop(place, statement, &omp) || memory_atomic(place, statement, &omp)))
        return;
    if (is_plain && memory_follows_directive(m, span.begin)) { /* a barrier: what follows has a time of its own */
        memory_end_block(place);
        place->stale |= MEMORY_UNKNOWN;
    }
    if (is_bound && omp.name) {
        walk_bound(place, statement, &omp);
        return;
    }
    if (memory_is_group(statement, &braces)) {
        walk_group(place, statement, braces);
        return;
    }
    switch (kind) {
    case CXCursor_CXXTryStmt:
        walk_try(place, statement);
        return;
    case CXCursor_CXXForRangeStmt:
        if (memory_range(place, statement, &braces)) {
            memory_inner(place, braces, NULL);
            place->stale |= MEMORY_UNKNOWN;
        }
        return;
    case CXCursor_IfStmt:
    case CXCursor_SwitchStmt:
        memory_offer(place, statement);
        walk_selection(place, statement);
        end_statement(place, statement);
        if (kind == CXCursor_SwitchStmt) /* from wherever it is left by `break` */
            place->stale |= memory_stale_behind(m, statement);
        return;
    case CXCursor_ForStmt:
        memory_offer(place, statement);
        memory_for(place, statement, is_bound);
        end_statement(place, statement);
        return;
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
        memory_while(place, statement, kind == CXCursor_DoStmt);
        end_statement(place, statement);
        return;
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        parts = memory_children_of(m, statement);
        memory_end_block(place);
        place->stale |= memory_stale_behind(m, m->here->cursor); /* from wherever it is jumped to */
        place->after_label = true;
        if (parts.count)
            walk_statement(place, parts.items[parts.count - 1]);
        place->after_label = false;
        return;
    case CXCursor_DeclStmt:
        memory_offer(place, statement);
        memory_begin(place, statement);
        memory_declarations(place, statement);
        return;
    case CXCursor_ReturnStmt:
        memory_offer(place, statement);
        memory_begin(place, statement);
        parts = memory_children_of(m, statement);
        if (parts.count && memory_is_reference(result_type(m)))
            memory_bound(place, parts.items[0]);
        else if (parts.count && !(m->is_cxx && is_returned_in_place(parts.items[0])))
            memory_expression(place, parts.items[0], true);
        m->out->leaves |= m->lambda ? 0 : place->stale;
        memory_end_block(place);
        return;
    case CXCursor_NullStmt:
        return;
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_GotoStmt:
    case CXCursor_IndirectGotoStmt:
        memory_end_block(place);
        return;
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
        memory_leave(m, statement, REASON_ASSEMBLER);
        memory_offer(place, statement);
        memory_hide(place, statement);
        memory_end_block(place);
        return;
    default:
        break;
    }
    if (clang_isExpression(kind)) {
        memory_offer(place, statement);
        memory_begin(place, statement);
        memory_expression(place, statement, false);
        return;
    }
    memory_leave(m, statement, REASON_BUILTIN);
    memory_pass_over(place, statement);
    memory_end_block(place);
}

static void walk_statement(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    uint32_t at = m->at;
    m->at = clang_cursor_begin(statement);
    walk_one(place, statement);
    m->at = at;
}

void memory_statements(struct memory_place *place, const struct memory_children *statements)
{
    for (size_t i = 0; i < statements->count; i++) {
        walk_statement(place, statements->items[i]);
        place->after_label = false;
    }
}

void memory_inner(struct memory_place *outer, CXCursor statement, struct memory_loop *turns)
{
    struct memory_walk *m = outer->m;
    struct memory_place place = { .m = m, .stale = outer->stale, .loop = turns ? turns : outer->loop, .is_turn = turns != NULL };
    struct span span;
    enum CXCursorKind kind = clang_getCursorKind(statement);
    struct omp_directive omp;
    if (kind == CXCursor_CompoundStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        if (turns && parts.count)
            memory_begin_turn(&place, parts.items[0]);
        memory_statements(&place, &parts);
    } else if (kind != CXCursor_NullStmt && memory_span(m, statement, &span) &&
               (span.begin + 1 == outer->behind || !memory_follows_pragma(m, span.begin, &omp))) {
        place.behind = outer->behind;
        /* braces, as a run begins with a declaration */
        span.end = memory_end_of(m, statement, span.end);
        memory_mark(m, span, 0, "{ ", " }");
        if (turns)
            memory_begin_turn(&place, statement);
        memory_statements(&place, &(struct memory_children){ &statement, 1 });
    } else {
        if (turns && kind != CXCursor_NullStmt)
            turns->has_failed = true;
        walk_statement(&place, statement);
    }
    outer->stale |= place.stale;
}
