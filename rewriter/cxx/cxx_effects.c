/* What the evaluation of an expression costs, and what it leaves behind until the full expression ends. */
#include "cxx_effects.h"

#include <string.h>

#include "clang_cursor.h"
#include "cxx_callee.h"
#include "cxx_captures.h"
#include "cxx_trivial.h"
#include "cxx_types.h"
#include "cxx_values.h"

struct search {
    struct walk *walk;
    CXCursorVisitor visit;
    unsigned question; /* its number for the memo */
    int depth;         /* of classes in one another */
    bool found;
};

static void search_below(struct search *search, CXCursor cursor);
static bool members_cost(struct search *search, CXType type);
static enum CXChildVisitResult visit_part(CXCursor cursor, CXCursor parent, CXClientData data);

/* The body of a lambda does not run where it stands, but new variables are initialised and objects are copied there. */
static enum CXChildVisitResult visit_capture(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    CXType type = clang_getCursorType(cursor);
    if (clang_getCursorKind(parent) == CXCursor_LambdaExpr)
        search->found = search->found || (cxx_type_value(type) == CXX_OBJECT && !cxx_is_trivial(type));
    else if (visit_part(cursor, parent, search) == CXChildVisit_Recurse)
        search_below(search, cursor);
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* What a list leaves out of an aggregate's members is initialised as the class says ([dcl.init.aggr]/5). */
static enum CXChildVisitResult find_member_cost(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_Constructor: /* of a member's class, which need not be an aggregate */
        search->found = true;
        break;
    case CXCursor_UnionDecl: /* may be anonymous */
        clang_visitChildren(cursor, find_member_cost, search);
        break;
    case CXCursor_FieldDecl:
        clang_visitChildren(cursor, visit_part, search);
        search->found = search->found || members_cost(search, clang_getCursorType(cursor));
        break;
    case CXCursor_CXXBaseSpecifier:
        search->found = members_cost(search, clang_getCursorType(cursor));
        break;
    default:
        break;
    }
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* A class that is nested deeply, or that makes objects of itself, is not looked through. */
static bool members_cost(struct search *search, CXType type)
{
    enum { DEEPEST = 8 };
    type = clang_getCanonicalType(type);
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    CXCursor definition = cxx_class_definition(type);
    if (type.kind != CXType_Record || clang_Cursor_isNull(definition))
        return search->found;
    search->found = search->found || search->depth == DEEPEST;
    search->depth++;
    if (!search->found)
        clang_visitChildren(definition, find_member_cost, search);
    search->depth--;
    return search->found;
}

/* What is in the operand of sizeof is evaluated if it is the bound of a variable length array: sizeof(int[f()]). */
static enum CXChildVisitResult visit_bound(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    if (clang_follows(search->walk, cursor, '[') && visit_part(cursor, parent, search) == CXChildVisit_Recurse)
        clang_visitChildren(cursor, visit_part, search);
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static enum CXChildVisitResult find_cost(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr:
        clang_visitChildren(cursor, visit_bound, search);
        return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
    case CXCursor_RequiresExpr:
        return CXChildVisit_Continue;
    case CXCursor_LambdaExpr:
        search->found = search->found || cxx_visit_captures(cursor, visit_capture, search);
        return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
    case CXCursor_InitListExpr:
    case CXCursor_CXXParenListInitExpr:
        search->found = search->found || members_cost(search, clang_getCursorType(cursor));
        break;
    case CXCursor_CallExpr:
    case CXCursor_CXXNewExpr:
    case CXCursor_CXXDeleteExpr:
    case CXCursor_CXXThrowExpr: /* also, the call does not happen */
    case CXCursor_StmtExpr:
    case CXCursor_CXXDynamicCastExpr:
        search->found = true;
        return CXChildVisit_Break;
    case CXCursor_UnaryOperator:
        if (search->walk->request->config->strict && clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref)
            search->found = true;
        break;
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        if (search->walk->request->config->strict && clang_getCursorType(cursor).kind != CXType_Unexposed)
            search->found = true;
        break;
    default:
        break;
    }
    return search->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

enum question { COST, OBJECT, TEMPORARY };
enum answer { NOT_KNOWN, NOTHING, SOMETHING };

/* What is below a call is searched once, however many calls are around it. */
static void search_below(struct search *search, CXCursor cursor)
{
    bool is_call = clang_getCursorKind(cursor) == CXCursor_CallExpr;
    uint32_t answer = is_call ? clang_memo_find(&search->walk->calls, cursor, search->question) : NOT_KNOWN;
    if (answer != NOT_KNOWN) {
        search->found = answer == SOMETHING;
        return;
    }
    clang_visitChildren(cursor, visit_part, search);
    if (is_call)
        clang_memo_add(search->walk->arena, &search->walk->calls, cursor, search->question, search->found ? SOMETHING : NOTHING);
}

static enum CXChildVisitResult visit_part(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    enum CXChildVisitResult next = search->visit(cursor, parent, search);
    if (next != CXChildVisit_Recurse || clang_getCursorKind(cursor) != CXCursor_CallExpr)
        return next;
    search_below(search, cursor);
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* Does `visit` find something in the expression, or in a part of it? */
static bool some_part(struct walk *w, CXCursor expression, CXCursorVisitor visit, enum question question)
{
    struct search search = { .walk = w, .visit = visit, .question = question };
    if (visit(expression, clang_getNullCursor(), &search) == CXChildVisit_Recurse)
        search_below(&search, expression);
    return search.found;
}

bool cxx_costs(struct walk *w, CXCursor expression)
{
    return some_part(w, expression, find_cost, COST);
}

/* Finds an object that ends with the full expression, if that can be noticed. */
static enum CXChildVisitResult find_object(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_UnaryExpr || kind == CXCursor_RequiresExpr)
        return CXChildVisit_Continue;
    if (kind == CXCursor_LambdaExpr) {
        search->found = search->found || cxx_visit_captures(cursor, visit_capture, search);
        return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
    }
    if (kind == CXCursor_CallExpr && !cxx_is_elided(cursor)) {
        enum cxx_value value = cxx_value_of(cursor);
        search->found = search->found || value == CXX_OBJECT || value == CXX_UNKNOWN;
    }
    return search->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool cxx_leaves_objects(struct walk *w, CXCursor expression)
{
    return some_part(w, expression, find_object, OBJECT);
}

/* Is it a default argument, which has no text in the call? */
static bool is_default(struct walk *w, CXCursor call, CXCursor argument)
{
    struct span outer, inner;
    return clang_cursor_span(w, call, &outer) && (!clang_cursor_span(w, argument, &inner) || inner.begin < outer.begin || inner.end > outer.end);
}

static bool is_standard(CXCursor function)
{
    for (CXCursor scope = clang_getCursorSemanticParent(function); !clang_Cursor_isNull(scope) && !clang_isInvalid(clang_getCursorKind(scope));
         scope = clang_getCursorSemanticParent(scope)) {
        CXString name = clang_getCursorSpelling(scope);
        bool standard = clang_getCursorKind(scope) == CXCursor_Namespace && strcmp(clang_getCString(name), "std") == 0;
        clang_disposeString(name);
        if (standard)
            return true;
    }
    return false;
}

/* Does the call make temporaries for its arguments, to which its result may refer? Default arguments of the standard
 * library's classes are allocators and the like, which leave nothing behind. */
static bool makes_temporaries(struct walk *w, CXCursor call)
{
    int n = clang_Cursor_getNumArguments(call);
    if (n < 0 || cxx_is_elided(call))
        return n < 0;
    if (n > 0 && cxx_function_type(call).kind == CXType_Invalid)
        return true; /* it is open which function is called, and what it has its arguments converted to */
    CXCursor callee = clang_strip(clang_first_child(call)), function = cxx_called(call);
    if (clang_getCursorKind(callee) == CXCursor_MemberRefExpr) {
        CXCursor base = clang_first_child(callee);
        enum cxx_value value = !clang_Cursor_isNull(base) && clang_isExpression(clang_getCursorKind(base)) ? cxx_value_of(base) : CXX_REFERENCE;
        if (value != CXX_REFERENCE && value != CXX_PLAIN)
            return true;
    }
    for (int i = 0; i < n; i++) {
        CXCursor argument = clang_Cursor_getArgument(call, (unsigned)i);
        bool is_object;
        CXType type = clang_getCanonicalType(cxx_parameter_type(call, i, &is_object));
        bool by_value = !is_object && type.kind != CXType_Invalid && type.kind != CXType_LValueReference && type.kind != CXType_RValueReference;
        if (by_value || (is_default(w, call, argument) && is_standard(function)))
            continue;
        if (cxx_value_of(argument) != CXX_REFERENCE)
            return true;
    }
    return false;
}

static enum CXChildVisitResult visit_initialiser(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    if (clang_getCursorKind(parent) == CXCursor_VarDecl)
        search->found = !cxx_is_clean(search->walk, cursor);
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static enum CXChildVisitResult find_temporary(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr:
    case CXCursor_RequiresExpr:
        return CXChildVisit_Continue;
    case CXCursor_LambdaExpr: /* what initialises the captures of the expression itself is looked at */
        search->found = !clang_isInvalid(clang_getCursorKind(parent)) || cxx_visit_captures(cursor, visit_initialiser, search);
        return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
    case CXCursor_InitListExpr:
    case CXCursor_CompoundLiteralExpr:
    case CXCursor_StmtExpr:
    case CXCursor_PackExpansionExpr:
        search->found = true;
        break;
    case CXCursor_MemberRefExpr:
        if (clang_getCursorKind(parent) != CXCursor_CallExpr && clang_isExpression(clang_getCursorKind(clang_first_child(cursor)))) {
            enum cxx_value base = cxx_value_of(clang_first_child(cursor));
            search->found = base != CXX_REFERENCE && base != CXX_PLAIN;
        }
        break;
    case CXCursor_CallExpr:
        search->found = makes_temporaries(search->walk, cursor);
        /* not the expression itself */
        if (!search->found && !clang_isInvalid(clang_getCursorKind(parent)) && !cxx_is_elided(cursor)) {
            enum cxx_value value = cxx_value_of(cursor);
            search->found = value == CXX_OBJECT || value == CXX_UNKNOWN;
        }
        break;
    default:
        break;
    }
    return search->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool cxx_is_clean(struct walk *w, CXCursor expression)
{
    return !some_part(w, cxx_strip_elided(expression), find_temporary, TEMPORARY);
}
