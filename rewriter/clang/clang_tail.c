#include "clang_tail.h"

#include <stdlib.h>
#include <string.h>

#include "clang_args.h"

/* --- which calls are in tail position --- */

/* Does the build make such calls jumps? gcc from -O2 on, clang from -O1 on; not for debugging (-Og). */
static bool makes_jumps(struct walk *w)
{
    char level = clang_args_level(w->request);
    bool jumps = true;
    for (size_t i = 0; i < w->request->n_flags; i++) {
        const char *flag = w->request->flags[i];
        if (strcmp(flag, "-fno-optimize-sibling-calls") == 0)
            jumps = false;
        else if (strcmp(flag, "-foptimize-sibling-calls") == 0)
            jumps = true;
    }
    if (level == '0' || level == 'g')
        return false;
    return jumps && (level != '1' || !clang_args_is_gcc(w->arena, w->request));
}

static bool is_token(const struct walk *w, size_t i, char punctuator)
{
    return i < w->tokens->list.count && w->tokens->list.items[i].kind == TOKEN_PUNCTUATOR && w->tokens->list.items[i].first == punctuator;
}

/* What follows a statement that ends at `end`, in the compound statement around it. */
enum next { NEXT_OTHER, NEXT_BRACE, NEXT_BREAK, NEXT_RETURN };
static enum next find_next(const struct walk *w, uint32_t end, struct span compound)
{
    size_t i = lex_find(w->tokens, end);
    if (is_token(w, i, ';'))
        i++;
    if (is_token(w, i + 1, ';') && lex_word_is(w->tokens, i, "return"))
        return NEXT_RETURN;
    if (is_token(w, i + 1, ';') && lex_word_is(w->tokens, i, "break"))
        return NEXT_BREAK;
    return is_token(w, i, '}') && w->tokens->list.items[i].end == compound.end ? NEXT_BRACE : NEXT_OTHER;
}

/* Is the value of the expression what the function returns, or is there nothing left to do when its statement is
 * over? Objects of C++ whose destructors would still run are not considered. */
static bool is_in_tail_position(const struct cursor_frame *here)
{
    const struct cursor_frame *below = here;
    for (const struct cursor_frame *f = here->up; f; below = f, f = f->up) {
        struct span compound, statement;
        enum next next;
        switch (f->kind) {
        case CXCursor_ReturnStmt:
            return true;
        case CXCursor_ConditionalOperator:
        case CXCursor_IfStmt:
            if (clang_equalCursors(clang_first_child(f->cursor), below->cursor)) /* the condition */
                return false;
            break;
        case CXCursor_SwitchStmt:
        case CXCursor_CaseStmt:
        case CXCursor_DefaultStmt:
        case CXCursor_LabelStmt:
            if (below->kind != CXCursor_CompoundStmt && f->kind == CXCursor_SwitchStmt)
                return false;
            break;
        case CXCursor_CompoundStmt:
            if (!clang_cursor_span(f->walk, f->cursor, &compound) || !clang_cursor_span(f->walk, below->cursor, &statement))
                return false;
            next = find_next(f->walk, statement.end, compound);
            if (next == NEXT_RETURN)
                return true;
            if (next != NEXT_BRACE && (next != NEXT_BREAK || !f->up || f->up->kind != CXCursor_SwitchStmt))
                return false;
            if (here->function && compound.begin == here->function->body.begin)
                return compound.end == here->function->body.end;
            break;
        default:
            if (!clang_is_transparent(f->kind))
                return false;
        }
    }
    return false;
}

/* --- calls, by the names of functions --- */

static const char *name_of(struct walk *w, CXCursor function)
{
    return clang_string(w, clang_getCursorUSR(function));
}

void clang_note_tail(const struct cursor_frame *here, CXCursor callee, struct point *point)
{
    struct walk *w = here->walk;
    if (!here->function || clang_Cursor_isNull(callee) || !makes_jumps(w) || !is_in_tail_position(here))
        return;
    struct clang_unit *unit = clang_unit_of(w->unit);
    vec_push(w->arena, &unit->tails, (struct tail_call){ name_of(w, here->function->cursor), name_of(w, callee), false });
    if (point)
        point->tail = (uint32_t)unit->tails.count;
}

void clang_note_tail_of_body(const struct cursor_frame *here, struct point *point)
{
    struct walk *w = here->walk;
    if (!makes_jumps(w))
        return;
    struct clang_unit *unit = clang_unit_of(w->unit);
    const char *name = name_of(w, here->function->cursor);
    vec_push(w->arena, &unit->tails, (struct tail_call){ name, name, true });
    point->tail = (uint32_t)unit->tails.count;
}

/* --- circles --- */

/* The calls as a graph. Functions are numbers; the calls of function i are calls[first[i]] to calls[first[i + 1]]. */
struct graph {
    const char **names; /* sorted */
    uint32_t n;
    uint32_t *first, *calls;
    /* Tarjan's strongly connected components */
    uint32_t *order, *low, *component, *stack;
    uint32_t n_visited, n_stack, n_components;
    bool *calls_itself;
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static uint32_t number_of(const struct graph *g, const char *name)
{
    return (uint32_t)((const char **)bsearch(&name, g->names, g->n, sizeof name, compare_names) - g->names);
}

static void make_graph(struct arena *arena, const struct clang_unit *unit, struct graph *g)
{
    size_t n_tails = unit->tails.count;
    g->names = arena_array(arena, const char *, 2 * n_tails);
    for (size_t i = 0; i < n_tails; i++) {
        g->names[2 * i] = unit->tails.items[i].from;
        g->names[2 * i + 1] = unit->tails.items[i].to;
    }
    qsort(g->names, 2 * n_tails, sizeof *g->names, compare_names);
    for (size_t i = 0; i < 2 * n_tails; i++)
        if (g->n == 0 || strcmp(g->names[g->n - 1], g->names[i]) != 0)
            g->names[g->n++] = g->names[i];
    g->first = arena_array(arena, uint32_t, g->n + 1);
    g->calls = arena_array(arena, uint32_t, n_tails);
    g->order = arena_array(arena, uint32_t, g->n);
    g->low = arena_array(arena, uint32_t, g->n);
    g->component = arena_array(arena, uint32_t, g->n);
    g->stack = arena_array(arena, uint32_t, g->n);
    g->calls_itself = arena_array(arena, bool, g->n);
    for (size_t i = 0; i < n_tails; i++)
        if (!unit->tails.items[i].is_body)
            g->first[number_of(g, unit->tails.items[i].from) + 1]++;
    for (uint32_t i = 0; i < g->n; i++)
        g->first[i + 1] += g->first[i];
    uint32_t *next = arena_array(arena, uint32_t, g->n + 1);
    memcpy(next, g->first, (g->n + 1) * sizeof *next);
    for (size_t i = 0; i < n_tails; i++) {
        uint32_t from = number_of(g, unit->tails.items[i].from), to = number_of(g, unit->tails.items[i].to);
        if (unit->tails.items[i].is_body)
            continue;
        g->calls[next[from]++] = to;
        g->calls_itself[from] = g->calls_itself[from] || from == to;
    }
}

/* Recursive: runs on the big stack. */
static void visit_function(struct graph *g, uint32_t function)
{
    g->order[function] = g->low[function] = ++g->n_visited;
    g->stack[g->n_stack++] = function;
    for (uint32_t i = g->first[function]; i < g->first[function + 1]; i++) {
        uint32_t to = g->calls[i];
        if (!g->order[to])
            visit_function(g, to);
        if (!g->component[to] && g->low[to] < g->low[function])
            g->low[function] = g->low[to];
    }
    if (g->low[function] != g->order[function])
        return;
    g->n_components++;
    uint32_t size = 0, member;
    do {
        member = g->stack[--g->n_stack];
        g->component[member] = g->n_components;
        size++;
    } while (member != function);
    if (size > 1)
        for (uint32_t i = 0; i < size; i++)
            g->calls_itself[g->stack[g->n_stack + i]] = true;
}

void clang_leave_tails(struct unit *unit)
{
    const struct clang_unit *facts = clang_unit_of(unit);
    struct graph g = { 0 };
    if (facts->tails.count == 0)
        return;
    make_graph(unit->arena, facts, &g);
    for (uint32_t i = 0; i < g.n; i++)
        if (!g.order[i])
            visit_function(&g, i);
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (!point->tail || point->reason || point->probe->probes_tails)
            continue;
        const struct tail_call *tail = &facts->tails.items[point->tail - 1];
        uint32_t from = number_of(&g, tail->from), to = number_of(&g, tail->to);
        if (g.component[from] == g.component[to] && g.calls_itself[from])
            point->reason = REASON_TAIL_CALL;
    }
}
