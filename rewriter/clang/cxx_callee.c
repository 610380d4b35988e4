/* What a call expression calls. */
#include "cxx_callee.h"

#include "clang_cursor.h"
#include "clang_messages.h"

bool cxx_is_function_like(enum CXCursorKind kind)
{
    return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod || kind == CXCursor_Constructor || kind == CXCursor_Destructor ||
           kind == CXCursor_ConversionFunction || kind == CXCursor_FunctionTemplate;
}

static bool is_function(CXType type)
{
    return type.kind == CXType_FunctionProto || type.kind == CXType_FunctionNoProto;
}

/* The type of a function that an expression of the type leads to, or CXType_Invalid. */
static CXType function_behind(CXType type)
{
    type = clang_getCanonicalType(type);
    while (type.kind == CXType_Pointer || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    return is_function(type) ? type : (CXType){ .kind = CXType_Invalid };
}

/* What is called by (*f)(x), (&f)(x), f[i](x), ((F)f)(x). */
static CXCursor strip_access(CXCursor callee)
{
    for (callee = clang_strip(callee);;) {
        enum CXCursorKind kind = clang_getCursorKind(callee);
        if (kind != CXCursor_UnaryOperator && kind != CXCursor_ArraySubscriptExpr && kind != CXCursor_CStyleCastExpr)
            return callee;
        CXCursor child = clang_first_child(callee);
        if (clang_Cursor_isNull(child) || !clang_isExpression(clang_getCursorKind(child)))
            return callee;
        callee = clang_strip(child);
    }
}

/* The function of MPI that is called with arguments that depend on the parameters of a template, or the null cursor. By
 * [temp.dep.candidate] another one might be found by the types of arguments, but MPI's names are its own (MPI-3.1, 2.6.2). */
static CXCursor message_function(CXCursor callee)
{
    CXCursor names = clang_getCursorReferenced(callee), function = clang_getNullCursor();
    if (clang_getCursorKind(names) == CXCursor_OverloadedDeclRef && clang_getNumOverloadedDecls(names) == 1)
        function = clang_getOverloadedDecl(names, 0);
    if (clang_getCursorKind(function) != CXCursor_FunctionDecl)
        return clang_getNullCursor();
    CXString name = clang_getCursorSpelling(function);
    bool is_message = clang_is_message_function(clang_getCString(name));
    clang_disposeString(name);
    return is_message ? function : clang_getNullCursor();
}

CXCursor cxx_called(CXCursor call)
{
    CXCursor declaration = clang_getCursorReferenced(call);
    if (clang_getCursorKind(call) != CXCursor_CallExpr || cxx_is_elided(call))
        return declaration;
    CXCursor callee = strip_access(clang_first_child(call));
    if (clang_getCursorKind(callee) == CXCursor_CallExpr && function_behind(clang_getCursorType(callee)).kind != CXType_Invalid)
        return clang_getNullCursor();
    bool is_named = clang_getCursorKind(callee) == CXCursor_DeclRefExpr || clang_getCursorKind(callee) == CXCursor_MemberRefExpr;
    if (!is_named || !clang_isInvalid(clang_getCursorKind(declaration)))
        return declaration;
    CXCursor message = message_function(callee);
    return clang_Cursor_isNull(message) ? clang_getCursorReferenced(callee) : message;
}

/* (In a template, an operator that depends on parameters has one operand, too, and no function yet; but no type either.) */
bool cxx_is_elided(CXCursor call)
{
    return clang_getCursorKind(call) == CXCursor_CallExpr && clang_Cursor_getNumArguments(call) == 1 &&
           clang_isInvalid(clang_getCursorKind(clang_getCursorReferenced(call))) && clang_getCursorType(call).kind != CXType_Dependent &&
           clang_is_same_expression(clang_first_child(call), clang_Cursor_getArgument(call, 0));
}

CXCursor cxx_strip_elided(CXCursor expression)
{
    CXCursor inner = clang_strip(expression);
    while (cxx_is_elided(inner))
        inner = clang_strip(clang_Cursor_getArgument(inner, 0));
    return inner;
}

bool cxx_names_function(CXCursor expression)
{
    CXCursor named = clang_strip(expression), meant = clang_getCursorReferenced(named);
    enum CXCursorKind kind = clang_getCursorKind(meant);
    if (clang_getCursorKind(named) != CXCursor_DeclRefExpr)
        return false;
    return kind == CXCursor_OverloadedDeclRef ? cxx_is_function_like(clang_getCursorKind(clang_getOverloadedDecl(meant, 0))) : clang_isInvalid(kind);
}

CXType cxx_function_type(CXCursor call)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(cxx_called(call)));
    return is_function(type) ? type : function_behind(clang_getCursorType(clang_strip(clang_first_child(call))));
}

CXType cxx_parameter_type(CXCursor call, int i, bool *is_object)
{
    CXType type = cxx_function_type(call), none = { .kind = CXType_Invalid };
    CXCursor declaration = cxx_called(call);
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

bool cxx_takes_function(CXCursor call, int i)
{
    bool is_object;
    if (!clang_Cursor_isNull(clang_getSpecializedCursorTemplate(cxx_called(call)))) /* it may be deduced */
        return false;
    CXType type = clang_getCanonicalType(cxx_parameter_type(call, i, &is_object));
    if (type.kind == CXType_LValueReference || type.kind == CXType_RValueReference || type.kind == CXType_Pointer)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    return type.kind == CXType_FunctionProto;
}
