#include "clang_task.h"

#include <string.h>

#include "clang_cursor.h"

bool clang_is_void_pointer(CXType type)
{
    CXType canonical = clang_getCanonicalType(type), pointee = clang_getPointeeType(canonical);
    return canonical.kind == CXType_Pointer && pointee.kind == CXType_Void && !clang_isConstQualifiedType(pointee) &&
           !clang_isVolatileQualifiedType(pointee);
}

static CXType function_of(CXType pointer)
{
    CXType canonical = clang_getCanonicalType(pointer);
    return canonical.kind == CXType_Pointer ? clang_getCanonicalType(clang_getPointeeType(canonical)) : (CXType){ .kind = CXType_Invalid };
}

CXType clang_task_result(CXType body)
{
    CXType function = function_of(body), none = { .kind = CXType_Invalid };
    if (function.kind != CXType_FunctionProto || clang_getNumArgTypes(function) != 1 || clang_isFunctionTypeVariadic(function) ||
        !clang_is_void_pointer(clang_getArgType(function, 0)))
        return none;
    bool throws = clang_getExceptionSpecificationType(function) == CXCursor_ExceptionSpecificationKind_None; /* part of the type in C++17 */
    return throws ? clang_getResultType(function) : none;
}

bool clang_takes_argument(CXType parameter)
{
    CXType function = function_of(parameter);
    if (function.kind == CXType_FunctionNoProto)
        return true;
    for (int i = 0; function.kind == CXType_FunctionProto && i < clang_getNumArgTypes(function); i++) {
        CXType type = clang_getCanonicalType(clang_getArgType(function, (unsigned)i));
        if (type.kind == CXType_Pointer && clang_getPointeeType(type).kind == CXType_Void)
            return true;
    }
    return false;
}

const char *clang_task_literal(struct walk *w, CXCursor argument)
{
    CXCursor literal = clang_strip(argument);
    if (clang_getCursorKind(literal) != CXCursor_StringLiteral)
        return NULL;
    const char *text = clang_string(w, clang_getCursorSpelling(literal)); /* with its quotes and escapes */
    size_t length = strlen(text);
    bool is_plain = length > 2 && text[0] == '"' && !memchr(text, '\\', length);
    return is_plain ? arena_strndup(w->arena, text + 1, length - 2) : NULL;
}

const char *clang_task_function(struct walk *w, CXCursor argument)
{
    CXCursor name = clang_strip(argument);
    if (clang_getCursorKind(name) == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(name) == CXUnaryOperator_AddrOf)
        name = clang_strip(clang_first_child(name));
    CXCursor function = clang_getCursorReferenced(name);
    bool is_function = clang_getCursorKind(name) == CXCursor_DeclRefExpr && clang_getCursorKind(function) == CXCursor_FunctionDecl;
    return is_function ? clang_string(w, clang_getCursorSpelling(function)) : NULL;
}
