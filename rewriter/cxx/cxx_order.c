/* `LEFT = f(x)` under g++: the operands of the call are evaluated first, then the place on the left, and then the
 * call runs. That is so in C++17 as well, if the place has no effects (gimplify_modify_expr leaves a call for last;
 * cp_gimplify_expr evaluates it before a place with effects). C++11 leaves the order open ([expr.ass]/1), but
 * programs depend on that of their compiler: `count[key] = count.size()`. In the parentheses of another call, f would
 * run before the place is evaluated. If that can be noticed, nothing is put around it. */
#include "cxx_order.h"

#include <string.h>

#include "clang_args.h"
#include "clang_cursor.h"
#include "clang_cut.h"
#include "clang_expansions.h"
#include "cxx_callee.h"
#include "cxx_effects.h"
#include "cxx_trivial.h"
#include "cxx_types.h"
#include "cxx_use.h"

static bool is_settled_value(const struct cursor_frame *here, CXCursor expression);

/* --- variables --- */

struct uses {
    CXCursor declaration;
    bool steady;
};

static bool is_array(CXCursor expression)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(expression)).kind;
    return kind == CXType_ConstantArray || kind == CXType_DependentSizedArray;
}

/* Is the variable only read and assigned to in its own function: is no reference bound to it, and is it in no
 * closure? */
static enum CXChildVisitResult look_at_use(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct uses *uses = data;
    /* its own variables do not matter, but it may change this one */
    if (clang_getCursorKind(cursor) == CXCursor_LambdaExpr) {
        struct uses inside = { uses->declaration, true };
        clang_visitChildren(cursor, look_at_use, &inside);
        uses->steady = uses->steady && inside.steady;
        return CXChildVisit_Continue;
    }
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr && clang_getCursorKind(cursor) != CXCursor_VariableRef)
        return CXChildVisit_Recurse;
    if (!clang_equalCursors(clang_getCursorReferenced(cursor), uses->declaration))
        return CXChildVisit_Recurse;
    switch (clang_getCursorKind(parent)) {
    case CXCursor_UnexposedExpr: /* its value is read */
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        return CXChildVisit_Recurse;
    case CXCursor_UnaryOperator:
        uses->steady = uses->steady && clang_getCursorUnaryOperatorKind(parent) != CXUnaryOperator_AddrOf;
        return CXChildVisit_Recurse;
    case CXCursor_ArraySubscriptExpr: /* in a template, where the type of the elements may depend on a parameter */
        uses->steady = uses->steady && is_array(clang_strip(clang_first_child(parent)));
        return CXChildVisit_Recurse;
    default:
        uses->steady = false;
        return CXChildVisit_Break;
    }
}

static bool is_steady(const struct cursor_frame *here, CXCursor declaration)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(declaration));
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind == CXCursor_EnumConstantDecl || kind == CXCursor_FunctionDecl || kind == CXCursor_NonTypeTemplateParameter ||
        type.kind == CXType_ConstantArray)
        return true;
    if ((kind != CXCursor_ParmDecl && kind != CXCursor_VarDecl) || clang_isVolatileQualifiedType(type))
        return false;
    bool is_value = type.kind == CXType_Pointer || (type.kind >= CXType_Bool && type.kind <= CXType_Int128) || type.kind == CXType_Enum;
    if (is_value && clang_isConstQualifiedType(type))
        return true;
    struct span function, variable;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(declaration);
    if (!is_value || storage == CX_SC_Static || storage == CX_SC_Extern || !here->function ||
        !clang_cursor_span(here->walk, here->function->cursor, &function) || !clang_cursor_span(here->walk, declaration, &variable) ||
        variable.begin < function.begin || variable.end > function.end)
        return false;
    struct uses uses = { declaration, true };
    clang_visitChildren(here->function->cursor, look_at_use, &uses);
    return uses.steady;
}

/* --- places and values --- */

static CXCursor child_at(CXCursor cursor, bool last)
{
    return clang_strip(last ? clang_last_child(cursor) : clang_first_child(cursor));
}

/* Is a dot behind the base? If its type depends on a template parameter, only the text tells. */
static bool is_behind_dot(const struct cursor_frame *here, CXCursor base)
{
    struct span span;
    size_t i = clang_cursor_span(here->walk, base, &span) ? lex_find(here->walk->tokens, span.end) : SIZE_MAX;
    return i < here->walk->tokens->list.count && here->walk->tokens->list.items[i].first == '.';
}

/* Is this a place that no call can change, and that is found without effects? */
static bool is_settled_place(const struct cursor_frame *here, CXCursor expression)
{
    CXCursor base;
    enum CXTypeKind kind;
    switch (clang_getCursorKind(expression)) {
    case CXCursor_DeclRefExpr:
        return true; /* a reference stays bound */
    case CXCursor_MemberRefExpr:
        base = clang_first_child(expression);
        if (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)))
            return true; /* of *this */
        base = clang_strip(base);
        kind = clang_getCanonicalType(clang_getCursorType(base)).kind;
        if (kind == CXType_Pointer)
            return is_settled_value(here, base);
        return (kind == CXType_Record || is_behind_dot(here, base)) && is_settled_place(here, base);
    case CXCursor_ArraySubscriptExpr:
        base = child_at(expression, false);
        kind = clang_getCanonicalType(clang_getCursorType(base)).kind;
        return (is_array(base) ? is_settled_place(here, base) : kind == CXType_Pointer && is_settled_value(here, base)) &&
               is_settled_value(here, child_at(expression, true));
    case CXCursor_UnaryOperator:
        return clang_getCursorUnaryOperatorKind(expression) == CXUnaryOperator_Deref && is_settled_value(here, child_at(expression, true));
    default:
        return false;
    }
}

static bool is_settled_value(const struct cursor_frame *here, CXCursor expression)
{
    switch (clang_getCursorKind(expression)) {
    case CXCursor_IntegerLiteral:
    case CXCursor_CharacterLiteral:
    case CXCursor_CXXThisExpr:
    case CXCursor_UnaryExpr: /* sizeof */
        return true;
    case CXCursor_DeclRefExpr:
        return is_steady(here, clang_getCursorReferenced(expression));
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
        return is_settled_value(here, child_at(expression, true));
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(expression);
        if (symbol == CXUnaryOperator_AddrOf)
            return is_settled_place(here, child_at(expression, true));
        return symbol >= CXUnaryOperator_Plus && symbol <= CXUnaryOperator_LNot && is_settled_value(here, child_at(expression, true));
    }
    case CXCursor_BinaryOperator:
        return clang_getCursorBinaryOperatorKind(expression) < CXBinaryOperator_Assign && is_settled_value(here, child_at(expression, false)) &&
               is_settled_value(here, child_at(expression, true));
    default:
        return false;
    }
}

/* --- effects --- */

/* Does g++ fold the function into a cast (-ffold-simple-inlines), or does an attribute say that it has no effects? */
static bool has_no_effects(CXCursor call)
{
    static const char *const folded[] = { "move", "forward", "addressof", "__addressof", "as_const", NULL };
    CXCursor function = cxx_called(call);
    CXString name = clang_getCursorSpelling(clang_Cursor_isNull(function) ? clang_strip(clang_first_child(call)) : function);
    bool none = clang_Cursor_isNull(function) && !*clang_getCString(name);
    for (const char *const *f = folded; *f; f++)
        none = none || strcmp(clang_getCString(name), *f) == 0;
    clang_disposeString(name);
    return none ||
           (!clang_Cursor_isNull(function) && (clang_has_child(function, CXCursor_PureAttr) || clang_has_child(function, CXCursor_ConstAttr)));
}

static enum CXChildVisitResult find_effect(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    enum CXUnaryOperatorKind unary;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof */
    case CXCursor_LambdaExpr:
        return CXChildVisit_Continue;
    case CXCursor_UnaryOperator:
        unary = clang_getCursorUnaryOperatorKind(cursor);
        *(bool *)data = unary == CXUnaryOperator_PostInc || unary == CXUnaryOperator_PostDec || unary == CXUnaryOperator_PreInc ||
                        unary == CXUnaryOperator_PreDec;
        break;
    case CXCursor_BinaryOperator:
        *(bool *)data = clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign;
        break;
    case CXCursor_CompoundAssignOperator:
        *(bool *)data = true;
        break;
    case CXCursor_CallExpr:
        *(bool *)data = !has_no_effects(cursor);
        break;
    default:
        break;
    }
    return *(bool *)data ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Is -fstrong-eval-order in force, as it is by default from C++17 on? If a flag mentions it, that is not relied
 * upon. */
static bool keeps_order_of_effects(const struct walk *w)
{
    for (size_t i = 0; i < w->request->n_flags; i++)
        if (strstr(w->request->flags[i], "strong-eval-order"))
            return false;
    return clang_args_standard(w->arena, w->request) >= 17;
}

/* Is it a place of which g++ asks whether it has effects? (Of a class's member, or an element, it asks what is around it.) */
static bool may_have_effects(CXCursor place)
{
    switch (clang_getCursorKind(place)) {
    case CXCursor_CallExpr:
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
    case CXCursor_UnaryOperator: /* *p, ++x */
        return true;
    default:
        return false;
    }
}

/* Is it `c ? a : b`, or a member of that? */
static bool is_choice(const struct cursor_frame *here, CXCursor place)
{
    while (clang_getCursorKind(place) == CXCursor_MemberRefExpr && !clang_Cursor_isNull(clang_first_child(place)) &&
           is_behind_dot(here, child_at(place, false)))
        place = child_at(place, false);
    return clang_getCursorKind(place) == CXCursor_ConditionalOperator;
}

/* Does g++ evaluate the right side before the place? Since C++17 if that has effects (P0145; lvalue_has_side_effects); if it
 * is a choice always, since it makes an assignment to each of its ends (cp_build_modify_expr). */
static bool comes_before(const struct cursor_frame *here, CXCursor place)
{
    bool effect = false;
    if (is_choice(here, place))
        return true;
    if (!keeps_order_of_effects(here->walk) || !may_have_effects(place))
        return false;
    if (find_effect(place, clang_getNullCursor(), &effect) == CXChildVisit_Recurse)
        clang_visitChildren(place, find_effect, &effect);
    return effect;
}

/* T(x) or T{x}, where T depends on template parameters: it may be a cast. */
static bool may_cast(const struct cursor_frame *f)
{
    if (f->kind == CXCursor_InitListExpr && f->up)
        f = f->up;
    return f->kind == CXCursor_CallExpr && clang_Cursor_getNumArguments(f->cursor) < 0;
}

/* Is the value of this expression that of the expression in it, and is there no other? */
static bool is_around_one(const struct cursor_frame *f)
{
    return clang_is_transparent(f->kind) || f->kind == CXCursor_CStyleCastExpr || f->kind == CXCursor_CXXStaticCastExpr ||
           f->kind == CXCursor_CXXFunctionalCastExpr;
}

/* Is the value of this expression that of its last operand? */
static bool hands_on(const struct cursor_frame *f)
{
    return is_around_one(f) || may_cast(f) ||
           (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Comma);
}

/* An object that is copied as its bytes is assigned to as a number is. */
static bool is_assignment(const struct cursor_frame *f)
{
    return (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Assign) ||
           cxx_assigns_bytes(f->cursor);
}

bool cxx_is_in_quiet_place(const struct cursor_frame *call)
{
    const struct cursor_frame *child = call;
    for (const struct cursor_frame *f = call->up; f && clang_isExpression(f->kind); child = f, f = f->up)
        if (is_assignment(f) && !clang_equalCursors(clang_last_child(f->cursor), child->cursor))
            return has_no_effects(call->cursor) && cxx_costs(call->walk, clang_last_child(f->cursor)) &&
                   !comes_before(call, clang_strip(child->cursor)) && keeps_order_of_effects(call->walk) &&
                   clang_args_is_gcc(call->walk->arena, call->walk->request);
    return false;
}

const struct cursor_frame *cxx_find_order(const struct cursor_frame *call)
{
    const struct cursor_frame *f = call->up, *child = call;
    for (; f && hands_on(f); child = f, f = f->up)
        if (f->kind == CXCursor_BinaryOperator && !clang_equalCursors(clang_last_child(f->cursor), child->cursor))
            return NULL; /* its value is discarded */
    if (!f || !is_assignment(f) || !clang_equalCursors(clang_last_child(f->cursor), child->cursor) ||
        !clang_args_is_gcc(call->walk->arena, call->walk->request))
        return NULL;
    CXCursor place = child_at(f->cursor, false);
    return is_settled_place(call, place) || comes_before(call, place) ? NULL : f;
}

bool cxx_find_whole(const struct cursor_frame *call, struct span *whole)
{
    struct walk *w = call->walk;
    const struct cursor_frame *f = call->up, *child = call;
    for (; f && is_around_one(f); child = f, f = f->up)
        ;
    return f && is_assignment(f) && clang_equalCursors(clang_last_child(f->cursor), child->cursor) &&
           !cxx_is_dependent(clang_getCursorType(f->cursor)) && cxx_find_use(f, NULL) == CXX_USE_NONE && clang_args_is_gcc(w->arena, w->request) &&
           !cxx_costs(w, clang_first_child(f->cursor)) && !clang_is_cut(f) && clang_cursor_span(w, f->cursor, whole) &&
           !clang_expansion_around(w, whole->begin) && !clang_expansion_around(w, whole->end - 1);
}

bool cxx_is_last_in(const struct cursor_frame *call, const struct cursor_frame *assignment)
{
    if (cxx_find_use(assignment, NULL) != CXX_USE_NONE || may_cast(call))
        return false;
    for (const struct cursor_frame *f = call->up; f != assignment; f = f->up)
        if (f->kind == CXCursor_InitListExpr)
            return false;
    return true;
}
