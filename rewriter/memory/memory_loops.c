#include "memory_loops.h"

#include <string.h>

#include "memory_cxx.h"
#include "memory_directives.h"
#include "memory_groups.h"

enum { MOST_ACCESSES = 256 /* of a block */ };

static void collect_declarations(struct memory_place *place, CXCursor statement)
{
    struct memory_children variables = memory_children_of(place->m, statement);
    for (size_t i = 0; i < variables.count; i++) {
        struct memory_children parts = memory_children_of(place->m, variables.items[i]);
        if (clang_getCursorKind(variables.items[i]) == CXCursor_VarDecl && parts.count &&
            clang_isExpression(clang_getCursorKind(parts.items[parts.count - 1])))
            memory_expression(place, parts.items[parts.count - 1], true);
    }
}

static void collect_loop(struct memory_place *place, CXCursor loop)
{
    struct memory_head head;
    struct memory_count count;
    int64_t first, turns;
    struct memory_walk *m = place->m;
    if (!memory_read_head(m, loop, &head) || !memory_find_count(m, &head, &count) || !memory_known_turns(m, &head, &count, &first, &turns))
        return;
    if (place->n_known == sizeof place->known / sizeof *place->known) {
        vec_push(m->walk->arena, place->met, (struct memory_met){ .lvalue = clang_getNullCursor() }); /* too deep */
        return;
    }
    struct memory_known *known = &place->known[place->n_known++];
    *known =
        (struct memory_known){ count.name, count.spelling,
                               clang_string(m->walk, clang_getTypeSpelling(memory_type(memory_strip(clang_first_child(memory_strip(head.step)))))),
                               first };
    for (int64_t i = 0; i < turns && place->met->count < MOST_ACCESSES; i++, known->value += count.step)
        memory_collect(place, head.body);
    place->n_known--;
}

void memory_collect(struct memory_place *place, CXCursor statement)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    CXCursor braces;
    if (memory_is_group(statement, &braces)) {
        struct memory_children parts = memory_children_of(place->m, braces);
        for (size_t i = 0; i < parts.count; i++)
            memory_collect(place, parts.items[i]);
        return;
    }
    switch (kind) {
    case CXCursor_DeclStmt:
        collect_declarations(place, statement);
        break;
    case CXCursor_ForStmt:
        collect_loop(place, statement);
        break;
    case CXCursor_IfStmt:
        memory_expression(place, clang_first_child(statement), true);
        break;
    default:
        if (clang_isExpression(kind))
            memory_expression(place, statement, false);
        break;
    }
}

static enum CXChildVisitResult find_stores(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct memory_loop *loop = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CallExpr && loop->rules.m->is_cxx && memory_cxx_copies_bytes(cursor)) { /* all of its members are stored */
        vec_push(loop->rules.m->walk->arena, &loop->rules.stored, memory_type(cursor));
        loop->rules.is_strict = false;
    }
    if (memory_assigns(cursor)) {
        CXCursor lvalue = memory_strip(clang_first_child(cursor));
        if (!clang_Cursor_isNull(lvalue)) {
            CXCursor root = memory_root(lvalue);
            CXType type = memory_type(lvalue);
            bool is_union = clang_getCursorKind(lvalue) == CXCursor_MemberRefExpr &&
                            clang_getCursorKind(clang_getCursorSemanticParent(clang_getCursorReferenced(lvalue))) == CXCursor_UnionDecl;
            if (clang_Cursor_isNull(root) || memory_is_object(loop->rules.m, root)) {
                vec_push(loop->rules.m->walk->arena, &loop->rules.stored, type);
                loop->rules.is_strict = loop->rules.is_strict && !is_union;
            }
        }
    }
    return CXChildVisit_Recurse;
}

void memory_prepare_loop(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, struct memory_loop *loop)
{
    memory_names *assigned = arena_new(m->walk->arena, memory_names);
    struct span span;
    memory_find_assigned(m, head->body, assigned);
    memory_find_assigned(m, head->test, assigned);
    *loop = (struct memory_loop){
        .rules = { .m = m, .assigned = assigned, .variable = count->name, .is_strict = !memory_has_flag(m, "-fno-strict-aliasing") },
        .step = count->step,
        .step_text = count->step_text,
        .spelling = count->spelling,
        .text = { .arena = m->walk->arena }
    };
    clang_visitChildren(head->body, find_stores, loop);
    memory_find_derived(&loop->rules, head->body);
    if (memory_is_simple_test(m, head->test) && memory_may_repeat(m, head->test) && memory_span(m, head->test, &span))
        loop->guard = memory_text(m, span);
}

/* One more variable of the head: with `auto`, it has to have the type of the first. */
static const char *declared_form(struct memory_walk *m, CXCursor init)
{
    CXCursor first = clang_first_child(init);
    if (m->is_cxx && clang_getCursorKind(first) == CXCursor_VarDecl)
        return arena_printf(m->walk->arena, ", weft_d\2 __attribute((__unused__)) = __extension__({ %%s(__typeof__(%s))0; })",
                            clang_string(m->walk, clang_getCursorSpelling(first)));
    return ", weft_d\2 __attribute((__unused__)) = __extension__({ %s0; })";
}

void memory_mark_bases(struct memory_walk *m, const struct memory_head *head, uint32_t block, const char *text)
{
    struct span at = { head->after_init, head->after_init };
    const char *form = clang_Cursor_isNull(head->init)                        ? "__extension__({ %s(void)0; })"
                       : clang_getCursorKind(head->init) == CXCursor_DeclStmt ? declared_form(m, head->init)
                                                                              : ", __extension__({ %s(void)0; })";
    struct str before = { .arena = m->walk->arena };
    const char *hole = strstr(form, "%s");
    str_add_bytes(&before, form, (size_t)(hole - form));
    str_printf(&before, "weft_m\2 = %s; ", memory_block_text(m));
    str_add(&before, text ? text : "");
    str_add(&before, hole + 2);
    memory_mark(m, at, block, before.text, "");
}

static bool add_all(struct memory_walk *m, struct memory_loop *loop, const memory_mets *met, uint8_t part)
{
    for (size_t i = 0; i < met->count; i++)
        if (clang_Cursor_isNull(met->items[i].lvalue) || !memory_add_linear(loop, m, &met->items[i], part, loop->block))
            return false;
    return true;
}

bool memory_add_loop(struct memory_place *outer, const struct memory_head *head, const struct memory_count *count, bool has_head,
                     struct memory_loop *loop)
{
    struct memory_walk *m = outer->m;
    bool leaves;
    if (!memory_is_straight_body(m, head->body, &leaves) || !memory_is_simple_test(m, head->test) || memory_has_directive(m, head->statement))
        return false;
    memory_mets test = { 0 }, body = { 0 };
    struct memory_place place = { .m = m, .met = &test };
    if (has_head)
        memory_expression(&place, head->test, true);
    place.met = &body;
    memory_collect(&place, head->body);
    if (leaves && (!has_head || test.count)) /* it is not known whether the condition was looked at once more */
        return false;
    memory_prepare_loop(m, head, count, loop);
    loop->leaves = leaves;
    loop->block = memory_add_block(m, WEFT_BLOCK_IS_LOOP, memory_line(head->body));
    struct memory_block *block = &m->out->blocks.items[loop->block];
    block->n_slots = 1;
    block->stale = outer->stale;
    block->line_end = memory_end_line(head->body);
    if (test.count + body.count > MOST_ACCESSES || !add_all(m, loop, &test, WEFT_ACCESS_IN_TEST) || !add_all(m, loop, &body, WEFT_ACCESS_IN_BODY)) {
        m->out->blocks.count--;
        return false;
    }
    return true;
}

/* A loop that may be left counts its iterations in its record. */
static void mark_left(struct memory_walk *m, const struct memory_head *head, const struct memory_loop *loop)
{
    struct span span = { 0 };
    memory_mark(m, head->statement, loop->block, "{ weft_slot *weft_m\2; ", " }");
    memory_mark_bases(m, head, loop->block, loop->text.text);
    memory_span(m, head->body, &span);
    if (clang_getCursorKind(head->body) == CXCursor_CompoundStmt) {
        memory_mark(m, (struct span){ span.begin + 1, span.begin + 1 }, loop->block, " weft_m\2[0]++;", "");
    } else {
        span.end = memory_end_of(m, head->body, span.end);
        memory_mark(m, span, loop->block, "{ weft_m\2[0]++; ", " }");
    }
}

bool memory_whole_loop(struct memory_place *outer, const struct memory_head *head, const struct memory_count *count)
{
    struct memory_walk *m = outer->m;
    struct memory_loop loop;
    if (!memory_add_loop(outer, head, count, true, &loop))
        return false;
    if (loop.leaves) {
        mark_left(m, head, &loop);
        return true;
    }
    memory_mark(m, head->statement, loop.block, "{ weft_slot *weft_m\2, weft_n\2 = 0; ", " weft_m\2[0] = weft_n\2; }");
    memory_mark_bases(m, head, loop.block, loop.text.text);
    memory_mark(m, (struct span){ head->after_step, head->after_step }, loop.block, ", weft_n\2++", "");
    return true;
}

static enum CXChildVisitResult find_entry(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *has_entry = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    *has_entry = *has_entry || kind == CXCursor_LambdaExpr || kind == CXCursor_CXXForRangeStmt || kind == CXCursor_SwitchStmt ||
                 kind == CXCursor_LabelStmt || kind == CXCursor_CaseStmt || kind == CXCursor_DefaultStmt || kind == CXCursor_StmtExpr ||
                 kind == CXCursor_GCCAsmStmt;
    return *has_entry ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_has_turns(struct memory_walk *m, const struct memory_head *head)
{
    bool has_entry = false;
    if (memory_count_calls(m, head->body) || memory_count_calls(m, head->test))
        return false;
    if (memory_has_directive(m, head->statement))
        return false;
    clang_visitChildren(head->body, find_entry, &has_entry);
    return !has_entry;
}

static enum CXChildVisitResult find_exit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *has_exit = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    *has_exit =
        *has_exit || kind == CXCursor_BreakStmt || kind == CXCursor_ReturnStmt || kind == CXCursor_GotoStmt || kind == CXCursor_IndirectGotoStmt;
    return *has_exit ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_same_test(struct memory_walk *m, const struct memory_head *head, const struct memory_loop *loop, memory_mets *test)
{
    bool has_exit = false;
    struct memory_place place = { .m = m, .met = test };
    clang_visitChildren(head->body, find_exit, &has_exit);
    if (has_exit || !memory_is_simple_test(m, head->test))
        return false;
    memory_expression(&place, head->test, true);
    for (size_t i = 0; i < test->count; i++) {
        struct memory_sum sum;
        int64_t stride;
        if (test->items[i].stores || !memory_sum_of(&loop->rules, test->items[i].lvalue, &sum) || sum.loads ||
            !memory_sum_stride(&loop->rules, &sum, &stride) || stride != 0)
            return false;
    }
    return test->count > 0;
}
