#include "cxx_captures.h"

#include "clang_cursor.h"

struct parts {
    CXCursor lambda;
    CXCursorVisitor visit;
    CXClientData data;
    bool only_captures;
};

bool cxx_is_new_capture(CXCursor reference)
{
    if (clang_getCursorKind(reference) != CXCursor_VariableRef)
        return false;
    CXCursor variable = clang_getCursorReferenced(reference);
    return clang_getCursorKind(variable) == CXCursor_VarDecl && clang_cursor_location(variable) == clang_cursor_begin(reference);
}

struct place {
    uint32_t at;
    bool is_inside;
};

static enum CXChildVisitResult find_around(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct place *place = data;
    if (!cxx_is_new_capture(cursor))
        return CXChildVisit_Continue;
    CXSourceRange range = clang_getCursorExtent(clang_getCursorReferenced(cursor));
    place->is_inside =
        place->at >= clang_expansion_offset(clang_getRangeStart(range)) && place->at < clang_expansion_offset(clang_getRangeEnd(range));
    return place->is_inside ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* Is it a part of the initialiser of a new variable? */
static bool is_shown_of_new(CXCursor lambda, CXCursor part)
{
    struct place place = { clang_expansion_offset(clang_getRangeStart(clang_getCursorExtent(part))), false };
    clang_visitChildren(lambda, find_around, &place);
    return place.is_inside;
}

static enum CXChildVisitResult visit_part(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent; /* not always the lambda */
    struct parts *parts = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (cxx_is_new_capture(cursor)) {
        CXCursor variable = clang_getCursorReferenced(cursor), value = clang_Cursor_getVarDeclInitializer(variable);
        bool ends = !parts->only_captures && parts->visit(cursor, parts->lambda, parts->data) == CXChildVisit_Break;
        ends = ends || (!clang_Cursor_isNull(value) && parts->visit(value, variable, parts->data) == CXChildVisit_Break);
        return ends ? CXChildVisit_Break : CXChildVisit_Continue;
    }
    if (clang_isExpression(kind) || clang_isReference(kind)) {
        if (kind != CXCursor_VariableRef && is_shown_of_new(parts->lambda, cursor))
            return CXChildVisit_Continue;
        return parts->visit(cursor, parts->lambda, parts->data);
    }
    return parts->only_captures ? CXChildVisit_Continue : parts->visit(cursor, parts->lambda, parts->data);
}

static unsigned visit_lambda(CXCursor lambda, CXCursorVisitor visit, CXClientData data, bool only_captures)
{
    struct parts parts = { lambda, visit, data, only_captures };
    return clang_visitChildren(lambda, visit_part, &parts);
}

unsigned cxx_visit_parts(CXCursor cursor, CXCursorVisitor visit, CXClientData data)
{
    if (clang_getCursorKind(cursor) != CXCursor_LambdaExpr)
        return clang_visitChildren(cursor, visit, data);
    return visit_lambda(cursor, visit, data, false);
}

unsigned cxx_visit_captures(CXCursor lambda, CXCursorVisitor visit, CXClientData data)
{
    return visit_lambda(lambda, visit, data, true);
}
