#include "memory_turns.h"

#include "memory_groups.h"
#include "memory_loops.h"

enum { MOST_WORDS = 64 };

static enum CXChildVisitResult find_obstacle(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    CXCursor braces;
    if (memory_is_group(cursor, &braces))
        return CXChildVisit_Recurse;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_CXXForRangeStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_ReturnStmt:
    case CXCursor_GotoStmt:
    case CXCursor_IndirectGotoStmt:
        *is_found = true;
        return CXChildVisit_Break;
    default:
        return CXChildVisit_Recurse;
    }
}

bool memory_may_have_turns(struct memory_walk *m, CXCursor loop, CXCursor test)
{
    bool is_found = false;
    struct span span;
    if (m->only_blocks || !m->is_run || clang_Cursor_isNull(test) || !clang_isExpression(clang_getCursorKind(test)) || !memory_span(m, test, &span))
        return false;
    clang_visitChildren(loop, find_obstacle, &is_found);
    return !is_found;
}

void memory_begin_turns(struct memory_walk *m, struct memory_turns *turns, CXCursor loop, CXCursor test)
{
    struct span statement, condition;
    memory_span(m, loop, &statement);
    memory_span(m, test, &condition);
    statement.end = memory_end_of(m, loop, statement.end);
    turns->before = (uint32_t)m->out->blocks.count - 1;
    turns->statement_mark = m->out->marks.count;
    memory_mark(m, statement, 0, "", "");
    turns->test_mark = m->out->marks.count;
    memory_mark(m, condition, 0, "", "");
    m->is_turn = true;
    m->has_late = false;
}

bool memory_end_turns(struct memory_walk *m, const struct memory_turns *turns, size_t n_test)
{
    uint32_t words = 0;
    size_t end = m->out->blocks.count;
    bool is_possible = !m->has_late && end > turns->before + 1;
    m->is_turn = false;
    for (size_t i = turns->before + 1; i < end; i++) {
        struct memory_block *block = &m->out->blocks.items[i];
        block->word = words;
        words += block->n_slots ? block->n_slots : 1;
        is_possible = is_possible && (block->kind == WEFT_BLOCK_IS_PLAIN || block->kind == WEFT_BLOCK_IS_PART || block->kind == WEFT_BLOCK_IS_TURN);
    }
    if (!is_possible || words > MOST_WORDS)
        return false;
    uint32_t block = memory_add_block(m, WEFT_BLOCK_IS_TURNS, m->out->blocks.items[turns->before].line_begin);
    m->out->blocks.items[block].n_slots = words;
    m->out->blocks.items[block].loop = 1 + turns->before;
    static const char next[] = "(void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), \1, \3))";
    struct memory_mark *statement = &m->out->marks.items[turns->statement_mark], *test = &m->out->marks.items[turns->test_mark];
    statement->block = test->block = block;
    statement->before = "{ struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; ";
    statement->behind = " weft_end_turns(&weft_turns, &weft_run, \3); }";
    /* with accesses in the condition an iteration begins there, and the last one has nothing else */
    test->before = n_test ? arena_printf(m->walk->arena, "(%s, ", next) : "((";
    test->behind = n_test ? ")" : arena_printf(m->walk->arena, ") ? (%s, 1) : 0)", next);
    return true;
}
