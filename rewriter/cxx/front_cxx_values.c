#include "front_cxx.h"

#include <stdlib.h>
#include <string.h>

/* --- types --- */

bool cxx_is_dependent(struct walk *w, CXType type)
{
    CXString text = clang_getTypeSpelling(clang_getCanonicalType(type));
    const char *t = clang_getCString(text);
    bool dependent = strstr(t, "type-parameter-") || strstr(t, "<dependent") || strstr(t, "template-parameter-") || strstr(t, "<overloaded");
    clang_disposeString(text);
    (void)w;
    return dependent;
}

enum cxx_value cxx_type_value(struct walk *w, CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference)
        return CXX_REFERENCE;
    if (canonical.kind == CXType_Pointer || canonical.kind == CXType_MemberPointer)
        return CXX_PLAIN;
    if (canonical.kind == CXType_Dependent || cxx_is_dependent(w, canonical))
        return CXX_UNKNOWN;
    if (canonical.kind == CXType_Void)
        return CXX_VOID;
    if (canonical.kind == CXType_Record)
        return CXX_OBJECT;
    if ((canonical.kind >= CXType_Bool && canonical.kind <= CXType_NullPtr) || canonical.kind == CXType_Enum || canonical.kind == CXType_Complex ||
        canonical.kind == CXType_Vector || canonical.kind == CXType_ExtVector || canonical.kind == CXType_Float128 || canonical.kind == CXType_Half ||
        canonical.kind == CXType_Float16 || canonical.kind == CXType_BFloat16)
        return CXX_PLAIN;
    return CXX_UNKNOWN;
}

/* Can it be copied without anybody noticing: no constructor, destructor or virtual function of the user's own, in no part of it? */
struct triviality {
    struct walk *walk;
    bool trivial;
    int depth;
};

static bool is_trivial(struct walk *w, CXType type, int depth);

static enum CXVisitorResult look_at_field(CXCursor field, CXClientData data)
{
    struct triviality *t = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(field));
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    enum cxx_value value = cxx_type_value(t->walk, type);
    if (value == CXX_UNKNOWN || (value == CXX_OBJECT && !is_trivial(t->walk, type, t->depth + 1)))
        t->trivial = false;
    return t->trivial ? CXVisit_Continue : CXVisit_Break;
}

static enum CXChildVisitResult look_at_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct triviality *t = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_Constructor && (clang_CXXConstructor_isCopyConstructor(cursor) || clang_CXXConstructor_isMoveConstructor(cursor)))
        t->trivial = t->trivial && clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isDeleted(cursor);
    else if (kind == CXCursor_Destructor)
        t->trivial = t->trivial && clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXMethod)
        t->trivial = t->trivial && !clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXBaseSpecifier)
        t->trivial = t->trivial && !clang_isVirtualBase(cursor) && is_trivial(t->walk, clang_getCursorType(cursor), t->depth + 1);
    return t->trivial ? CXChildVisit_Continue : CXChildVisit_Break;
}

static bool is_trivial(struct walk *w, CXType type, int depth)
{
    CXType canonical = clang_getCanonicalType(type);
    CXCursor declaration = clang_getCursorDefinition(clang_getTypeDeclaration(canonical));
    if (canonical.kind != CXType_Record || depth > 8 || clang_Cursor_isNull(declaration) || cxx_is_dependent(w, canonical))
        return false;
    CXString spelling = clang_getTypeSpelling(canonical);
    bool closure = strstr(clang_getCString(spelling), "(lambda") != NULL;
    clang_disposeString(spelling);
    if (closure)
        return false;
    struct triviality t = { w, true, depth };
    CXCursor pattern = clang_getSpecializedCursorTemplate(declaration); /* maybe only declared there */
    if (!clang_Cursor_isNull(pattern) && clang_Cursor_isNull(clang_getCursorDefinition(pattern)))
        return false;
    clang_visitChildren(clang_Cursor_isNull(pattern) ? declaration : clang_getCursorDefinition(pattern), look_at_member, &t);
    if (t.trivial)
        clang_Type_visitFields(canonical, look_at_field, &t);
    return t.trivial;
}

const char *cxx_spell_type(struct walk *w, CXType type)
{
    static const char *const unspellable[] = { "(lambda", "(unnamed", "(anonymous", "type-parameter-", "<dependent", "auto", "__va_list_tag", NULL };
    const char *text = clang_string(w, clang_getTypeSpelling(clang_getCanonicalType(type)));
    for (const char *const *u = unspellable; *u; u++)
        if (strstr(text, *u))
            return NULL;
    return text;
}

/* --- values --- */

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

CXCursor cxx_strip_elided(CXCursor expression)
{
    CXCursor inner = clang_strip(expression);
    while (cxx_is_elided(inner))
        inner = clang_strip(clang_Cursor_getArgument(inner, 0));
    return inner;
}

static bool is_constructor(CXCursor call)
{
    return clang_getCursorKind(clang_getCursorReferenced(call)) == CXCursor_Constructor;
}

static enum cxx_value object_value(struct walk *w, CXType type)
{
    enum cxx_value value = cxx_type_value(w, type);
    return value == CXX_OBJECT && is_trivial(w, type, 0) ? CXX_TRIVIAL : value;
}

static enum cxx_value call_value(struct walk *w, CXCursor call)
{
    if (is_constructor(call) || clang_Cursor_getNumArguments(call) < 0)
        return object_value(w, clang_getCursorType(call));
    CXType type = cxx_function_type(call);
    if (type.kind != CXType_Invalid) {
        CXType result = clang_getResultType(type);
        if (result.kind != CXType_Auto)
            return object_value(w, result);
    }
    enum cxx_value value = object_value(w, clang_getCursorType(call));
    return type.kind == CXType_Invalid && value != CXX_VOID ? CXX_UNKNOWN : value;
}

struct nth {
    int n;
    CXCursor found;
};

static enum CXChildVisitResult take_nth(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct nth *nth = data;
    nth->found = cursor;
    return nth->n-- == 0 ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* The n-th child from 0, or the last where there are fewer. */
static CXCursor last_child_of(CXCursor cursor, int n)
{
    struct nth nth = { n, clang_getNullCursor() };
    clang_visitChildren(cursor, take_nth, &nth);
    return nth.found;
}

enum cxx_value cxx_value_of(struct walk *w, CXCursor expression)
{
    CXCursor inner = cxx_strip_elided(expression);
    CXType type = clang_getCursorType(inner);
    enum cxx_value own = cxx_type_value(w, type);
    switch (clang_getCursorKind(inner)) {
    case CXCursor_CallExpr:
        return call_value(w, inner);
    case CXCursor_DeclRefExpr:
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_StringLiteral:
        return own == CXX_UNKNOWN && cxx_is_dependent(w, type) && clang_getCursorKind(inner) != CXCursor_DeclRefExpr ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(inner);
        bool lvalue = symbol == CXUnaryOperator_Deref || symbol == CXUnaryOperator_PreInc || symbol == CXUnaryOperator_PreDec;
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : lvalue ? CXX_REFERENCE : own;
    }
    case CXCursor_CompoundAssignOperator:
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_BinaryOperator:
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Comma)
            return cxx_value_of(w, last_child_of(inner, 1));
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Assign)
            return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
        return own;
    case CXCursor_ConditionalOperator: {
        enum cxx_value a = cxx_value_of(w, last_child_of(inner, 1)), b = cxx_value_of(w, last_child_of(inner, 2));
        return a == b ? a : own;
    }
    default:
        return own == CXX_OBJECT && is_trivial(w, type, 0) ? CXX_TRIVIAL : own;
    }
}

/* --- what becomes of it --- */

static bool same_extent(const struct cursor_frame *a, const struct cursor_frame *b)
{
    struct span x, y;
    return clang_cursor_span(a->walk, a->cursor, &x) && clang_cursor_span(a->walk, b->cursor, &y) && x.begin == y.begin && x.end == y.end;
}

static bool copies_same_class(CXCursor call)
{
    CXCursor constructor = clang_getCursorReferenced(call);
    return clang_getCursorKind(constructor) == CXCursor_Constructor &&
           (clang_CXXConstructor_isCopyConstructor(constructor) || clang_CXXConstructor_isMoveConstructor(constructor));
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
        /* one more than a.f(x) can have, though a may be a member, too */
        (!clang_isFunctionTypeVariadic(type) || clang_getCursorKind(clang_strip(clang_first_child(call))) != CXCursor_MemberRefExpr)) {
        *is_object = i == 0;
        i--;
    }
    return i >= 0 && i < clang_getNumArgTypes(type) ? clang_getArgType(type, (unsigned)i) : none;
}

/* How a call takes the value of this child of it. */
static enum cxx_use use_in_call(const struct cursor_frame *call, const struct cursor_frame *child, bool member)
{
    int n = clang_Cursor_getNumArguments(call->cursor);
    for (int i = 0; i < n; i++) {
        if (!clang_equalCursors(clang_Cursor_getArgument(call->cursor, (unsigned)i), child->cursor))
            continue;
        bool is_object;
        CXType type = clang_getCanonicalType(cxx_parameter_type(call->cursor, i, &is_object));
        if (is_object || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
            return CXX_USE_BOUND;
        if (member || type.kind != CXType_Invalid)
            return member ? CXX_USE_BOUND : CXX_USE_OTHER;
        struct cxx_common common = cxx_common_parameter(call->walk, call->cursor, i);
        return cxx_is_bound(&common, child->cursor) ? CXX_USE_BOUND : CXX_USE_OTHER;
    }
    if (n < 0)
        return member ? CXX_USE_BOUND : CXX_USE_OTHER;
    return CXX_USE_BOUND; /* the receiver */
}

static bool ends_full_expression(const struct cursor_frame *f)
{
    if (f->kind == CXCursor_UnexposedStmt)
        return !cxx_text_word_before(f->walk, clang_cursor_begin(f->cursor), "co_return") &&
               !lex_word_is(f->walk->tokens, lex_find(f->walk->tokens, clang_cursor_begin(f->cursor)), "co_return");
    return clang_isStatement(f->kind) || f->kind == CXCursor_VarDecl || f->kind == CXCursor_FieldDecl || f->kind == CXCursor_Constructor ||
           f->kind == CXCursor_FunctionTemplate || f->kind == CXCursor_CXXThrowExpr;
}

static bool stands_before(const struct cursor_frame *f, char punctuator)
{
    struct span span;
    size_t i = clang_cursor_span(f->walk, f->cursor, &span) ? lex_find(f->walk->tokens, span.end) : SIZE_MAX;
    return i < f->walk->tokens->list.count && f->walk->tokens->list.items[i].first == punctuator;
}

/* Is the expression a statement, whose value nobody sees? */
static bool is_statement(const struct cursor_frame *statement, const struct cursor_frame *expression)
{
    switch (statement->kind) {
    case CXCursor_CompoundStmt: /* the last one of a statement expression is its value */
        return stands_before(expression, ';') && !(statement->up && statement->up->kind == CXCursor_StmtExpr);
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
    case CXCursor_CXXForRangeStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        return stands_before(expression, ';');
    default:
        return false;
    }
}

enum cxx_use cxx_find_use(const struct cursor_frame *here)
{
    const struct cursor_frame *child = here;
    bool member = false; /* of the value only a part is used */
    bool whole = true;   /* nothing but parentheses around it */
    if (cxx_text_word_before(here->walk, clang_cursor_begin(here->cursor), "co_await") ||
        cxx_text_word_before(here->walk, clang_cursor_begin(here->cursor), "co_yield"))
        return CXX_USE_OTHER;
    for (const struct cursor_frame *f = here->up; f; child = f, f = f->up) {
        enum cxx_use otherwise = member ? CXX_USE_BOUND : CXX_USE_OTHER;
        switch (f->kind) {
        case CXCursor_UnexposedExpr:
            if (!same_extent(f, child))
                return otherwise;
            break;
        case CXCursor_ParenExpr:
            break;
        case CXCursor_CXXFunctionalCastExpr:
        case CXCursor_CXXStaticCastExpr:
        case CXCursor_CStyleCastExpr:
            if (!member && cxx_type_value(f->walk, clang_getCursorType(f->cursor)) == CXX_VOID)
                return CXX_USE_VOID;
            break;
        case CXCursor_ConditionalOperator:
            if (clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor))
                return CXX_USE_BOUND; /* the condition */
            break;
        case CXCursor_BinaryOperator:
            if (clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_PtrMemD &&
                clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor)) {
                member = true;
                break;
            }
            if (clang_getCursorBinaryOperatorKind(f->cursor) != CXBinaryOperator_Comma)
                return otherwise;
            if (clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor))
                return member ? CXX_USE_BOUND : CXX_USE_LEFT;
            break;
        case CXCursor_ArraySubscriptExpr: /* a part of it too, and its life may be extended ([class.temporary]/6) */
            if (!member)
                return otherwise;
            break;
        case CXCursor_MemberRefExpr:
            member = true;
            break;
        case CXCursor_CallExpr:
            if (cxx_is_elided(f->cursor))
                break;
            if (copies_same_class(f->cursor) && !member && (same_extent(f, child) || (f->up && f->up->kind == CXCursor_CXXFunctionalCastExpr)))
                break; /* elided */
            return use_in_call(f, child, member);
        default:
            return whole && is_statement(f, child) ? CXX_USE_NONE : ends_full_expression(f) ? CXX_USE_FULL : otherwise;
        }
        whole = whole && (f->kind == CXCursor_UnexposedExpr || f->kind == CXCursor_ParenExpr);
    }
    return CXX_USE_OTHER;
}
