#include "memory_runs.h"

#include <string.h>

#include "memory_directives.h"
#include "memory_loops.h"

/* What may not be in the loop. */
struct search {
    bool has_switch; /* around */
    bool is_found;
};

static enum CXChildVisitResult find_entry(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_LambdaExpr:
    case CXCursor_CXXForRangeStmt:
    case CXCursor_LabelStmt:
    case CXCursor_StmtExpr:
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
    case CXCursor_CXXTryStmt:
    case CXCursor_CXXThrowExpr:
        search->is_found = true;
        break;
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        search->is_found = search->is_found || !search->has_switch;
        break;
    case CXCursor_SwitchStmt: {
        struct search inner = { .has_switch = true };
        clang_visitChildren(cursor, find_entry, &inner);
        search->is_found = search->is_found || inner.is_found;
        return search->is_found ? CXChildVisit_Break : CXChildVisit_Continue;
    }
    default:
        break;
    }
    return search->is_found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* `span`: of the loop. */
static bool may_have_run(struct memory_place *place, CXCursor loop, struct span *span)
{
    struct memory_walk *m = place->m;
    struct search search = { 0 };
    if (m->is_run || place->met || !memory_span(m, loop, span) || memory_count_calls(m, loop) || memory_may_wait(m, loop))
        return false;
    span->end = memory_end_of(m, loop, span->end);
    clang_visitChildren(loop, find_entry, &search);
    return !search.is_found && !memory_has_directive(m, *span);
}

/* `at`: before the loop. */
static void begin_run(struct memory_place *place, struct span at, const char *space, const char *behind)
{
    struct memory_walk *m = place->m;
    const char *text = arena_printf(
        m->walk->arena, "%s{ struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), \6); ", space);
    memory_mark(m, at, 0, text, behind)->stale = place->stale;
    place->stale = 0;
    m->is_run = true;
}

bool memory_begin_run(struct memory_place *place, CXCursor loop)
{
    struct span span;
    if (!may_have_run(place, loop, &span))
        return false;
    begin_run(place, span, "", " }");
    return true;
}

bool memory_begin_shared_run(struct memory_place *place, CXCursor loop, const struct omp_directive *omp)
{
    struct span span, at;
    if (strcmp(omp->name, "for") != 0 || !memory_before_directive(place->m, loop, omp, &at) || !may_have_run(place, loop, &span))
        return false;
    begin_run(place, at, " ", "");
    memory_mark(place->m, span, 0, "", " }");
    return true;
}
