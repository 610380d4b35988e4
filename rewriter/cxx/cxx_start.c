/* What a new thread runs. */
#include "cxx_start.h"

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "cxx_operands.h"
#include "cxx_tokens.h"

/* The lambda or function that the argument is; null if it is something else. */
static CXCursor find_callable(CXCursor argument)
{
    CXCursor inner = clang_strip(argument);
    for (int depth = 0; depth < 4; depth++) {
        enum CXCursorKind kind = clang_getCursorKind(inner);
        if (kind == CXCursor_LambdaExpr)
            return inner;
        if (kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(inner) == CXUnaryOperator_AddrOf)
            inner = clang_strip(clang_first_child(inner));
        else if (kind == CXCursor_CallExpr && clang_Cursor_getNumArguments(inner) == 1) /* a copy of the closure */
            inner = clang_strip(clang_Cursor_getArgument(inner, 0));
        else
            break;
    }
    CXCursor function = clang_getCursorReferenced(inner);
    bool is_function_name = clang_getCursorKind(inner) == CXCursor_DeclRefExpr &&
                            (clang_getCursorKind(function) == CXCursor_FunctionDecl || clang_CXXMethod_isStatic(function));
    return is_function_name ? inner : clang_getNullCursor();
}

bool cxx_fill_start(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor), only = point->probe->start;
    for (int i = 0; i < n; i++) {
        CXCursor argument = clang_Cursor_getArgument(here->cursor, (unsigned)i), callable = find_callable(argument);
        struct cxx_operand start = { .arm = CXX_SCOPE_FUNCTION };
        if ((only >= 0 && i != only) || clang_Cursor_isNull(callable) || !clang_cursor_span(w, argument, &start.span) || !cxx_is_whole(w, start.span))
            continue;
        if (clang_getCursorKind(callable) == CXCursor_LambdaExpr) {
            struct span body;
            size_t brace = clang_cursor_span(w, clang_find_body(callable), &body) ? lex_find(w->tokens, body.begin) : w->tokens->list.count;
            if (brace >= w->tokens->list.count || w->tokens->list.items[brace].first != '{' || clang_expansion_around(w, body.begin))
                continue;
            start.arm = CXX_SCOPE_BODY;
            start.span = (struct span){ w->tokens->list.items[brace].end, w->tokens->list.items[brace].end };
        }
        for (uint32_t k = 0; k < call->n_operands; k++)
            if (call->operands[k].span.begin <= start.span.begin && call->operands[k].span.end >= start.span.end)
                call->operands[k].arm = CXX_ARM_NOT, call->operands[k].can_capture = false;
        call->operands[call->n_operands++] = start;
        cxx_sort_operands(call);
        return true;
    }
    return false;
}
