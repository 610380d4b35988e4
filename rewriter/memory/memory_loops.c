#include "memory_loops.h"

#include <inttypes.h>
#include <string.h>

#include "memory_calls.h"
#include "memory_cxx.h"
#include "memory_groups.h"
#include "memory_heads.h"

enum { MOST_TURNS = 16, MOST_ACCESSES = 256 /* of a block */ };

uint32_t memory_end_of(struct memory_walk *m, CXCursor statement, uint32_t end)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    if (kind == CXCursor_CompoundStmt)
        return end;
    if (kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_IfStmt || kind == CXCursor_SwitchStmt ||
        kind == CXCursor_CXXForRangeStmt || kind == CXCursor_LabelStmt || kind == CXCursor_CaseStmt || kind == CXCursor_DefaultStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        return parts.count ? memory_end_of(m, parts.items[parts.count - 1], end) : end;
    }
    const struct tokens *tokens = m->walk->tokens;
    size_t i = lex_find(tokens, end);
    return i < tokens->list.count && tokens->list.items[i].first == ';' && tokens->source.text[end - 1] != ';' ? tokens->list.items[i].end : end;
}

/* for (; T x = f(); ): the front end reads the variable in its declaration. */
static bool declares(struct memory_walk *m, CXCursor test, struct span reading)
{
    struct span span;
    return !clang_Cursor_isNull(test) && clang_getCursorKind(test) == CXCursor_VarDecl && memory_span(m, test, &span) &&
           reading.begin >= span.begin && reading.end <= span.end;
}

bool memory_read_head(struct memory_walk *m, CXCursor loop, struct memory_head *head)
{
    const struct tokens *tokens = m->walk->tokens;
    struct memory_children parts = memory_children_of(m, loop);
    *head = (struct memory_head){ clang_getNullCursor(), clang_getNullCursor(), clang_getNullCursor(), clang_getNullCursor(), { 0 }, 0, 0, false };
    if (parts.count == 0 || !memory_span(m, loop, &head->statement))
        return false;
    size_t open = lex_find(tokens, head->statement.begin) + 1;
    bool directive = false;
    size_t close = open < tokens->list.count && tokens->list.items[open].first == '(' ? lex_matching(tokens, open, &directive) : SIZE_MAX;
    uint32_t semicolons[2];
    int n = 0, depth = 0;
    if (close == SIZE_MAX || directive)
        return false;
    for (size_t i = open + 1; i < close; i++) {
        char c = tokens->list.items[i].kind == TOKEN_PUNCTUATOR ? tokens->list.items[i].first : 0;
        depth += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
        if (c == ';' && depth == 0 && n < 2)
            semicolons[n++] = tokens->list.items[i].begin;
    }
    if (n != 2)
        return false;
    head->after_init = semicolons[0];
    head->after_step = tokens->list.items[close].begin;
    head->body = parts.items[parts.count - 1];
    head->is_plain = true;
    for (size_t i = 0; i + 1 < parts.count; i++) {
        struct span span;
        if (!memory_span(m, parts.items[i], &span)) {
            head->is_plain = false;
            return false;
        }
        if (span.begin < semicolons[0])
            head->init = parts.items[i];
        else if (span.begin < semicolons[1])
            head->test = declares(m, head->test, span) ? head->test : parts.items[i];
        else
            head->step = parts.items[i];
    }
    head->statement.end = memory_end_of(m, loop, head->statement.end);
    return true;
}

static bool is_counter(struct memory_walk *m, CXCursor reference)
{
    CXCursor e = memory_strip(reference);
    if (clang_Cursor_isNull(e) || clang_getCursorKind(e) != CXCursor_DeclRefExpr)
        return false;
    CXType type = memory_type(e);
    CXCursor declaration = clang_getCursorReferenced(e);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    return (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl) && !memory_is_object(m, declaration) && memory_is_integer(type) &&
           !memory_refers(declaration) && type.kind != CXType_Bool && clang_Type_getSizeOf(type) >= 4 &&
           !clang_isVolatileQualifiedType(clang_getCursorType(declaration));
}

/* i++, --i, i += 2, i = i - 3 */
static bool read_step(struct memory_walk *m, CXCursor step, struct memory_count *count)
{
    CXCursor e = memory_strip(step);
    if (clang_Cursor_isNull(e))
        return false;
    struct memory_children parts = memory_children_of(m, e);
    int64_t amount;
    switch (clang_getCursorKind(e)) {
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind operator= clang_getCursorUnaryOperatorKind(e);
        bool up = operator== CXUnaryOperator_PreInc || operator== CXUnaryOperator_PostInc;
        bool down = operator== CXUnaryOperator_PreDec || operator== CXUnaryOperator_PostDec;
        if ((!up && !down) || parts.count != 1)
            return false;
        count->step = up ? 1 : -1;
        break;
    }
    case CXCursor_CompoundAssignOperator: {
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(e);
        if ((operator!= CXBinaryOperator_AddAssign && operator!= CXBinaryOperator_SubAssign) || parts.count != 2 ||
            !memory_constant(parts.items[1], &amount) || amount < 1 || amount > INT32_MAX)
            return false;
        count->step = operator== CXBinaryOperator_AddAssign ? amount : - amount;
        break;
    }
    case CXCursor_BinaryOperator: {
        if (clang_getCursorBinaryOperatorKind(e) != CXBinaryOperator_Assign || parts.count != 2)
            return false;
        CXCursor sum = memory_strip(parts.items[1]), variable = memory_strip(parts.items[0]);
        if (clang_Cursor_isNull(sum) || clang_Cursor_isNull(variable) || clang_getCursorKind(sum) != CXCursor_BinaryOperator)
            return false;
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(sum);
        struct memory_children operands = memory_children_of(m, sum);
        if ((operator!= CXBinaryOperator_Add && operator!= CXBinaryOperator_Sub) || operands.count != 2)
            return false;
        CXCursor left = memory_strip(operands.items[0]);
        if (clang_Cursor_isNull(left) || !clang_equalCursors(clang_getCursorReferenced(left), clang_getCursorReferenced(variable)) ||
            !memory_constant(operands.items[1], &amount) || amount < 1 || amount > INT32_MAX)
            return false;
        count->step = operator== CXBinaryOperator_Add ? amount : - amount;
        break;
    }
    default:
        return false;
    }
    if (!is_counter(m, parts.items[0]))
        return false;
    count->variable = clang_getCursorReferenced(memory_strip(parts.items[0]));
    return true;
}

/* Does the condition end the loop before a variable narrower than an address wraps around? */
static bool cannot_wrap(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(count->variable));
    if (type.kind == CXType_Int || clang_Type_getSizeOf(type) >= 8)
        return true;
    CXCursor test = memory_strip(head->test);
    if (clang_Cursor_isNull(test) || clang_getCursorKind(test) != CXCursor_BinaryOperator || count->step != 1)
        return false;
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(test);
    struct memory_children parts = memory_children_of(m, test);
    CXCursor left = parts.count ? memory_strip(parts.items[0]) : clang_getNullCursor();
    return (operator== CXBinaryOperator_LT || operator== CXBinaryOperator_LE) && !clang_Cursor_isNull(left) &&
           clang_equalCursors(clang_getCursorReferenced(left), count->variable);
}

static bool has_argument(const struct memory_walk *m, const char *argument)
{
    for (size_t i = 0; i < m->walk->request->n_flags; i++)
        if (strcmp(m->walk->request->flags[i], argument) == 0)
            return true;
    return false;
}

bool memory_find_count(struct memory_walk *m, const struct memory_head *head, struct memory_count *count)
{
    *count = (struct memory_count){ 0 };
    if (clang_Cursor_isNull(head->test) || !clang_isExpression(clang_getCursorKind(head->test)) || clang_Cursor_isNull(head->step) ||
        !read_step(m, head->step, count) || !cannot_wrap(m, head, count) || has_argument(m, "-fwrapv"))
        return false;
    memory_names assigned = { 0 };
    memory_find_assigned(m, head->body, &assigned);
    memory_find_assigned(m, head->test, &assigned);
    count->name = memory_name(m, count->variable);
    count->spelling = clang_string(m->walk, clang_getCursorSpelling(count->variable));
    count->step_text = arena_printf(m->walk->arena, "%+" PRId64, count->step);
    return !memory_names_have(&assigned, count->name);
}

bool memory_known_turns(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, int64_t *first, int64_t *turns)
{
    int64_t limit;
    CXCursor value = clang_getNullCursor();
    if (clang_Cursor_isNull(head->init))
        return false;
    struct memory_children parts = memory_children_of(m, head->init);
    CXCursor init = clang_getCursorKind(head->init) == CXCursor_DeclStmt ? head->init : memory_strip(head->init);
    if (!clang_Cursor_isNull(init) && clang_getCursorKind(init) == CXCursor_DeclStmt && parts.count == 1) {
        struct memory_children inner = memory_children_of(m, parts.items[0]);
        if (clang_equalCursors(parts.items[0], count->variable) && inner.count)
            value = inner.items[inner.count - 1];
    } else if (!clang_Cursor_isNull(init) && clang_getCursorKind(init) == CXCursor_BinaryOperator &&
               clang_getCursorBinaryOperatorKind(init) == CXBinaryOperator_Assign) {
        parts = memory_children_of(m, init);
        CXCursor left = parts.count == 2 ? memory_strip(parts.items[0]) : clang_getNullCursor();
        if (!clang_Cursor_isNull(left) && clang_equalCursors(clang_getCursorReferenced(left), count->variable))
            value = parts.items[1];
    }
    CXCursor test = memory_strip(head->test);
    if (clang_Cursor_isNull(value) || clang_Cursor_isNull(test) || clang_getCursorKind(test) != CXCursor_BinaryOperator ||
        !memory_constant(value, first))
        return false;
    parts = memory_children_of(m, test);
    CXCursor left = parts.count == 2 ? memory_strip(parts.items[0]) : clang_getNullCursor();
    if (clang_Cursor_isNull(left) || !clang_equalCursors(clang_getCursorReferenced(left), count->variable) ||
        !memory_constant(parts.items[1], &limit))
        return false;
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(test);
    *turns = 0;
    for (int64_t i = *first; *turns <= MOST_TURNS; i += count->step, ++*turns) {
        bool goes_on = operator== CXBinaryOperator_LT   ? i < limit
                       : operator== CXBinaryOperator_LE ? i <= limit
                       : operator== CXBinaryOperator_GT ? i > limit
                       : operator== CXBinaryOperator_GE ? i >= limit
                                                        : true;
        if (!goes_on)
            return true;
    }
    return false;
}

struct straight {
    struct memory_walk *m;
    bool is_straight;
};

static bool has_memory(struct memory_walk *m, CXCursor cursor);
static bool is_quiet_if(struct memory_walk *m, CXCursor statement, bool *leaves);

static enum CXChildVisitResult find_memory(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct straight *s = data;
    s->is_straight = s->is_straight && !has_memory(s->m, cursor);
    return CXChildVisit_Continue;
}

/* Is an lvalue that is memory anywhere in the expression? */
static bool has_memory(struct memory_walk *m, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if ((kind == CXCursor_DeclRefExpr || kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_MemberRefExpr || kind == CXCursor_UnaryOperator) &&
        memory_is_memory(m, cursor))
        return true;
    struct straight s = { m, true };
    clang_visitChildren(cursor, find_memory, &s);
    return !s.is_straight;
}

static enum CXChildVisitResult check_straight(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct straight *s = data;
    struct memory_walk *m = s->m;
    CXType type = clang_isExpression(clang_getCursorKind(cursor)) ? clang_getCursorType(cursor) : (CXType){ 0 };
    struct span span;
    CXCursor braces;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_CallExpr:
        s->is_straight = s->is_straight && memory_is_plain_call(m->walk, cursor);
        break;
    case CXCursor_IfStmt: {
        bool leaves = false;
        s->is_straight = s->is_straight && is_quiet_if(m, cursor, &leaves) && !leaves && memory_span(m, cursor, &span);
        return s->is_straight ? CXChildVisit_Continue : CXChildVisit_Break;
    }
    case CXCursor_ForStmt: {
        struct memory_head head;
        struct memory_count count;
        int64_t first, turns;
        s->is_straight = s->is_straight && memory_read_head(m, cursor, &head) && memory_find_count(m, &head, &count) &&
                         memory_known_turns(m, &head, &count, &first, &turns);
        break;
    }
    case CXCursor_ConditionalOperator: {
        struct memory_children parts = memory_children_of(m, cursor);
        for (size_t i = 1; i < parts.count; i++)
            s->is_straight = s->is_straight && !has_memory(m, parts.items[i]);
        break;
    }
    case CXCursor_BinaryOperator: {
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(cursor);
        struct memory_children parts = memory_children_of(m, cursor);
        if (operator== CXBinaryOperator_LAnd || operator== CXBinaryOperator_LOr)
            s->is_straight = s->is_straight && parts.count == 2 && !has_memory(m, parts.items[1]);
        break;
    }
    case CXCursor_VarDecl: /* an array's bounds, a store of its own */
        s->is_straight = s->is_straight && !memory_is_object(m, cursor) && clang_Cursor_getStorageClass(cursor) != CX_SC_Static &&
                         memory_type(cursor).kind != CXType_VariableArray && !memory_refers(cursor) &&
                         !(m->is_cxx && memory_is_class(memory_type(cursor)));
        break;
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXConstCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
    case CXCursor_CStyleCastExpr:
        s->is_straight = s->is_straight && !memory_cxx_casts_object(cursor);
        break;
    case CXCursor_DeclRefExpr:
    case CXCursor_MemberRefExpr:
        s->is_straight = s->is_straight && !memory_is_bit_field(m, cursor);
        break;
    case CXCursor_UnexposedExpr:
        s->is_straight = s->is_straight && !clang_Cursor_isNull(memory_strip(cursor));
        break;
    case CXCursor_UnaryExpr: /* sizeof */
        return CXChildVisit_Continue;
    case CXCursor_DoStmt:
        s->is_straight = s->is_straight && memory_is_group(cursor, &braces);
        break;
    case CXCursor_CompoundStmt:
    case CXCursor_NullStmt:
    case CXCursor_DeclStmt:
    case CXCursor_ParenExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_UnaryOperator:
    case CXCursor_CompoundAssignOperator:
    case CXCursor_InitListExpr:
    case CXCursor_CXXThisExpr:
    case CXCursor_CXXBoolLiteralExpr:
    case CXCursor_CXXNullPtrLiteralExpr:
    case CXCursor_NamespaceRef:
    case CXCursor_IntegerLiteral:
    case CXCursor_FloatingLiteral:
    case CXCursor_CharacterLiteral:
    case CXCursor_StringLiteral:
    case CXCursor_TypeRef:
        break;
    default:
        s->is_straight = false;
        break;
    }
    if (type.kind != CXType_Invalid && (clang_isVolatileQualifiedType(type) || clang_getCanonicalType(type).kind == CXType_Atomic))
        s->is_straight = false;
    bool is_statement = clang_isStatement(clang_getCursorKind(cursor)) || clang_isStatement(clang_getCursorKind(parent));
    if (is_statement && !memory_span(m, cursor, &span)) /* a macro hides it */
        s->is_straight = false;
    return s->is_straight ? CXChildVisit_Recurse : CXChildVisit_Break;
}

bool memory_is_straight(struct memory_walk *m, CXCursor statement)
{
    struct straight s = { m, true };
    if (check_straight(statement, statement, &s) == CXChildVisit_Recurse)
        clang_visitChildren(statement, check_straight, &s);
    return s.is_straight;
}

/* What is executed in one case only, and accesses nothing. `leaves`: it may leave the iteration, or the loop. */
static bool is_quiet(struct memory_walk *m, CXCursor statement, bool *leaves)
{
    struct memory_children parts = memory_children_of(m, statement);
    bool is_all_quiet = true;
    switch (clang_getCursorKind(statement)) {
    case CXCursor_CompoundStmt:
        for (size_t i = 0; i < parts.count; i++)
            is_all_quiet = is_all_quiet && is_quiet(m, parts.items[i], leaves);
        return is_all_quiet;
    case CXCursor_IfStmt:
        return is_quiet_if(m, statement, leaves) && !has_memory(m, parts.items[0]);
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_GotoStmt:
        *leaves = true;
        return true;
    case CXCursor_ReturnStmt:
        *leaves = true;
        return parts.count == 0 || (memory_is_straight(m, parts.items[0]) && !has_memory(m, parts.items[0]));
    default:
        return memory_is_straight(m, statement) && !has_memory(m, statement);
    }
}

/* An `if` whose condition alone may access something. */
static bool is_quiet_if(struct memory_walk *m, CXCursor statement, bool *leaves)
{
    struct memory_children parts = memory_children_of(m, statement);
    struct memory_selection selection;
    if (m->only_blocks || parts.count < 2 || !clang_isExpression(clang_getCursorKind(parts.items[0])) || !memory_is_straight(m, parts.items[0]) ||
        (m->is_cxx && (!memory_read_selection(m, statement, &parts, &selection) || !clang_Cursor_isNull(selection.init))))
        return false;
    bool is_quiet_all = true;
    for (size_t i = 1; i < parts.count; i++)
        is_quiet_all = is_quiet_all && is_quiet(m, parts.items[i], leaves);
    return is_quiet_all;
}

/* The body of a loop: straight, but that it may be left where nothing is accessed any more. */
static bool is_straight_body(struct memory_walk *m, CXCursor body, bool *leaves)
{
    bool is_compound = clang_getCursorKind(body) == CXCursor_CompoundStmt, is_straight = true;
    struct memory_children parts = is_compound ? memory_children_of(m, body) : (struct memory_children){ &body, 1 };
    struct span span;
    *leaves = false;
    for (size_t i = 0; i < parts.count && is_straight; i++) {
        CXCursor part = parts.items[i];
        is_straight = !*leaves || !has_memory(m, part);
        if (clang_getCursorKind(part) == CXCursor_IfStmt)
            is_straight = is_straight && memory_span(m, part, &span) && is_quiet_if(m, part, leaves);
        else
            is_straight = is_straight && memory_is_straight(m, part);
    }
    return is_straight && memory_span(m, body, &span);
}

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

static bool is_simple_test(struct memory_walk *m, CXCursor test)
{
    CXCursor e = memory_strip(test);
    return !clang_Cursor_isNull(e) && memory_is_straight(m, e) && !clang_Cursor_isNull(memory_strip(test));
}

static enum CXChildVisitResult find_assignment(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    *is_found = *is_found || memory_assigns(cursor);
    return *is_found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_may_repeat(struct memory_walk *m, CXCursor expression)
{
    bool assigns = memory_assigns(expression);
    clang_visitChildren(expression, find_assignment, &assigns);
    return !assigns && memory_is_straight(m, expression);
}

void memory_prepare_loop(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, struct memory_loop *loop)
{
    memory_names *assigned = arena_new(m->walk->arena, memory_names);
    struct span span;
    memory_find_assigned(m, head->body, assigned);
    memory_find_assigned(m, head->test, assigned);
    *loop = (struct memory_loop){
        .rules = { .m = m, .assigned = assigned, .variable = count->name, .is_strict = !has_argument(m, "-fno-strict-aliasing") },
        .step = count->step,
        .step_text = count->step_text,
        .spelling = count->spelling,
        .text = { .arena = m->walk->arena }
    };
    clang_visitChildren(head->body, find_stores, loop);
    memory_find_derived(&loop->rules, head->body);
    if (is_simple_test(m, head->test) && memory_may_repeat(m, head->test) && memory_span(m, head->test, &span))
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

/* #if, #ifdef, #ifndef, #elif, #else, #endif: the front end has chosen already. */
static bool is_choice(const char *directive)
{
    const char *word = directive + 1 + strspn(directive + 1, " \t");
    return text_starts_with(word, "if") || text_starts_with(word, "el") || text_starts_with(word, "endif");
}

bool memory_has_directive(struct memory_walk *m, struct span span)
{
    const struct tokens *tokens = m->walk->tokens;
    for (size_t i = lex_find(tokens, span.begin); i < tokens->list.count && tokens->list.items[i].begin < span.end; i++)
        if (tokens->list.items[i].kind == TOKEN_DIRECTIVE && !is_choice(tokens->source.text + tokens->list.items[i].begin))
            return true;
    return false;
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
    if (!is_straight_body(m, head->body, &leaves) || !is_simple_test(m, head->test) || memory_has_directive(m, head->statement))
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
    if (has_exit || !is_simple_test(m, head->test))
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
