/* What an expression gives. */
#include "cxx_values.h"

#include "cxx_callee.h"
#include "cxx_trivial.h"
#include "cxx_types.h"

static bool is_constructor(CXCursor call)
{
    return clang_getCursorKind(clang_getCursorReferenced(call)) == CXCursor_Constructor;
}

static enum cxx_value object_value(CXType type)
{
    enum cxx_value value = cxx_type_value(type);
    return value == CXX_OBJECT && cxx_is_trivial(type) ? CXX_TRIVIAL : value;
}

static enum cxx_value call_value(CXCursor call)
{
    if (is_constructor(call) || clang_Cursor_getNumArguments(call) < 0)
        return object_value(clang_getCursorType(call));
    CXType type = cxx_function_type(call);
    if (type.kind != CXType_Invalid) {
        CXType result = clang_getResultType(type);
        if (result.kind != CXType_Auto)
            return object_value(result);
    }
    enum cxx_value value = object_value(clang_getCursorType(call));
    return type.kind == CXType_Invalid && value != CXX_VOID ? CXX_UNKNOWN : value;
}

enum cxx_value cxx_value_of(CXCursor expression)
{
    CXCursor inner = cxx_strip_elided(expression);
    CXType type = clang_getCursorType(inner);
    enum cxx_value own = cxx_type_value(type);
    switch (clang_getCursorKind(inner)) {
    case CXCursor_CallExpr:
        return call_value(inner);
    case CXCursor_DeclRefExpr:
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_StringLiteral:
        return own == CXX_UNKNOWN && cxx_is_dependent(type) && clang_getCursorKind(inner) != CXCursor_DeclRefExpr ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(inner);
        bool lvalue = symbol == CXUnaryOperator_Deref || symbol == CXUnaryOperator_PreInc || symbol == CXUnaryOperator_PreDec;
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : lvalue ? CXX_REFERENCE : own;
    }
    case CXCursor_CompoundAssignOperator:
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_BinaryOperator:
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Comma)
            return cxx_value_of(clang_nth_child(inner, 1));
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Assign)
            return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
        return own;
    case CXCursor_ConditionalOperator: {
        enum cxx_value a = cxx_value_of(clang_nth_child(inner, 1)), b = cxx_value_of(clang_nth_child(inner, 2));
        return a == b ? a : own;
    }
    default:
        return own == CXX_OBJECT && cxx_is_trivial(type) ? CXX_TRIVIAL : own;
    }
}
