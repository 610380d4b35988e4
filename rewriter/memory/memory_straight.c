#include "memory_straight.h"

#include "memory_calls.h"
#include "memory_counts.h"
#include "memory_cxx.h"
#include "memory_groups.h"
#include "memory_heads.h"
#include "memory_record.h"

struct straight {
    struct memory_walk *m;
    bool is_straight;
};

static bool is_quiet_if(struct memory_walk *m, CXCursor statement, bool *leaves);

static enum CXChildVisitResult find_memory(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct straight *s = data;
    s->is_straight = s->is_straight && !memory_has_memory(s->m, cursor);
    return CXChildVisit_Continue;
}

bool memory_has_memory(struct memory_walk *m, CXCursor cursor)
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
            s->is_straight = s->is_straight && !memory_has_memory(m, parts.items[i]);
        break;
    }
    case CXCursor_BinaryOperator: {
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(cursor);
        struct memory_children parts = memory_children_of(m, cursor);
        if (operator== CXBinaryOperator_LAnd || operator== CXBinaryOperator_LOr)
            s->is_straight = s->is_straight && parts.count == 2 && !memory_has_memory(m, parts.items[1]);
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
        return is_quiet_if(m, statement, leaves) && !memory_has_memory(m, parts.items[0]);
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_GotoStmt:
        *leaves = true;
        return true;
    case CXCursor_ReturnStmt:
        *leaves = true;
        return parts.count == 0 || (memory_is_straight(m, parts.items[0]) && !memory_has_memory(m, parts.items[0]));
    default:
        return memory_is_straight(m, statement) && !memory_has_memory(m, statement);
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

bool memory_is_straight_body(struct memory_walk *m, CXCursor body, bool *leaves)
{
    bool is_compound = clang_getCursorKind(body) == CXCursor_CompoundStmt, is_straight = true;
    struct memory_children parts = is_compound ? memory_children_of(m, body) : (struct memory_children){ &body, 1 };
    struct span span;
    *leaves = false;
    for (size_t i = 0; i < parts.count && is_straight; i++) {
        CXCursor part = parts.items[i];
        is_straight = !*leaves || !memory_has_memory(m, part);
        if (clang_getCursorKind(part) == CXCursor_IfStmt)
            is_straight = is_straight && memory_span(m, part, &span) && is_quiet_if(m, part, leaves);
        else
            is_straight = is_straight && memory_is_straight(m, part);
    }
    return is_straight && memory_span(m, body, &span);
}

bool memory_is_simple_test(struct memory_walk *m, CXCursor test)
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
