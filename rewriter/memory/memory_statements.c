#include "memory_statements.h"

#include <string.h>

#include "memory_bindings.h"
#include "memory_cxx.h"
#include "memory_declarations.h"
#include "memory_directives.h"
#include "memory_groups.h"
#include "memory_heads.h"
#include "memory_lambdas.h"
#include "memory_loops.h"
#include "memory_runs.h"
#include "memory_turns.h"

static void walk_inner(struct memory_place *outer, CXCursor statement, struct memory_loop *turns);
static void walk_statement(struct memory_place *place, CXCursor statement);
static bool add_test(struct memory_walk *m, struct memory_loop *loop, uint32_t block);

/* Before this statement a run can begin. */
static void offer(struct memory_place *place, CXCursor statement)
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

static void walk_test(struct memory_place *place, CXCursor test)
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

/* The value of an expression that is evaluated again and again, or only sometimes; or a condition that declares a variable.
 * Returns whether something else may have happened between its records and what follows. */
static bool walk_alone(struct memory_place *outer, CXCursor expression, bool is_used)
{
    struct memory_walk *m = outer->m;
    struct memory_place place = { .m = m, .is_part = true, .is_timed = outer->is_timed, .loop = outer->loop };
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
        walk_test(&place, expression);
    else
        memory_expression(&place, expression, false);
    outer->is_timed = outer->is_timed || place.is_timed;
    return place.is_timed;
}

static void end_block(struct memory_place *place)
{
    memory_close(place);
    place->is_part = place->is_implied = false;
}

/* What may not be in a statement that is left through its end alone. */
struct way_out {
    bool is_in_loop, is_in_switch, is_found;
};

static enum CXChildVisitResult find_way_out(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct way_out *out = data, inner = *out;
    (void)parent;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_LambdaExpr: /* its body runs elsewhere */
        return CXChildVisit_Continue;
    case CXCursor_ReturnStmt:
    case CXCursor_GotoStmt:
    case CXCursor_IndirectGotoStmt:
    case CXCursor_LabelStmt:
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
    case CXCursor_CXXThrowExpr:
    case CXCursor_CXXTryStmt:
        out->is_found = true;
        break;
    case CXCursor_BreakStmt:
        out->is_found = !out->is_in_loop && !out->is_in_switch;
        break;
    case CXCursor_ContinueStmt:
        out->is_found = !out->is_in_loop;
        break;
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        out->is_found = !out->is_in_switch;
        break;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_CXXForRangeStmt:
        inner.is_in_loop = true;
        inner.is_in_switch = false;
        break;
    case CXCursor_SwitchStmt:
        inner.is_in_switch = true;
        break;
    default:
        return CXChildVisit_Recurse;
    }
    clang_visitChildren(cursor, find_way_out, &inner);
    out->is_found = out->is_found || inner.is_found;
    return out->is_found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* A statement with blocks of its own is over. */
static void end_statement(struct memory_place *place, CXCursor statement)
{
    struct way_out out = { 0 };
    if (find_way_out(statement, statement, &out) == CXChildVisit_Recurse)
        clang_visitChildren(statement, find_way_out, &out);
    place->is_implied = !out.is_found;
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
        walk_alone(place, selection->test, true);
    } else {
        place->statement = is_first ? statement : (struct span){ 0 };
        walk_test(place, selection->test);
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
        place->is_timed = place->is_timed || memory_count_unknown(m, statement) > 0;
        selection.first_body = parts.count;
        for (size_t i = parts.count; i-- > 0 && clang_isStatement(clang_getCursorKind(parts.items[i]));)
            selection.first_body = i;
    } else {
        memory_begin(place, parts.items[0]);
        walk_head(place, &selection);
    }
    end_block(place);
    for (size_t i = selection.first_body; i < parts.count; i++)
        walk_inner(place, parts.items[i], NULL);
}

/* The body of a loop, behind the records of its condition. */
static void walk_behind(struct memory_place *place, CXCursor body, struct memory_loop *turns, bool is_timed)
{
    bool was_timed = place->is_timed;
    place->is_timed = is_timed;
    walk_inner(place, body, turns);
    place->is_timed = place->is_timed || was_timed;
}

/* Returns the number of blocks in the condition. Those of an iteration are numbered as they run. */
static size_t walk_plain_for(struct memory_place *place, const struct memory_head *head, struct memory_loop *turns)
{
    struct memory_walk *m = place->m;
    size_t n = m->out->blocks.count;
    bool is_timed = place->is_timed;
    if (!clang_Cursor_isNull(head->test) && !(turns && turns->test))
        is_timed = walk_alone(place, head->test, true);
    n = m->out->blocks.count - n;
    if (m->is_turn)
        walk_inner(place, head->body, turns);
    if (!clang_Cursor_isNull(head->step))
        walk_alone(place, head->step, false);
    if (!m->is_turn)
        walk_behind(place, head->body, turns, is_timed);
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

static void walk_while(struct memory_place *place, CXCursor statement, bool is_do)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    struct memory_selection selection;
    if (parts.count < 2)
        return;
    end_block(place);
    bool is_run = memory_begin_run(place, statement);
    bool takes_time = memory_count_unknown(m, statement) > 0 || memory_may_wait(m, statement);
    place->is_timed = place->is_timed || takes_time; /* from the end of an iteration */
    struct memory_head head = { clang_getNullCursor(), parts.items[0], clang_getNullCursor(), parts.items[parts.count - 1], { 0 }, 0, 0, true };
    if (!is_do && parts.count == 2 && walk_words(place, statement, &head)) {
        m->is_run = m->is_run && !is_run;
        return;
    }
    bool is_timed = place->is_timed;
    if (is_do)
        walk_alone(place, parts.items[1], true);
    else if (!m->is_cxx)
        is_timed = walk_alone(place, parts.items[0], true);
    else if (memory_read_selection(m, statement, &parts, &selection))
        is_timed = walk_alone(place, selection.test, true);
    else
        memory_leave(m, statement, REASON_UNSEEN_ACCESS);
    walk_behind(place, is_do ? parts.items[0] : parts.items[parts.count - 1], NULL, is_timed);
    m->is_run = m->is_run && !is_run;
    place->is_timed = place->is_timed || takes_time;
}

/* A loop whose iterations have records of their own: what is linear needs no slots there. */
static bool walk_turns(struct memory_place *place, CXCursor statement, const struct memory_head *head, const struct memory_count *count,
                       bool has_words)
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
    m->out->blocks.items[loop.block].is_timed = place->is_timed;
    memory_mark(m, head->statement, loop.block, "{ weft_slot *weft_m\2; ", " }");
    size_t last_mark = m->out->marks.count;
    memory_mark(m, head->statement, 0, "", "");
    struct memory_place inner = { .m = m, .is_timed = place->is_timed };
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

static void walk_for(struct memory_place *place, CXCursor statement, bool is_bound)
{
    struct memory_walk *m = place->m;
    struct memory_head head;
    struct memory_count count;
    if (!memory_read_head(m, statement, &head)) {
        memory_leave(m, statement, REASON_MACRO_BODY);
        end_block(place);
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
    end_block(place);
    bool takes_time = memory_count_unknown(m, statement) > 0 || memory_may_wait(m, statement);
    place->is_timed = place->is_timed || takes_time; /* from the end of an iteration */
    bool counts = !is_bound && memory_find_count(m, &head, &count);
    if (!(counts && memory_whole_loop(place, &head, &count))) {
        bool is_run = !is_bound && is_early && memory_begin_run(place, statement);
        if (!(counts && walk_turns(place, statement, &head, &count, true)) && !walk_words(place, statement, &head) &&
            !(counts && walk_turns(place, statement, &head, &count, false)))
            walk_plain_for(place, &head, NULL);
        m->is_run = m->is_run && !is_run;
    }
    place->is_timed = place->is_timed || takes_time;
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
    else
        walk_inner(place, head.body, NULL);
}

/* The statement that a directive is about. */
static void walk_bound(struct memory_place *place, CXCursor statement, const struct omp_directive *omp)
{
    struct memory_walk *m = place->m;
    bool is_simd = omp->name && (strstr(omp->name, "simd") || strstr(omp->name, "atomic") || strstr(omp->name, "scan"));
    memory_close(place);
    place->is_part = false;
    place->is_timed = true;
    if (omp->facts & OMP_DEVICE)
        memory_leave(m, statement, REASON_OPENMP_DEVICE);
    else if (is_simd || (omp->facts & OMP_STATEMENT)) {
        memory_leave(m, statement, REASON_OPENMP_PLACE);
        if (strstr(omp->name, "atomic")) { /* nothing can stand at it, but it may order what is beside it */
            place->statement = (struct span){ 0 };
            memory_hide(place, statement);
        }
    } else if (omp->facts & OMP_LOOP) {
        bool is_run = memory_begin_shared_run(place, statement, omp);
        walk_bound_loops(place, statement, omp_count_loops(m->walk->tokens, omp));
        m->is_run = m->is_run && !is_run;
    } else if ((omp->facts & OMP_SECTIONS) && clang_getCursorKind(statement) == CXCursor_CompoundStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        for (size_t i = 0; i < parts.count; i++) {
            struct memory_place inner = { .m = m, .is_timed = true };
            walk_inner(&inner, parts.items[i], NULL);
        }
    } else {
        struct span span;
        place->behind = memory_span(m, statement, &span) ? span.begin + 1 : 0;
        walk_inner(place, statement, NULL);
    }
    memory_close(place);
    place->is_timed = true;
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

/* for (T x : range): what making x reads is the element, of which the text has no name. An adapter of the range says where it is. */
static void walk_element(struct memory_place *place, CXCursor variable, CXCursor range)
{
    struct memory_walk *m = place->m;
    CXCursor value = clang_Cursor_getVarDeclInitializer(variable), of = memory_strip(range);
    memory_mets met = { 0 };
    struct memory_place reads = { .m = m, .met = &met };
    struct span span;
    bool is_bound = clang_Cursor_isNull(value) || (memory_refers(variable) && memory_cxx_binds_to(clang_getCursorType(variable), value));
    if (!is_bound && memory_is_binding(variable) && memory_is_array(memory_type(variable)))
        memory_copied(&reads, memory_strip(clang_first_child(value)));
    else if (!is_bound)
        memory_expression(&reads, value, true);
    if (met.count == 0)
        return;
    bool is_lasting = !clang_Cursor_isNull(of) && memory_is_memory(m, of) && memory_type(of).kind != CXType_VariableArray;
    if (met.count > 1 || !is_lasting || !memory_span(m, range, &span)) {
        memory_leave(m, variable, REASON_UNSEEN_ACCESS);
        return;
    }
    uint32_t block = memory_record_apart(place, &met.items[0]);
    memory_mark(m, span, block, "::weft::each(weft_this_memory(), \1, ", ", 0)");
}

static void walk_range(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    struct span range, body;
    CXCursor init;
    if (parts.count != 3 || !memory_span(m, parts.items[1], &range) || !memory_span(m, parts.items[2], &body)) {
        memory_leave(m, statement, REASON_MACRO_BODY);
        end_block(place);
        return;
    }
    offer(place, statement);
    memory_begin(place, statement);
    place->statement = (struct span){ 0 };
    if (!memory_find_init(m, statement, &init))
        memory_leave(m, statement, REASON_UNSEEN_ACCESS);
    else if (!clang_Cursor_isNull(init))
        memory_variable(place, init);
    walk_element(place, parts.items[0], parts.items[1]);
    memory_bound(place, parts.items[1]);
    end_block(place);
    body.end = memory_end_of(m, parts.items[2], body.end);
    place->next = body;
    place->next_is_body = true;
    CXCursor value = clang_Cursor_getVarDeclInitializer(parts.items[0]);
    if (!clang_Cursor_isNull(value) && !(memory_refers(parts.items[0]) && memory_cxx_binds_to(clang_getCursorType(parts.items[0]), value)))
        memory_initialised(place, parts.items[0]);
    place->next = (struct span){ 0 };
    place->next_is_body = false;
    place->is_timed = true; /* an iterator's functions may have been called */
    walk_inner(place, parts.items[2], NULL);
    place->is_timed = true;
}

/* try { .. } catch (T x) { .. } */
static void walk_try(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    end_block(place);
    for (size_t i = 0; i < parts.count; i++) {
        struct memory_children handler = memory_children_of(m, parts.items[i]);
        bool is_handler = clang_getCursorKind(parts.items[i]) == CXCursor_CXXCatchStmt;
        CXCursor body = is_handler && handler.count ? handler.items[handler.count - 1] : parts.items[i];
        struct memory_place inner = { .m = m, .is_timed = true };
        struct memory_children inside = memory_children_of(m, body);
        if (clang_getCursorKind(body) == CXCursor_CompoundStmt)
            memory_statements(&inner, &inside);
    }
    place->is_timed = true;
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
    offer(place, statement);
    size_t opening_mark = place->opening_mark;
    place->is_grouped = true;
    memory_statements(place, &parts);
    place->is_grouped = was_grouped;
    if (calls || place->opening_mark != opening_mark)
        memory_close(place);
    place->is_timed = place->is_timed || calls;
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
    if (is_plain && memory_follows_directive(m, span.begin)) { /* a barrier: what follows has a time of its own */
        end_block(place);
        place->is_timed = true;
    }
    bool is_bound = is_plain && span.begin + 1 != place->behind && memory_follows_pragma(m, span.begin, &omp);
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
        walk_range(place, statement);
        return;
    case CXCursor_IfStmt:
    case CXCursor_SwitchStmt:
        offer(place, statement);
        walk_selection(place, statement);
        end_statement(place, statement);
        return;
    case CXCursor_ForStmt:
        offer(place, statement);
        walk_for(place, statement, is_bound);
        end_statement(place, statement);
        return;
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
        walk_while(place, statement, kind == CXCursor_DoStmt);
        end_statement(place, statement);
        return;
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        parts = memory_children_of(m, statement);
        end_block(place);
        place->is_timed = place->is_timed || memory_count_unknown(m, m->here->cursor) > 0; /* from wherever it is jumped to */
        place->after_label = true;
        if (parts.count)
            walk_statement(place, parts.items[parts.count - 1]);
        place->after_label = false;
        return;
    case CXCursor_DeclStmt:
        offer(place, statement);
        memory_begin(place, statement);
        memory_declarations(place, statement);
        return;
    case CXCursor_ReturnStmt:
        offer(place, statement);
        memory_begin(place, statement);
        parts = memory_children_of(m, statement);
        if (parts.count && memory_is_reference(result_type(m)))
            memory_bound(place, parts.items[0]);
        else if (parts.count && !(m->is_cxx && is_returned_in_place(parts.items[0])))
            memory_expression(place, parts.items[0], true);
        end_block(place);
        return;
    case CXCursor_NullStmt:
        return;
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_GotoStmt:
    case CXCursor_IndirectGotoStmt:
        end_block(place);
        return;
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
        memory_leave(m, statement, REASON_ASSEMBLER);
        offer(place, statement);
        memory_hide(place, statement);
        end_block(place);
        return;
    default:
        break;
    }
    if (clang_isExpression(kind)) {
        offer(place, statement);
        memory_begin(place, statement);
        memory_expression(place, statement, false);
        return;
    }
    memory_leave(m, statement, REASON_BUILTIN);
    end_block(place);
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

/* The accesses of a condition that are always the same: before an iteration, or behind the last one. */
static bool add_test(struct memory_walk *m, struct memory_loop *loop, uint32_t block)
{
    bool is_added = true;
    for (size_t i = 0; loop->test && i < loop->test->count; i++)
        is_added = is_added && memory_add_linear(loop, m, &loop->test->items[i], WEFT_ACCESS_OF_LOOP, block);
    return is_added;
}

/* Before anything else an iteration says that it begins. */
static void begin_turn(struct memory_place *place, CXCursor first)
{
    struct memory_loop *loop = place->loop;
    offer(place, first);
    loop->has_turn = memory_open(place, memory_line(first));
    loop->has_failed = loop->has_failed || !loop->has_turn || !add_test(place->m, loop, place->block);
}

/* A statement that runs only sometimes, or again and again: a block of its own. With `turns` it is the body of that loop. */
static void walk_inner(struct memory_place *outer, CXCursor statement, struct memory_loop *turns)
{
    struct memory_walk *m = outer->m;
    struct memory_place place = { .m = m, .is_timed = outer->is_timed, .loop = turns ? turns : outer->loop, .is_turn = turns != NULL };
    struct span span;
    enum CXCursorKind kind = clang_getCursorKind(statement);
    struct omp_directive omp;
    if (kind == CXCursor_CompoundStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        if (turns && parts.count)
            begin_turn(&place, parts.items[0]);
        memory_statements(&place, &parts);
    } else if (kind != CXCursor_NullStmt && memory_span(m, statement, &span) &&
               (span.begin + 1 == outer->behind || !memory_follows_pragma(m, span.begin, &omp))) {
        place.behind = outer->behind;
        /* braces, as a run begins with a declaration */
        span.end = memory_end_of(m, statement, span.end);
        memory_mark(m, span, 0, "{ ", " }");
        if (turns)
            begin_turn(&place, statement);
        memory_statements(&place, &(struct memory_children){ &statement, 1 });
    } else {
        if (turns && kind != CXCursor_NullStmt)
            turns->has_failed = true;
        walk_statement(&place, statement);
    }
    outer->is_timed = outer->is_timed || place.is_timed;
}
