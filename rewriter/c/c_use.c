/* What becomes of the value of a call of C. */
#include "c_use.h"

#include "clang_cursor.h"

static char first_behind(const struct cursor_frame *f)
{
    struct span span;
    const struct tokens *tokens = f->walk->tokens;
    size_t i = clang_cursor_span(f->walk, f->cursor, &span) ? lex_find(tokens, span.end) : SIZE_MAX;
    return i < tokens->list.count ? tokens->list.items[i].first : 0;
}

static char first_before(const struct cursor_frame *f)
{
    struct span span;
    const struct tokens *tokens = f->walk->tokens;
    size_t i = clang_cursor_span(f->walk, f->cursor, &span) ? lex_find(tokens, span.begin) : 0;
    return i > 0 && i <= tokens->list.count ? tokens->list.items[i - 1].first : 0;
}

/* Is it the last statement of a statement expression, and so its value? */
static bool is_value_of_block(const struct cursor_frame *block, const struct cursor_frame *expression)
{
    struct span span;
    const struct tokens *tokens = block->walk->tokens;
    if (!block->up || block->up->kind != CXCursor_StmtExpr || !clang_cursor_span(block->walk, expression->cursor, &span))
        return block->up && block->up->kind == CXCursor_StmtExpr;
    size_t i = lex_find(tokens, span.end) + 1;
    return i >= tokens->list.count || tokens->list.items[i].first == '}';
}

/* Is the expression a statement, or the first or third part of the head of a for? */
static bool is_statement(const struct cursor_frame *statement, const struct cursor_frame *expression)
{
    char behind = first_behind(expression);
    switch (statement->kind) {
    case CXCursor_CompoundStmt:
        return behind == ';' && !is_value_of_block(statement, expression);
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        return behind == ';';
    case CXCursor_ForStmt:
        return behind == ')' || (behind == ';' && first_before(expression) != ';');
    default: /* what a label stands before may be the value of a statement expression */
        return false;
    }
}

/* Is it no statement of its own, for certain? The condition of an if, or an operand. */
static bool is_operand(const struct cursor_frame *parent, const struct cursor_frame *expression)
{
    switch (parent->kind) {
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_SwitchStmt:
        return first_behind(expression) == ')';
    case CXCursor_ReturnStmt:
        return true;
    default:
        return clang_isExpression(parent->kind) || clang_isDeclaration(parent->kind);
    }
}

static bool is_right_side(const struct cursor_frame *parent, const struct cursor_frame *child)
{
    return clang_cursor_begin(parent->cursor) != clang_cursor_begin(child->cursor);
}

/* __extension__ before an expression. */
static bool is_extension(const struct cursor_frame *f)
{
    return f->kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(f->cursor) == CXUnaryOperator_Extension;
}

enum c_use c_find_use(const struct cursor_frame *here)
{
    enum c_use use = C_UNUSED;
    const struct cursor_frame *child = here;
    for (const struct cursor_frame *f = here->up; f; child = f, f = f->up) {
        enum CXBinaryOperatorKind symbol =
            f->kind == CXCursor_BinaryOperator ? clang_getCursorBinaryOperatorKind(f->cursor) : CXBinaryOperator_Invalid;
        bool is_alternative = f->kind == CXCursor_ConditionalOperator || !clang_is_of_one_text(f->cursor, child->cursor); /* a ?: b */
        if (!is_alternative && (clang_is_transparent(f->kind) || f->kind == CXCursor_StmtExpr || is_extension(f)))
            continue;
        if (f->kind == CXCursor_CompoundStmt && is_value_of_block(f, child))
            use = C_USED_AS_TYPE;
        else if (is_alternative && is_right_side(f, child))
            use = C_USED_AS_TYPE;
        else if ((symbol == CXBinaryOperator_LAnd || symbol == CXBinaryOperator_LOr) && is_right_side(f, child))
            use = use == C_USED_AS_TYPE ? use : C_USED_AS_TRUTH;
        else if (symbol != CXBinaryOperator_Comma)
            return is_statement(f, child) ? use : is_operand(f, child) ? C_USED : C_USED_PERHAPS;
        else if (!is_right_side(f, child))
            return use;
    }
    return C_USED_PERHAPS;
}
