#include "memory_openings.h"

#include "memory_declarations.h"
#include "memory_directives.h"
#include "memory_heads.h"
#include "memory_loops.h"

void memory_offer(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct omp_directive omp;
    struct span span;
    place->statement = (struct span){ 0 };
    if (!memory_span(m, statement, &span) || (span.begin + 1 != place->behind && memory_follows_pragma(m, span.begin, &omp))) {
        memory_close(place);
        return;
    }
    span.end = memory_end_of(m, statement, span.end);
    place->statement = span;
    if (!place->is_open && !(place->is_grouped && place->opening == MEMORY_DECLARATION)) {
        place->opening = MEMORY_DECLARATION;
        place->opening_mark = m->out->marks.count;
        place->opens_behind_label = place->after_label;
        memory_mark(m, span, 0, "", "");
    }
}

void memory_test(struct memory_place *place, CXCursor test)
{
    if (clang_getCursorKind(test) == CXCursor_VarDecl)
        memory_condition(place, test);
    else
        memory_expression(place, test, true);
}

/* Can a record be opened in a statement expression around it, whose value is a copy? */
static bool may_be_copied(struct memory_walk *m, CXCursor expression)
{
    bool is_variable = clang_getCursorKind(expression) == CXCursor_VarDecl;
    CXCursor value = is_variable ? clang_Cursor_getVarDeclInitializer(expression) : expression;
    return !m->is_cxx || !(memory_names_class(value) || memory_is_class(memory_type(expression)) || (is_variable && memory_refers(expression)) ||
                           clang_getCursorKind(value) == CXCursor_InitListExpr);
}

memory_stale memory_alone(struct memory_place *outer, CXCursor expression, bool is_used)
{
    struct memory_walk *m = outer->m;
    struct memory_place place = { .m = m, .is_part = true, .stale = outer->stale, .loop = outer->loop };
    struct span span;
    bool is_variable = clang_getCursorKind(expression) == CXCursor_VarDecl;
    if ((!is_used || may_be_copied(m, expression)) &&
        memory_span(m, is_variable ? clang_Cursor_getVarDeclInitializer(expression) : expression, &span)) {
        place.opening = MEMORY_EXPRESSION;
        place.opening_mark = m->out->marks.count;
        memory_mark(m, span, 0, "", "");
        memory_begin(&place, expression);
    }
    if (is_used)
        memory_test(&place, expression);
    else
        memory_expression(&place, expression, false);
    outer->stale |= place.stale;
    return place.stale;
}

void memory_end_block(struct memory_place *place)
{
    memory_close(place);
    place->is_part = place->is_implied = false;
}
