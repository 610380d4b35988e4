#include "explicit_object.h"

#include <string.h>

#include "clang_cursor.h"

static CXSourceLocation begin_of(CXCursor cursor)
{
    return clang_getRangeStart(clang_getCursorExtent(cursor));
}

bool explicit_object_is_taken(CXCursor function)
{
    CXString text = clang_pretty_head(function);
    bool is_taken = strstr(clang_getCString(text), "(this ") != NULL;
    clang_disposeString(text);
    return is_taken;
}

CXCursor explicit_object_of(CXCursor call)
{
    CXCursor none = clang_getNullCursor();
    if (clang_getCursorKind(call) != CXCursor_CallExpr || clang_Cursor_getNumArguments(call) < 1)
        return none;
    CXCursor callee = clang_strip(clang_first_child(call)), function = clang_getCursorReferenced(callee);
    if (clang_getCursorKind(callee) != CXCursor_DeclRefExpr || clang_getCursorKind(function) != CXCursor_CXXMethod ||
        clang_CXXMethod_isStatic(function))
        return none; /* others are called by a MemberRefExpr */
    if (clang_Cursor_getNumArguments(call) > clang_getNumArgTypes(clang_getCursorType(function)) && !explicit_object_is_taken(function))
        return none; /* an operator: its object is an argument, but no parameter; or a variadic function */
    CXCursor object = clang_Cursor_getArgument(call, 0), inner = clang_strip(object);
    if (clang_getCursorKind(inner) == CXCursor_UnaryOperator && clang_equalLocations(begin_of(inner), clang_getNullLocation()))
        object = inner = clang_first_child(inner); /* what stands before an arrow */
    if (clang_getCursorKind(clang_getCursorReferenced(inner)) == CXCursor_Constructor && clang_Cursor_getNumArguments(inner) == 1 &&
        clang_equalLocations(begin_of(inner), begin_of(clang_Cursor_getArgument(inner, 0))))
        object = clang_Cursor_getArgument(inner, 0); /* the parameter is a copy of it */
    bool is_implied = clang_getCursorKind(inner) == CXCursor_CXXThisExpr && clang_equalLocations(begin_of(inner), begin_of(call));
    return is_implied ? none : object;
}

struct leftmost {
    CXSourceLocation begin;
    CXCursor child;
};

static enum CXChildVisitResult take_leftmost(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct leftmost *leftmost = data;
    if (!clang_equalLocations(begin_of(cursor), leftmost->begin))
        return CXChildVisit_Continue;
    leftmost->child = cursor;
    return CXChildVisit_Break;
}

CXSourceLocation explicit_object_begin(CXCursor expression)
{
    CXCursor at = expression;
    for (CXCursor object; !clang_Cursor_isNull(at);) {
        object = explicit_object_of(at);
        if (!clang_Cursor_isNull(object)) {
            expression = at = object;
            continue;
        }
        struct leftmost leftmost = { begin_of(at), clang_getNullCursor() };
        clang_visitChildren(at, take_leftmost, &leftmost);
        at = leftmost.child;
    }
    return begin_of(expression);
}
