#include "memory_simd_loops.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "memory_directives.h"
#include "memory_loops.h"
#include "memory_objects.h"
#include "memory_openings.h"

/* The declaration of a variable of the same name with the value that the loop begins with; NULL: there is none. */
static const char *declare_first(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count)
{
    CXCursor value = memory_first_value(m, head, count);
    struct span span;
    if (clang_Cursor_isNull(value) || !memory_may_repeat(m, value))
        return NULL;
    bool declares = clang_getCursorKind(head->init) == CXCursor_DeclStmt;
    const char *text = memory_span(m, declares ? head->init : value, &span) ? memory_text(m, span) : NULL;
    if (!text || declares)
        return text ? arena_printf(m->walk->arena, "%s%s", text, text[strlen(text) - 1] == ';' ? "" : ";") : NULL;
    return arena_printf(m->walk->arena, "__typeof__(%s) %s = (%s);", count->spelling, count->spelling, text);
}

/* The bound that the condition compares the variable with, and whether it is reached itself. The other forms of conditions that OpenMP
 * allows (5.2, 4.4.1) turn the sides around. */
static CXCursor find_bound(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, bool *is_reached)
{
    CXCursor test = memory_strip(head->test);
    if (clang_Cursor_isNull(test) || clang_getCursorKind(test) != CXCursor_BinaryOperator || !memory_may_repeat(m, test))
        return clang_getNullCursor();
    struct memory_children sides = memory_children_of(m, test);
    enum CXBinaryOperatorKind kind = clang_getCursorBinaryOperatorKind(test);
    *is_reached = kind == CXBinaryOperator_LE || kind == CXBinaryOperator_GE;
    bool is_order = *is_reached || kind == CXBinaryOperator_LT || kind == CXBinaryOperator_GT;
    for (size_t i = 0; is_order && sides.count == 2 && i < 2; i++) {
        bool is_up = (kind == CXBinaryOperator_LT || kind == CXBinaryOperator_LE) == (i == 0);
        CXCursor side = memory_strip(sides.items[i]);
        if (!clang_Cursor_isNull(side) && clang_equalCursors(clang_getCursorReferenced(side), count->variable) && is_up == (count->step > 0))
            return sides.items[1 - i];
    }
    return clang_getNullCursor();
}

/* The number of iterations. Both sides are converted to the type in which they are compared, so that their difference is right whatever
 * signs they have. */
static const char *turns(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count)
{
    bool is_reached = false;
    struct span span, whole;
    CXCursor bound = find_bound(m, head, count, &is_reached);
    if (clang_Cursor_isNull(bound) || !memory_is_integer(memory_type(bound)) || !memory_span(m, bound, &span) || !memory_span(m, head->test, &whole))
        return NULL;
    const char *of = memory_text(m, span), *test = memory_text(m, whole);
    if (!of || !test)
        return NULL;
    uint64_t step = (uint64_t)(count->step > 0 ? count->step : -count->step);
    const char *wide = arena_printf(m->walk->arena, "(weft_slot)(__typeof__(%s - (%s)))", count->spelling, of);
    const char *up = arena_printf(m->walk->arena, "%s(%s) - %s%s", wide, of, wide, count->spelling);
    const char *down = arena_printf(m->walk->arena, "%s%s - %s(%s)", wide, count->spelling, wide, of);
    return arena_printf(m->walk->arena, "(%s) ? (%s%s) / %" PRIu64 " + 1 : 0", test, count->step > 0 ? up : down, is_reached ? "" : " - 1", step);
}

struct search {
    struct memory_walk *m;
    const struct omp_directive *omp;
    bool is_found;
};

/* Objects of which each lane has a copy lie elsewhere in the loop. */
static enum CXChildVisitResult find_copied(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    static const char *const clauses[] = { "private", "lastprivate", "reduction", NULL };
    struct search *search = data;
    struct memory_walk *m = search->m;
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr)
        return CXChildVisit_Recurse;
    CXCursor object = clang_getCursorReferenced(cursor);
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(object)).kind;
    bool may_be_memory = memory_is_object(m, object) || kind == CXType_Pointer || kind == CXType_LValueReference;
    if (may_be_memory && omp_names(m->walk->tokens->source, search->omp, clauses, clang_string(m->walk, clang_getCursorSpelling(object))))
        search->is_found = true;
    return search->is_found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* How many iterations may run at the same time, for those who look for races. A safelen that is no plain number is none to judge by. */
static void note_lanes(struct memory_walk *m, const struct memory_head *head, uint32_t block, const struct omp_directive *omp)
{
    const struct omp_clause *clause = omp_find_clause(omp, "safelen");
    struct memory_access access = {
        .line = memory_line(head->body), .column = 1, .kind = WEFT_ACCESS_HAS_LANES, .slot = WEFT_ACCESS_NO_SLOT, .stride_slot = WEFT_ACCESS_NO_SLOT
    };
    if (clause) {
        const char *text =
            arena_strndup(m->walk->arena, m->walk->tokens->source.text + clause->arguments.begin, clause->arguments.end - clause->arguments.begin);
        access.size = (unsigned)strtoul(text, NULL, 10);
        if (access.size == 0 || text[strspn(text, "0123456789 \t")] != '\0')
            return;
    }
    vec_push(m->walk->arena, &m->out->blocks.items[block].accesses, access);
}

bool memory_simd_loop(struct memory_place *place, CXCursor loop, const struct omp_directive *omp)
{
    struct memory_walk *m = place->m;
    struct memory_head head;
    struct memory_count count;
    struct memory_loop whole;
    struct span at;
    struct search search = { m, omp, false };
    if (strcmp(omp->name, "simd") != 0 || omp_find_clause(omp, "linear") || omp_count_loops(m->walk->tokens, omp) != 1 ||
        clang_getCursorKind(loop) != CXCursor_ForStmt || !memory_before_directive(m, loop, omp, &at) || !memory_read_head(m, loop, &head) ||
        !memory_find_count(m, &head, &count))
        return false;
    const char *first = declare_first(m, &head, &count), *n = turns(m, &head, &count);
    clang_visitChildren(head.body, find_copied, &search);
    memory_end_block(place);
    if (!first || !n || search.is_found || !memory_add_loop(place, &head, &count, false, &whole))
        return false;
    const char *text = arena_printf(m->walk->arena, " { { %s weft_slot *const weft_m\2 = %s; %sweft_m\2[0] = %s; }", first, memory_block_text(m),
                                    whole.text.text ? whole.text.text : "", n);
    memory_mark(m, at, whole.block, text, "");
    memory_mark(m, head.statement, whole.block, "", " }");
    note_lanes(m, &head, whole.block, omp);
    place->stale = 0;
    return true;
}
