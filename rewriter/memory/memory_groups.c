#include "memory_groups.h"

/* A `break` or `continue` of the loop itself. */
struct jump {
    bool is_in_loop, is_in_switch, is_found;
};

static enum CXChildVisitResult find_jump(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct jump *jump = data, inner = *jump;
    (void)parent;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_LambdaExpr:
        return CXChildVisit_Continue;
    case CXCursor_BreakStmt:
        jump->is_found = !jump->is_in_loop && !jump->is_in_switch;
        break;
    case CXCursor_ContinueStmt:
        jump->is_found = !jump->is_in_loop;
        break;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_CXXForRangeStmt:
        inner.is_in_loop = true;
        break;
    case CXCursor_SwitchStmt:
        inner.is_in_switch = true;
        break;
    default:
        return CXChildVisit_Recurse;
    }
    clang_visitChildren(cursor, find_jump, &inner);
    jump->is_found = jump->is_found || inner.is_found;
    return jump->is_found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static bool is_zero(CXCursor test)
{
    CXCursor literal = memory_strip(test);
    enum CXCursorKind kind = clang_getCursorKind(literal);
    if (clang_Cursor_isNull(literal) || (kind != CXCursor_IntegerLiteral && kind != CXCursor_CXXBoolLiteralExpr))
        return false;
    CXEvalResult result = clang_Cursor_Evaluate(literal);
    bool is_zero = result && clang_EvalResult_getKind(result) == CXEval_Int && clang_EvalResult_getAsLongLong(result) == 0;
    if (result)
        clang_EvalResult_dispose(result);
    return is_zero;
}

static enum CXChildVisitResult keep_both(CXCursor cursor, CXCursor parent, CXClientData data)
{
    CXCursor *parts = data;
    (void)parent;
    parts[clang_Cursor_isNull(parts[0]) ? 0 : 1] = cursor;
    return CXChildVisit_Continue;
}

bool memory_is_group(CXCursor statement, CXCursor *braces)
{
    struct jump jump = { 0 };
    CXCursor parts[2] = { clang_getNullCursor(), clang_getNullCursor() };
    *braces = statement;
    if (clang_getCursorKind(statement) == CXCursor_CompoundStmt)
        return true;
    if (clang_getCursorKind(statement) != CXCursor_DoStmt)
        return false;
    clang_visitChildren(statement, keep_both, parts);
    *braces = parts[0];
    if (clang_getCursorKind(*braces) != CXCursor_CompoundStmt || clang_Cursor_isNull(parts[1]) || !is_zero(parts[1]))
        return false;
    clang_visitChildren(*braces, find_jump, &jump);
    return !jump.is_found;
}

static enum CXChildVisitResult find_attribute(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    *is_found = clang_getCursorKind(cursor) == CXCursor_UnexposedAttr; /* so libclang shows `cleanup`, and others */
    return *is_found ? CXChildVisit_Break : CXChildVisit_Continue;
}

bool memory_group_calls(struct memory_walk *m, CXCursor braces)
{
    struct memory_children statements = memory_children_of(m, braces);
    bool is_found = false;
    for (size_t i = 0; i < statements.count && !is_found; i++) {
        if (clang_getCursorKind(statements.items[i]) != CXCursor_DeclStmt)
            continue;
        struct memory_children variables = memory_children_of(m, statements.items[i]);
        for (size_t k = 0; k < variables.count && !is_found; k++) {
            CXType type = memory_type(variables.items[k]);
            while (memory_is_array(type))
                type = clang_getCanonicalType(clang_getArrayElementType(type));
            is_found = m->is_cxx && (memory_is_class(type) || memory_refers(variables.items[k]));
            if (!is_found)
                clang_visitChildren(variables.items[k], find_attribute, &is_found);
        }
    }
    return is_found;
}
