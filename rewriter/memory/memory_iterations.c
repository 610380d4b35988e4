#include "memory_iterations.h"

#include "memory_declarations.h"
#include "memory_heads.h"
#include "memory_loops.h"
#include "memory_openings.h"
#include "memory_runs.h"
#include "memory_turns.h"

/* The accesses of a condition that are always the same: before an iteration, or behind the last one. */
static bool add_test(struct memory_walk *m, struct memory_loop *loop, uint32_t block)
{
    bool is_added = true;
    for (size_t i = 0; loop->test && i < loop->test->count; i++)
        is_added = is_added && memory_add_linear(loop, m, &loop->test->items[i], WEFT_ACCESS_OF_LOOP, block);
    return is_added;
}

/* The body of a loop, behind the records of its condition. */
static void walk_behind(struct memory_place *place, CXCursor body, struct memory_loop *turns, memory_stale stale)
{
    memory_stale before = place->stale;
    place->stale = stale;
    place->m->walk_inner(place, body, turns);
    place->stale |= before;
}

/* Returns the number of blocks in the condition. Those of an iteration are numbered as they run. */
static size_t walk_plain_for(struct memory_place *place, const struct memory_head *head, struct memory_loop *turns)
{
    struct memory_walk *m = place->m;
    size_t n = m->out->blocks.count;
    memory_stale stale = place->stale;
    if (!clang_Cursor_isNull(head->test) && !(turns && turns->test))
        stale = memory_alone(place, head->test, true);
    n = m->out->blocks.count - n;
    if (m->is_turn)
        m->walk_inner(place, head->body, turns);
    if (!clang_Cursor_isNull(head->step))
        memory_alone(place, head->step, false);
    if (!m->is_turn)
        walk_behind(place, head->body, turns, stale);
    return n;
}

/* What was added since is removed again. */
struct before {
    size_t n_blocks, n_marks, n_points;
};
static struct before remember(const struct memory_walk *m)
{
    return (struct before){ m->out->blocks.count, m->out->marks.count, m->walk->unit->points.count };
}
static void go_back(struct memory_walk *m, const struct before *before)
{
    m->out->blocks.count = before->n_blocks;
    m->out->marks.count = before->n_marks;
    m->walk->unit->points.count = before->n_points;
}

/* Looks at the clock in a record before a loop whose iterations would each have to, though nothing in them takes time. `opening`: how
 * a record could be opened there. */
static void look_before(struct memory_place *place, CXCursor statement, enum memory_opening opening, memory_stale stale_again)
{
    bool is_late = place->stale & ~stale_again & (MEMORY_UNKNOWN | MEMORY_ENTERED | MEMORY_LOOPED);
    if (opening != MEMORY_DECLARATION || place->m->only_blocks || !is_late || stale_again & MEMORY_UNKNOWN)
        return;
    place->opening = opening;
    memory_open(place, memory_line(statement));
    memory_end_block(place);
    place->stale = stale_again;
}

/* A loop that counts nothing, all of whose iterations have the same slots. */
static bool walk_words(struct memory_place *place, CXCursor statement, const struct memory_head *head)
{
    struct memory_walk *m = place->m;
    struct before before = remember(m);
    struct memory_turns turns;
    if (!memory_may_have_turns(m, statement, head->test))
        return false;
    memory_add_block(m, WEFT_BLOCK_IS_BASES, memory_line(head->body));
    memory_begin_turns(m, &turns, statement, head->test);
    size_t n_test = walk_plain_for(place, head, NULL);
    bool is_possible = memory_end_turns(m, &turns, n_test);
    if (!is_possible)
        go_back(m, &before);
    return is_possible;
}

void memory_while(struct memory_place *place, CXCursor statement, bool is_do)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    struct memory_selection selection;
    if (parts.count < 2)
        return;
    enum memory_opening opening = place->is_open ? MEMORY_NOT : place->opening;
    memory_end_block(place);
    bool is_run = memory_begin_run(place, statement);
    memory_stale stale_again = memory_stale_behind(m, statement) | (memory_may_wait(m, statement) ? MEMORY_UNKNOWN : 0);
    place->stale |= stale_again; /* from the end of an iteration */
    struct memory_head head = { clang_getNullCursor(), parts.items[0], clang_getNullCursor(), parts.items[parts.count - 1], { 0 }, 0, 0, true };
    if (!is_do && parts.count == 2 && walk_words(place, statement, &head)) {
        m->is_run = m->is_run && !is_run;
        return;
    }
    if (!is_run)
        look_before(place, statement, opening, stale_again);
    memory_stale stale = place->stale;
    if (is_do)
        memory_alone(place, parts.items[1], true);
    else if (!m->is_cxx)
        stale = memory_alone(place, parts.items[0], true);
    else if (memory_read_selection(m, statement, &parts, &selection))
        stale = memory_alone(place, selection.test, true);
    else
        memory_leave(m, statement, REASON_UNSEEN_ACCESS);
    walk_behind(place, is_do ? parts.items[0] : parts.items[parts.count - 1], NULL, stale);
    m->is_run = m->is_run && !is_run;
    place->stale |= stale_again;
}

/* A loop whose iterations have records of their own: what is linear needs no slots there. */
static bool walk_turns(struct memory_place *place, CXCursor statement, const struct memory_head *head, const struct memory_count *count,
                       bool has_words, memory_stale stale_again)
{
    struct memory_walk *m = place->m;
    struct memory_loop loop;
    struct memory_turns turns;
    struct before before = remember(m);
    if (m->only_blocks || !memory_has_turns(m, head) || (has_words && !memory_may_have_turns(m, statement, head->test)))
        return false;
    memory_prepare_loop(m, head, count, &loop);
    loop.guard = NULL; /* an access may stand behind a condition that protects it */
    loop.block = memory_add_block(m, WEFT_BLOCK_IS_BASES, memory_line(head->body));
    m->out->blocks.items[loop.block].stale = place->stale;
    memory_mark(m, head->statement, loop.block, "{ weft_slot *weft_m\2; ", " }");
    size_t last_mark = m->out->marks.count;
    memory_mark(m, head->statement, 0, "", "");
    struct memory_place inner = { .m = m, .stale = stale_again };
    if (has_words)
        memory_begin_turns(m, &turns, statement, head->test);
    memory_mets test = { 0 };
    loop.test = memory_same_test(m, head, &loop, &test) ? &test : NULL;
    size_t n_test = walk_plain_for(&inner, head, &loop);
    loop.has_failed = loop.has_failed || (has_words && !memory_end_turns(m, &turns, n_test));
    if (loop.test && loop.has_turn) {
        uint32_t last = memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(head->test));
        m->out->blocks.items[last].loop = 1 + loop.block;
        loop.has_failed = loop.has_failed || !add_test(m, &loop, last);
        m->out->marks.items[last_mark].block = last;
        m->out->marks.items[last_mark].behind = arena_printf(m->walk->arena, " (void)%s;", memory_block_text(m));
    }
    if (loop.bases.count == 0 || loop.has_failed || (loop.test && !loop.has_turn)) { /* nothing is linear: without the record */
        go_back(m, &before);
        return false;
    }
    memory_mark_bases(m, head, loop.block, loop.text.text);
    return true;
}

void memory_for(struct memory_place *place, CXCursor statement, bool is_bound)
{
    struct memory_walk *m = place->m;
    struct memory_head head;
    struct memory_count count;
    if (!memory_read_head(m, statement, &head)) {
        memory_leave(m, statement, REASON_MACRO_BODY);
        memory_pass_over(place, statement);
        memory_end_block(place);
        return;
    }
    struct span span = place->statement;
    size_t n_blocks = m->out->blocks.count + !place->is_open;
    if (!is_bound && !clang_Cursor_isNull(head.init)) {
        place->statement = (struct span){ 0 };
        if (clang_getCursorKind(head.init) == CXCursor_DeclStmt)
            memory_declarations(place, head.init);
        else
            memory_expression(place, head.init, false);
        place->statement = span;
    }
    bool is_early = m->out->blocks.count + !place->is_open <= n_blocks; /* all of the first part in a record from before the loop */
    enum memory_opening opening = place->is_open ? MEMORY_NOT : place->opening;
    memory_end_block(place);
    memory_stale stale_again = memory_stale_behind(m, statement) | (memory_may_wait(m, statement) ? MEMORY_UNKNOWN : 0);
    place->stale |= stale_again; /* from the end of an iteration */
    bool counts = !is_bound && memory_find_count(m, &head, &count);
    if (!(counts && memory_whole_loop(place, &head, &count))) {
        bool is_run = !is_bound && is_early && memory_begin_run(place, statement);
        if (!(counts && walk_turns(place, statement, &head, &count, true, stale_again)) && !walk_words(place, statement, &head) &&
            !(counts && walk_turns(place, statement, &head, &count, false, stale_again))) {
            if (!is_run && !is_bound)
                look_before(place, statement, opening, stale_again);
            walk_plain_for(place, &head, NULL);
        }
        m->is_run = m->is_run && !is_run;
    }
    place->stale |= stale_again;
}

void memory_begin_turn(struct memory_place *place, CXCursor first)
{
    struct memory_loop *loop = place->loop;
    memory_offer(place, first);
    loop->has_turn = memory_open(place, memory_line(first));
    loop->has_failed = loop->has_failed || !loop->has_turn || !add_test(place->m, loop, place->block);
}
