#include "memory_cxx.h"

#include "clang_callee.h"
#include "cxx_callee.h"

static CXType unqualified(CXType type)
{
    return clang_getUnqualifiedType(clang_getCanonicalType(type));
}

/* Is a value read from an object here? Clang has no cursor kind for this conversion, but values that are no classes are
 * never const, and references to const objects are. */
static bool is_reading(CXCursor wrapper)
{
    CXType type = memory_type(wrapper);
    return clang_getCursorKind(wrapper) == CXCursor_UnexposedExpr && !memory_is_class(type) && !memory_is_array(type) &&
           type.kind != CXType_FunctionProto && !clang_isConstQualifiedType(type) && !clang_isVolatileQualifiedType(type);
}

/* The operand of a cast, and others: what is below parentheses and conversions that give the object itself. Null: a value. */
static CXCursor object_below(CXCursor e)
{
    for (;;) {
        enum CXCursorKind kind = clang_getCursorKind(e);
        if (kind != CXCursor_ParenExpr && kind != CXCursor_UnexposedExpr)
            return e;
        CXCursor child = clang_first_child(e);
        if (is_reading(e) || clang_Cursor_isNull(child) || !clang_isExpression(clang_getCursorKind(child)))
            return clang_getNullCursor();
        e = child;
    }
}

static bool stands_for_object(CXCursor expression)
{
    CXCursor e = object_below(expression), declaration;
    switch (clang_Cursor_isNull(e) ? CXCursor_InvalidCode : clang_getCursorKind(e)) {
    case CXCursor_DeclRefExpr:
        declaration = clang_getCursorReferenced(e);
        return clang_getCursorKind(declaration) != CXCursor_EnumConstantDecl && clang_getCursorKind(declaration) != CXCursor_NonTypeTemplateParameter;
    case CXCursor_MemberRefExpr:
        return clang_getCursorKind(clang_getCursorReferenced(e)) != CXCursor_EnumConstantDecl;
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_StringLiteral:
    case CXCursor_CompoundAssignOperator:
        return true;
    case CXCursor_UnaryOperator:
        switch (clang_getCursorUnaryOperatorKind(e)) {
        case CXUnaryOperator_Deref:
        case CXUnaryOperator_PreInc:
        case CXUnaryOperator_PreDec:
            return true;
        default:
            return false;
        }
    case CXCursor_BinaryOperator:
        switch (clang_getCursorBinaryOperatorKind(e)) {
        case CXBinaryOperator_Assign:
        case CXBinaryOperator_PtrMemD:
        case CXBinaryOperator_PtrMemI:
            return true;
        case CXBinaryOperator_Comma:
            return stands_for_object(clang_last_child(e));
        default:
            return false;
        }
    case CXCursor_ConditionalOperator:
        return stands_for_object(clang_last_child(e));
    case CXCursor_CallExpr:
        return memory_is_reference(clang_getCanonicalType(clang_getResultType(cxx_function_type(e))));
    default:
        return memory_cxx_casts_object(e);
    }
}

bool memory_cxx_casts_object(CXCursor cast)
{
    switch (clang_getCursorKind(cast)) {
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXConstCastExpr:
    case CXCursor_CXXDynamicCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
    case CXCursor_CStyleCastExpr:
        return memory_type(cast).kind != CXType_Void && stands_for_object(clang_last_child(cast));
    default:
        return false;
    }
}

bool memory_cxx_binds_to(CXType type, CXCursor value)
{
    CXCursor e = memory_strip(value);
    type = clang_getCanonicalType(type);
    if (!memory_is_reference(type) || clang_Cursor_isNull(e))
        return memory_is_reference(type);
    CXType to = unqualified(clang_getPointeeType(type)), from = unqualified(clang_getCursorType(e));
    if (memory_is_class(to) || memory_is_class(from) || memory_is_array(to))
        return true;
    /* (what a reference to an object that may change is bound to is no value) */
    bool is_plain = type.kind == CXType_LValueReference && !clang_isConstQualifiedType(clang_getPointeeType(type));
    return clang_equalTypes(to, from) && (is_plain || stands_for_object(type.kind == CXType_RValueReference ? e : value));
}

bool memory_cxx_binds(CXCursor call, int i)
{
    bool is_object;
    CXType type = cxx_parameter_type(call, i, &is_object);
    return is_object || (type.kind != CXType_Invalid && memory_cxx_binds_to(type, clang_Cursor_getArgument(call, (unsigned)i)));
}

CXCursor memory_cxx_receiver(CXCursor call)
{
    CXCursor callee = memory_strip(clang_first_child(call));
    if (clang_Cursor_isNull(callee) || clang_getCursorKind(callee) != CXCursor_MemberRefExpr)
        return clang_getNullCursor();
    CXCursor base = clang_first_child(callee);
    return clang_isExpression(clang_getCursorKind(base)) ? base : clang_getNullCursor();
}

bool memory_cxx_gives_object(CXCursor call)
{
    return clang_getCanonicalType(clang_getResultType(cxx_function_type(call))).kind == CXType_LValueReference;
}

bool memory_cxx_is_destroyed(CXCursor variable)
{
    CXType type = memory_type(variable);
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    return memory_is_class(type) && !clang_isPODType(type);
}

bool memory_cxx_copies(CXCursor call)
{
    CXCursor function = clang_getCursorReferenced(call);
    enum CXCursorKind kind = clang_getCursorKind(function);
    if (cxx_is_elided(call) || clang_Cursor_getNumArguments(call) < 1)
        return false;
    bool is_copy =
        kind == CXCursor_Constructor && (clang_CXXConstructor_isCopyConstructor(function) || clang_CXXConstructor_isMoveConstructor(function));
    return (is_copy || kind == CXCursor_CXXMethod) && clang_CXXMethod_isDefaulted(function);
}

bool memory_cxx_copies_bytes(CXCursor call)
{
    if (!memory_cxx_copies(call))
        return false;
    CXType type = memory_type(clang_Cursor_getArgument(call, 0));
    return memory_is_class(type) && clang_isPODType(clang_getUnqualifiedType(type));
}

static enum CXChildVisitResult find_temporary(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *found = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    *found = *found || kind == CXCursor_LambdaExpr || kind == CXCursor_CXXNewExpr || kind == CXCursor_CXXThrowExpr || kind == CXCursor_InitListExpr ||
             (kind == CXCursor_CallExpr && memory_is_class(memory_type(cursor)) && !memory_cxx_gives_object(cursor));
    return *found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_cxx_has_temporaries(CXCursor expression)
{
    bool found = false;
    find_temporary(expression, expression, &found);
    if (!found)
        clang_visitChildren(expression, find_temporary, &found);
    return found;
}

/* Does g++ take it for an expression without effects? Then the left side of an assignment is evaluated before a call on the
 * right (cp_gimplify_expr), and has to stay without effects. It makes std::forward and the like casts. */
static bool is_quiet(CXCursor call)
{
    static const char *const casts[] = { "forward", "move", "addressof", "as_const", NULL };
    CXCursor function = clang_getCursorReferenced(call);
    CXString name = clang_getCursorSpelling(function);
    bool is_cast = clang_is_one_of(clang_getCString(name), casts) && clang_Location_isInSystemHeader(clang_getCursorLocation(function));
    clang_disposeString(name);
    return is_cast || memory_cxx_copies_bytes(call) || clang_has_child(function, CXCursor_PureAttr) || clang_has_child(function, CXCursor_ConstAttr);
}

static enum CXChildVisitResult find_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *found = data;
    *found = *found || (clang_getCursorKind(cursor) == CXCursor_CallExpr && !is_quiet(cursor));
    return *found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_cxx_has_call(CXCursor expression)
{
    bool found = false;
    find_call(expression, expression, &found);
    if (!found)
        clang_visitChildren(expression, find_call, &found);
    return found || memory_cxx_has_temporaries(expression);
}
