#include "clang_bounds.h"

/* Is a variable length array part of how the declaration makes its type? */
static bool is_variably_modified(CXType type)
{
    for (;;)
        switch (type.kind) {
        case CXType_VariableArray:
            return true;
        case CXType_ConstantArray:
        case CXType_IncompleteArray:
            type = clang_getArrayElementType(type);
            break;
        case CXType_Pointer:
            type = clang_getPointeeType(type);
            break;
        default:
            return false;
        }
}

/* Are these the brackets of a declarator, and not of a type in the operand of typeof or the like? */
static bool is_in_declarator(const struct tokens *tokens, uint32_t begin, size_t open)
{
    for (int depth = 0; open > 0 && tokens->list.items[open].begin > begin; open--) {
        char c = tokens->list.items[open].first;
        depth += (c == ')') - (c == '(');
        if (depth < 0 && tokens->list.items[open - 1].kind == TOKEN_WORD)
            return false;
        depth = depth < 0 ? 0 : depth;
    }
    return true;
}

bool clang_is_bound(const struct cursor_frame *up, CXCursor child, CXType type)
{
    const struct tokens *tokens = up->walk->tokens;
    struct span span, whole;
    if (!up->function || !is_variably_modified(type) || !clang_cursor_span(up->walk, child, &span) ||
        !clang_cursor_span(up->walk, up->cursor, &whole))
        return false;
    size_t first = lex_find(tokens, span.begin), next = lex_find(tokens, span.end);
    return first > 0 && next < tokens->list.count && tokens->list.items[first - 1].first == '[' && tokens->list.items[next].first == ']' &&
           is_in_declarator(tokens, whole.begin, first - 1);
}
