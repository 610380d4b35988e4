/* What is around a call of C: why it is left alone there, and assignments whose order it must not change. */
#include "c_context.h"

#include "c_expressions.h"
#include "c_names.h"
#include "clang_bounds.h"
#include "clang_cursor.h"

/* --- the left side of an assignment --- */

struct left {
    const struct cursor_frame *frame;
    bool settled; /* nothing that the right side does can change which place this is */
};

static enum CXChildVisitResult look_left(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct left *left = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CallExpr || kind == CXCursor_StmtExpr || kind == CXCursor_BinaryOperator || kind == CXCursor_CompoundAssignOperator ||
        kind == CXCursor_ConditionalOperator) {
        enum CXBinaryOperatorKind symbol = kind == CXCursor_BinaryOperator ? clang_getCursorBinaryOperatorKind(cursor) : CXBinaryOperator_Assign;
        if (symbol >= CXBinaryOperator_Assign)
            left->settled = false;
    } else if (kind == CXCursor_UnaryOperator) {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(cursor);
        if (symbol != CXUnaryOperator_Deref && !c_is_pure(symbol))
            left->settled = false;
    } else if (kind == CXCursor_DeclRefExpr) {
        CXCursor declaration = clang_getCursorReferenced(cursor);
        bool constant = clang_getCursorKind(declaration) == CXCursor_EnumConstantDecl || c_is_array(cursor);
        if (!constant && !c_is_steady_variable(left->frame->walk, left->frame->function, declaration))
            left->settled = false;
    }
    /* a chain p->q->r reads memory on its way, which the call can change */
    if (kind == CXCursor_MemberRefExpr || kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_UnaryOperator) {
        CXCursor inner = clang_strip(clang_first_child(cursor));
        enum CXCursorKind inner_kind = clang_getCursorKind(inner);
        bool inner_reads =
            (inner_kind == CXCursor_MemberRefExpr || inner_kind == CXCursor_ArraySubscriptExpr || inner_kind == CXCursor_UnaryOperator);
        if (inner_reads && clang_getCanonicalType(clang_getCursorType(inner)).kind == CXType_Pointer)
            left->settled = false;
    }
    return CXChildVisit_Recurse;
}

/* Is the value of this expression that of one of its operands, unchanged? */
static bool hands_on_value(const struct cursor_frame *f)
{
    return clang_is_transparent(f->kind) || f->kind == CXCursor_CStyleCastExpr || f->kind == CXCursor_ConditionalOperator ||
           (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Comma);
}

/* gcc gimplifies `LEFT = ({ ... })` by moving the store into the statement expression, behind the evaluation of the
 * operands; in `LEFT = f()` it evaluates LEFT first. C leaves the two unsequenced (C17 6.5.16/3), but programs depend
 * on the order that their compiler chose. */
bool c_order_matters(const struct cursor_frame *call)
{
    const struct cursor_frame *f = call->up;
    while (f && hands_on_value(f))
        f = f->up;
    if (!f || !call->function)
        return false;
    bool assigns = f->kind == CXCursor_CompoundAssignOperator ||
                   (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Assign);
    if (!assigns)
        return false;
    CXCursor left_side = clang_strip(clang_first_child(f->cursor));
    struct span left_span, call_span;
    if (clang_cursor_span(call->walk, left_side, &left_span) && clang_cursor_span(call->walk, call->cursor, &call_span) &&
        call_span.begin < left_span.end)
        return false; /* the call stands on the left side itself */
    enum CXCursorKind kind = clang_getCursorKind(left_side);
    if (kind == CXCursor_DeclRefExpr)
        return false; /* a plain variable has no address to compute */
    struct left left = { .frame = call, .settled = true };
    if (kind == CXCursor_MemberRefExpr) { /* a.b.c = ... : a plain place, too */
        CXCursor base = left_side;
        while (clang_getCursorKind(base) == CXCursor_MemberRefExpr &&
               clang_getCanonicalType(clang_getCursorType(clang_strip(clang_first_child(base)))).kind == CXType_Record)
            base = clang_strip(clang_first_child(base));
        if (clang_getCursorKind(base) == CXCursor_DeclRefExpr)
            return false;
    }
    look_left(left_side, clang_getNullCursor(), &left);
    clang_visitChildren(left_side, look_left, &left);
    return !left.settled;
}

/* --- contexts --- */

static bool begins_with_word(const struct walk *w, CXCursor cursor, const char *const *words)
{
    size_t i = lex_find(w->tokens, clang_cursor_begin(cursor));
    for (; *words; words++)
        if (lex_word_is(w->tokens, i, *words))
            return true;
    return false;
}

/* Is `child` inside the parenthesised type with which the cast or compound literal `parent` begins? */
static bool in_type_part(const struct walk *w, CXCursor parent, CXCursor child)
{
    size_t open = lex_find(w->tokens, clang_cursor_begin(parent));
    bool directive;
    if (open >= w->tokens->list.count || w->tokens->list.items[open].first != '(')
        return false; /* the type comes out of a macro: the child is what is cast */
    size_t close = lex_matching(w->tokens, open, &directive);
    return close != SIZE_MAX && clang_cursor_begin(child) < w->tokens->list.items[close].begin;
}

static enum reason variable_reason(const struct cursor_frame *up, CXCursor child)
{
    if (!clang_equalCursors(child, clang_Cursor_getVarDeclInitializer(up->cursor)))
        return clang_is_bound(up, child, clang_getCursorType(up->cursor)) ? REASON_NONE : REASON_DECLARATION_TYPE;
    if (!up->function)
        return REASON_OUTSIDE_FUNCTION;
    return clang_Cursor_getStorageClass(up->cursor) == CX_SC_Static ? REASON_CONSTANT : REASON_NONE;
}

/* Why nothing in `child` of `up` may be touched, by the role that the child has there. */
static enum reason role_reason(const struct cursor_frame *up, CXCursor child)
{
    const struct walk *w = up->walk;
    switch (up->kind) {
    case CXCursor_VarDecl:
        return variable_reason(up, child);
    case CXCursor_FieldDecl:
    case CXCursor_EnumConstantDecl:
    case CXCursor_StaticAssert:
        return REASON_CONSTANT;
    case CXCursor_ParmDecl:
        return REASON_DECLARATION_TYPE;
    case CXCursor_TypedefDecl:
        return clang_is_bound(up, child, clang_getTypedefDeclUnderlyingType(up->cursor)) ? REASON_NONE : REASON_DECLARATION_TYPE;
    case CXCursor_FunctionDecl:
        return clang_getCursorKind(child) == CXCursor_CompoundStmt || clang_getCursorKind(child) == CXCursor_ParmDecl ? REASON_NONE
                                                                                                                      : REASON_DECLARATION_TYPE;
    case CXCursor_UnaryExpr:
        return c_is_evaluated(up->cursor) ? REASON_DECLARATION_TYPE : REASON_UNEVALUATED;
    case CXCursor_GenericSelectionExpr:
        return clang_follows(w, child, '(') ? REASON_UNEVALUATED : REASON_NONE;
    case CXCursor_CaseStmt:
        return up->children == 0 || clang_follows(w, child, '.') ? REASON_CONSTANT : REASON_NONE;
    case CXCursor_CStyleCastExpr:
    case CXCursor_CompoundLiteralExpr:
        return in_type_part(w, up->cursor, child) ? REASON_UNEVALUATED : REASON_NONE;
    case CXCursor_CallExpr:
    case CXCursor_UnexposedExpr:
        if (begins_with_word(w, up->cursor, c_calling))
            return REASON_BUILTIN;
        return begins_with_word(w, up->cursor, c_unevaluating) ? REASON_UNEVALUATED : REASON_NONE;
    default:
        return clang_isAttribute(up->kind) ? REASON_CONSTANT : REASON_NONE;
    }
}

/* Asked for selected calls only: most of a source holds none. So the reason is found on demand, once for each
 * frame. */
enum reason c_context_reason(struct cursor_frame *frame)
{
    if (!frame->knows_reason) {
        frame->reason = frame->up ? c_context_reason(frame->up) : REASON_NONE;
        if (frame->up && !frame->reason)
            frame->reason = role_reason(frame->up, frame->cursor);
        frame->knows_reason = true;
    }
    return frame->reason;
}

bool c_demands_tail_call(const struct cursor_frame *call)
{
    const struct cursor_frame *f = call->up;
    while (f && f->kind != CXCursor_ReturnStmt && clang_isExpression(f->kind))
        f = f->up;
    if (!f || f->kind != CXCursor_ReturnStmt || !f->up || f->up->kind != CXCursor_UnexposedStmt)
        return false;
    const struct tokens *tokens = call->walk->tokens;
    uint32_t end = clang_cursor_begin(f->cursor);
    for (size_t i = lex_find(tokens, clang_cursor_begin(f->up->cursor)); i < tokens->list.count && tokens->list.items[i].begin < end; i++)
        if (lex_word_is(tokens, i, "musttail") || lex_word_is(tokens, i, "__musttail__"))
            return true;
    return false;
}

bool c_is_operand_of_call(const struct cursor_frame *call)
{
    const struct cursor_frame *f = call->up;
    while (f && hands_on_value(f))
        f = f->up;
    return f && f->kind == CXCursor_CallExpr;
}
