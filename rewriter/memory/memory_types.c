#include "memory_types.h"

#include "clang_cursor.h"

CXCursor memory_strip(CXCursor cursor)
{
    for (;;) {
        enum CXCursorKind kind = clang_getCursorKind(cursor);
        if (kind != CXCursor_ParenExpr && kind != CXCursor_UnexposedExpr)
            return cursor;
        CXCursor child = clang_first_child(cursor);
        if (clang_Cursor_isNull(child) || !clang_isExpression(clang_getCursorKind(child)))
            return clang_getNullCursor();
        if (kind == CXCursor_UnexposedExpr && !clang_equalRanges(clang_getCursorExtent(cursor), clang_getCursorExtent(child)))
            return clang_getNullCursor();
        cursor = child;
    }
}

CXType memory_type(CXCursor cursor)
{
    return clang_getCanonicalType(clang_getCursorType(cursor));
}

bool memory_is_array(CXType type)
{
    return type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray || type.kind == CXType_VariableArray ||
           type.kind == CXType_DependentSizedArray;
}

bool memory_is_integer(CXType type)
{
    return (type.kind >= CXType_Bool && type.kind <= CXType_Int128) || type.kind == CXType_Enum;
}

bool memory_is_pointer(CXType type)
{
    return type.kind == CXType_Pointer;
}

bool memory_is_reference(CXType type)
{
    return type.kind == CXType_LValueReference || type.kind == CXType_RValueReference;
}

bool memory_refers(CXCursor declaration)
{
    return memory_is_reference(memory_type(declaration));
}

bool memory_is_class(CXType type)
{
    return type.kind == CXType_Record;
}

static enum CXChildVisitResult find_part(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *found = data;
    *found = *found || clang_getCursorKind(cursor) == CXCursor_FieldDecl || clang_getCursorKind(cursor) == CXCursor_CXXBaseSpecifier;
    return *found ? CXChildVisit_Break : CXChildVisit_Continue;
}

bool memory_is_empty(CXType type)
{
    bool found = false;
    if (!memory_is_class(type) || clang_Type_getSizeOf(type) > 1)
        return false;
    clang_visitChildren(clang_getTypeDeclaration(type), find_part, &found);
    return !found;
}

bool memory_is_of_this(CXCursor member)
{
    CXCursor base = clang_first_child(member);
    return clang_getCursorKind(clang_getCursorReferenced(member)) == CXCursor_FieldDecl &&
           (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)));
}

bool memory_assigns(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CompoundAssignOperator ||
        (kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign))
        return true;
    if (kind != CXCursor_UnaryOperator)
        return false;
    switch (clang_getCursorUnaryOperatorKind(cursor)) {
    case CXUnaryOperator_PostInc:
    case CXUnaryOperator_PostDec:
    case CXUnaryOperator_PreInc:
    case CXUnaryOperator_PreDec:
        return true;
    default:
        return false;
    }
}
