/* What becomes of the value of a call. */
#include "cxx_use.h"

#include <string.h>

#include "clang_cursor.h"
#include "cxx_callee.h"
#include "cxx_candidates.h"
#include "cxx_constants.h"
#include "cxx_open.h"
#include "cxx_tokens.h"
#include "cxx_types.h"

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

/* How a call uses the value of this child. */
static enum cxx_use use_in_call(const struct cursor_frame *call, const struct cursor_frame *child, bool member)
{
    int n = clang_Cursor_getNumArguments(call->cursor);
    for (int i = 0; i < n; i++) {
        if (!clang_is_same_expression(clang_Cursor_getArgument(call->cursor, (unsigned)i), child->cursor))
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
        return !cxx_is_word_before(f->walk, clang_cursor_begin(f->cursor), "co_return") &&
               !lex_word_is(f->walk->tokens, lex_find(f->walk->tokens, clang_cursor_begin(f->cursor)), "co_return");
    return clang_isStatement(f->kind) || f->kind == CXCursor_VarDecl || f->kind == CXCursor_FieldDecl || f->kind == CXCursor_Constructor ||
           f->kind == CXCursor_FunctionTemplate || f->kind == CXCursor_CXXThrowExpr || cxx_is_variable_instance(f->cursor);
}

static bool stands_before(const struct cursor_frame *f, char punctuator)
{
    struct span span;
    size_t i = clang_cursor_span(f->walk, f->cursor, &span) ? lex_find(f->walk->tokens, span.end) : SIZE_MAX;
    return i < f->walk->tokens->list.count && f->walk->tokens->list.items[i].first == punctuator;
}

/* Is the expression a statement, so that nobody sees its value? */
static bool is_statement(const struct cursor_frame *statement, const struct cursor_frame *expression)
{
    switch (statement->kind) {
    case CXCursor_CompoundStmt: /* the last one in a statement expression is its value */
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

/* (f(xs), ...); is a statement, so that nobody sees what a call of f gives. */
static bool is_comma_fold(const struct cursor_frame *f)
{
    const char *sign;
    uint32_t ellipsis;
    return f->up && is_statement(f->up, f) && cxx_is_open_fold(f, &sign, &ellipsis) && strcmp(sign, "operator,") == 0;
}

/* May what a part of a temporary object initialises be a reference, with which the whole lives on ([class.temporary]/6)? */
static bool may_extend_life(const struct cursor_frame *f)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(f->cursor));
    if (f->kind != CXCursor_VarDecl)
        return f->kind == CXCursor_CXXForRangeStmt || !clang_isStatement(f->kind);
    return cxx_is_dependent(type) || type.kind == CXType_Invalid || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference;
}

/* What is known of the way from a call to its full expression. */
struct way {
    bool makes_object; /* the whole value initialises an object that an expression makes: operand of ?: or of a cast */
    bool is_seen;      /* it must have a value, though the full expression may have none: operand of ?: or of a cast to a type but void */
    bool is_followed;  /* by an index or a pointer to a member, which is evaluated when the call is over */
};

/* Of a part of what is cast to void. */
static enum cxx_use use_of_discarded(const struct cursor_frame *cast)
{
    const struct cursor_frame *f = cast->up;
    while (f && clang_is_transparent(f->kind))
        f = f->up;
    return f && ends_full_expression(f) ? CXX_USE_FULL : CXX_USE_OTHER;
}

static enum cxx_use find_use(const struct cursor_frame *here, struct way *way)
{
    const struct cursor_frame *child = here;
    bool member = false; /* only a part of the value is used */
    bool whole = true;   /* there is nothing but parentheses around it */
    if (cxx_is_word_before(here->walk, clang_cursor_begin(here->cursor), "co_await") ||
        cxx_is_word_before(here->walk, clang_cursor_begin(here->cursor), "co_yield"))
        return CXX_USE_OTHER;
    for (const struct cursor_frame *f = here->up; f; child = f, f = f->up) {
        enum cxx_use otherwise = member ? CXX_USE_BOUND : CXX_USE_OTHER;
        switch (f->kind) {
        case CXCursor_UnexposedExpr:
            if (!same_extent(f, child))
                return whole && is_comma_fold(f) ? CXX_USE_NONE : otherwise;
            break;
        case CXCursor_ParenExpr:
            break;
        case CXCursor_CXXFunctionalCastExpr:
        case CXCursor_CXXStaticCastExpr:
        case CXCursor_CStyleCastExpr:
            if (!member && cxx_type_value(clang_getCursorType(f->cursor)) == CXX_VOID)
                return way->is_seen ? use_of_discarded(f) : CXX_USE_VOID;
            if (same_extent(f, here))
                break; /* T(1) is the call itself */
            way->is_seen = true;
            way->makes_object = way->makes_object || !member;
            break;
        case CXCursor_ConditionalOperator:
            if (clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor))
                return CXX_USE_BOUND; /* the condition */
            way->makes_object = way->makes_object || !member;
            way->is_seen = true;
            break;
        case CXCursor_BinaryOperator:
            if (clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_PtrMemD &&
                clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor)) {
                member = way->is_followed = true;
                break;
            }
            if (clang_getCursorBinaryOperatorKind(f->cursor) != CXBinaryOperator_Comma)
                return otherwise;
            if (clang_cursor_begin(f->cursor) == clang_cursor_begin(child->cursor))
                return member ? CXX_USE_BOUND : CXX_USE_LEFT;
            break;
        case CXCursor_ArraySubscriptExpr: /* a part, too */
            if (!member)
                return otherwise;
            way->is_followed = true;
            break;
        case CXCursor_MemberRefExpr:
            member = true;
            break;
        case CXCursor_CallExpr:
            if (cxx_is_elided(f->cursor))
                break;
            if (copies_same_class(f->cursor) && !member && (same_extent(f, child) || (f->up && f->up->kind == CXCursor_CXXFunctionalCastExpr)))
                break; /* an elided copy */
            return use_in_call(f, child, member);
        default:
            if (whole && is_statement(f, child))
                return CXX_USE_NONE;
            return ends_full_expression(f) && (!way->is_followed || may_extend_life(f)) ? CXX_USE_FULL : otherwise;
        }
        whole = whole && (f->kind == CXCursor_UnexposedExpr || f->kind == CXCursor_ParenExpr);
    }
    return CXX_USE_OTHER;
}

enum cxx_use cxx_find_use(const struct cursor_frame *here, bool *lasts)
{
    struct way way = { 0 };
    enum cxx_use use = find_use(here, &way);
    if (lasts)
        *lasts = use == CXX_USE_FULL && way.is_followed;
    /* A prvalue is that object. An xvalue is moved into it: beside an lvalue or a prvalue in ?:, and in T(x) always
     * ([expr.cond]/4 to 7, [expr.static.cast]/4, [dcl.init.general]/16.6). */
    return way.makes_object && use == CXX_USE_BOUND ? CXX_USE_OTHER : use;
}
