/* What a call expression calls. */
#include "cxx_callee.h"

#include "clang_cursor.h"

bool cxx_is_function_like(enum CXCursorKind kind)
{
    return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod || kind == CXCursor_Constructor || kind == CXCursor_Destructor ||
           kind == CXCursor_ConversionFunction || kind == CXCursor_FunctionTemplate;
}

bool cxx_is_elided(CXCursor call)
{
    return clang_getCursorKind(call) == CXCursor_CallExpr && clang_Cursor_getNumArguments(call) == 1 &&
           clang_isInvalid(clang_getCursorKind(clang_getCursorReferenced(call))) &&
           clang_equalCursors(clang_first_child(call), clang_Cursor_getArgument(call, 0));
}

CXCursor cxx_strip_elided(CXCursor expression)
{
    CXCursor inner = clang_strip(expression);
    while (cxx_is_elided(inner))
        inner = clang_strip(clang_Cursor_getArgument(inner, 0));
    return inner;
}

static bool is_function(CXType type)
{
    return type.kind == CXType_FunctionProto || type.kind == CXType_FunctionNoProto;
}

CXType cxx_function_type(CXCursor call)
{
    CXCursor declaration = clang_getCursorReferenced(call);
    CXType type = clang_getCanonicalType(clang_getCursorType(declaration));
    if (is_function(type))
        return type;
    type = clang_getCanonicalType(clang_getCursorType(clang_strip(clang_first_child(call))));
    while (type.kind == CXType_Pointer || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    return is_function(type) ? type : (CXType){ .kind = CXType_Invalid };
}

CXType cxx_parameter_type(CXCursor call, int i, bool *is_object)
{
    CXType type = cxx_function_type(call), none = { .kind = CXType_Invalid };
    CXCursor declaration = clang_getCursorReferenced(call);
    int n = clang_Cursor_getNumArguments(call);
    *is_object = false;
    if (type.kind == CXType_Invalid)
        return none;
    if (clang_getCursorKind(declaration) == CXCursor_CXXMethod && !clang_CXXMethod_isStatic(declaration) && n == clang_getNumArgTypes(type) + 1 &&
        /* one more than a.f(x) can have, unless f is variadic */
        (!clang_isFunctionTypeVariadic(type) || clang_getCursorKind(clang_strip(clang_first_child(call))) != CXCursor_MemberRefExpr)) {
        *is_object = i == 0;
        i--;
    }
    return i >= 0 && i < clang_getNumArgTypes(type) ? clang_getArgType(type, (unsigned)i) : none;
}
