#include "memory_shared.h"

#include <string.h>

#include "memory_objects.h"
#include "omp_unit.h"

/* A statement with its directives, within those around it. */
struct region {
    struct region *outer, *inner; /* `inner` is set while a use is judged */
    CXCursor statement;
    uint32_t begin, end;
    VEC(struct omp_directive) directives;
    VEC(CXCursor) counters; /* variables of the loops that belong to a directive: each thread or task has its own */
    memory_names written;   /* in the statement */
    bool is_searched;       /* `written` is known */
    memory_names judged;    /* variables whose copies in it are known */
};

struct shared {
    struct memory_walk *m;
    CXCursor body;
    struct region *here; /* the innermost one */
    memory_names written;
    bool is_searched;
    memory_names found;
};

static uint32_t end_of(CXCursor cursor)
{
    CXFile file;
    return clang_file_offset(clang_getRangeEnd(clang_getCursorExtent(cursor)), &file);
}

/* ---- the directives of a statement ---- */

/* Those before it in a row. Those that stand alone are about nothing that follows. */
static void find_directives(struct memory_walk *m, struct region *region)
{
    const struct tokens *tokens = m->walk->tokens;
    struct omp_directive directive;
    for (size_t i = lex_find(tokens, region->begin); i > 0 && tokens->list.items[i - 1].kind == TOKEN_DIRECTIVE; i--)
        if (omp_read_directive(m->walk->arena, tokens, i - 1, m->is_cxx, &directive)) {
            if (directive.facts & OMP_ALONE)
                return;
            vec_push(m->walk->arena, &region->directives, directive);
        }
}

static void find_counters(struct memory_walk *m, struct region *region, CXCursor loop, uint32_t n)
{
    if (clang_getCursorKind(loop) == CXCursor_CompoundStmt && n > 0)
        loop = clang_first_child(loop);
    if (n == 0 || clang_Cursor_isNull(loop) || clang_getCursorKind(loop) != CXCursor_ForStmt)
        return;
    CXCursor init = clang_first_child(loop); /* (if it declares its variable, that is of each iteration anyway) */
    CXCursor variable = !clang_Cursor_isNull(init) && clang_getCursorKind(init) == CXCursor_BinaryOperator ? memory_root(clang_first_child(init))
                                                                                                           : clang_getNullCursor();
    if (!clang_Cursor_isNull(variable))
        vec_push(m->walk->arena, &region->counters, variable);
    find_counters(m, region, clang_last_child(loop), n - 1);
}

/* ---- one use of a variable ---- */

static bool has_own_copy(struct memory_walk *m, const struct region *region, CXCursor variable, const char *name)
{
    static const char *const clauses[] = { "private", "firstprivate", "lastprivate", "reduction", "linear", "in_reduction", NULL };
    for (size_t i = 0; i < region->counters.count; i++)
        if (clang_equalCursors(region->counters.items[i], variable))
            return true;
    for (size_t i = 0; i < region->directives.count; i++)
        if (omp_names(m->walk->tokens->source, &region->directives.items[i], clauses, name))
            return true;
    return false;
}

/* A task has copies of what is not shared by all around it. */
static bool is_shared_by_task(struct memory_walk *m, const struct omp_directive *directive, const char *name, bool is_shared_around)
{
    static const char *const shared[] = { "shared", NULL }, *const whatever[] = { "default", NULL };
    struct slice source = m->walk->tokens->source;
    return is_shared_around || omp_names(source, directive, shared, name) || omp_names(source, directive, whatever, "shared");
}

static bool is_written(struct shared *s, struct region *region, bool is_task, const char *name)
{
    if (is_task && !s->is_searched) /* who has created it goes on meanwhile */
        memory_find_stored(s->m, s->body, &s->written);
    s->is_searched = s->is_searched || is_task;
    if (is_task)
        return memory_names_have(&s->written, name);
    if (!region->is_searched)
        memory_find_stored(s->m, region->statement, &region->written);
    region->is_searched = true;
    return memory_names_have(&region->written, name);
}

/* Is a variable one of its own from here on, or shared? */
static void note_copy(struct memory_walk *m, struct region *region, const char *name, bool is_own)
{
    if (memory_names_have(&region->judged, name))
        return;
    vec_push(m->walk->arena, &region->judged, name);
    vec_push(m->walk->arena, &m->copies, (struct memory_copy){ name, { region->begin, region->end }, is_own });
}

/* From the outermost region that the variable is declared outside of: where does it become shared? */
static void judge(struct shared *s, CXCursor variable)
{
    struct memory_walk *m = s->m;
    const char *name = memory_name(m, variable), *spelling = clang_string(m->walk, clang_getCursorSpelling(variable));
    uint32_t at = clang_cursor_location(variable);
    struct region *region = NULL, *first = NULL;
    for (struct region *inner = s->here; inner && !(inner->begin <= at && at < inner->end); inner = inner->outer) {
        inner->inner = region;
        region = inner;
    }
    bool is_shared = false, is_of_tasks = false;
    for (; region; region = region->inner) {
        bool decides = false;
        if (has_own_copy(m, region, variable, spelling)) {
            is_shared = is_of_tasks = false;
            first = NULL;
            note_copy(m, region, name, true);
            continue;
        }
        for (size_t i = 0; i < region->directives.count; i++) {
            const struct omp_directive *directive = &region->directives.items[i];
            if (!(directive->facts & OMP_ENVIRONMENT) || (directive->facts & OMP_SEPARATOR))
                continue;
            bool is_task = directive->facts & OMP_TASKS, shares = strstr(directive->name, "parallel") || strstr(directive->name, "teams");
            is_shared = shares || (is_task ? is_shared_by_task(m, directive, spelling, is_shared) : is_shared);
            is_of_tasks = is_of_tasks || (is_shared && is_task);
            decides = decides || is_task || shares;
        }
        first = !is_shared ? NULL : first ? first : region;
        if (decides)
            note_copy(m, region, name, !is_shared);
    }
    if (first && !memory_names_have(&s->found, name) && is_written(s, first, is_of_tasks, name))
        vec_push(m->walk->arena, &s->found, name);
}

/* ---- the walk ---- */

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data);

static void visit_region(struct shared *s, struct region *region)
{
    for (size_t i = 0; i < region->directives.count; i++)
        if (region->directives.items[i].facts & OMP_LOOP)
            find_counters(s->m, region, region->statement, omp_count_loops(s->m->walk->tokens, &region->directives.items[i]));
    s->here = region;
    clang_visitChildren(region->statement, visit, s);
    s->here = region->outer;
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct shared *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_DeclRefExpr && s->here) {
        CXCursor variable = clang_getCursorReferenced(cursor);
        if (memory_is_variable(variable) && !memory_is_object(s->m, variable) && !memory_refers(variable))
            judge(s, variable);
    }
    if (!clang_isStatement(kind) && !clang_isExpression(kind))
        return CXChildVisit_Recurse;
    struct region region = { .outer = s->here, .statement = cursor, .begin = clang_cursor_begin(cursor), .end = end_of(cursor) };
    if (!s->here || s->here->begin != region.begin)
        find_directives(s->m, &region);
    if (region.directives.count == 0)
        return CXChildVisit_Recurse;
    if (kind == CXCursor_DeclRefExpr)
        return CXChildVisit_Continue;
    visit_region(s, &region);
    return CXChildVisit_Continue;
}

void memory_find_shared(struct memory_walk *m, CXCursor body)
{
    struct shared shared = { .m = m, .body = body };
    if (omp_is_enabled(m->walk->request))
        clang_visitChildren(body, visit, &shared);
    m->shared = shared.found;
}
