/* Where the point of a declared object is opened: in one of the arguments of its constructor. */
#include "cxx_opening.h"

#include "clang_cursor.h"
#include "clang_cut.h"
#include "cxx_callee.h"
#include "cxx_tokens.h"
#include "cxx_types.h"

/* May the point be opened before this argument, on the left side of a comma? */
static bool can_open(const struct cursor_frame *here, const struct cxx_text *text, int i, struct span *span)
{
    struct walk *w = here->walk;
    CXCursor argument = clang_Cursor_getArgument(here->cursor, (unsigned)i), inner = clang_strip(argument);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    /* gcc must see `this` itself: else it finds the virtual bases by a table that is not set yet */
    if (kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_IntegerLiteral || kind == CXCursor_GNUNullExpr ||
        kind == CXCursor_CXXThisExpr || !clang_cursor_span(w, argument, span) || !cxx_is_whole(w, *span) || clang_cuts_below(here, argument))
        return false;
    /* a constant may be narrowed there, but the right side of a comma is not constant */
    if (w->tokens->list.items[text->open].first == '{') {
        bool is_object;
        CXType from = clang_getCanonicalType(clang_getCursorType(inner)),
               to = clang_getCanonicalType(cxx_parameter_type(here->cursor, i, &is_object));
        bool arithmetic = (from.kind >= CXType_Bool && from.kind <= CXType_LongDouble) || from.kind == CXType_Enum;
        if (arithmetic && !clang_equalTypes(from, to))
            return false;
        if (cxx_type_value(from) == CXX_UNKNOWN)
            return false;
    }
    return w->tokens->list.items[lex_find(w->tokens, span->begin)].first != '{' && !cxx_is_pattern(w, *span) && cxx_is_between_commas(w, *span);
}

/* Is it the object behind a structured binding, auto [a, b](x)? */
static bool binds_names(const struct cursor_frame *here)
{
    const struct cursor_frame *up = here->up;
    while (up && up->kind == CXCursor_UnexposedExpr)
        up = up->up;
    return up && up->kind == CXCursor_UnexposedDecl;
}

/* In parentheses the order of arguments is the compiler's choice, so the point is opened in the one that arms it. In
 * braces they are evaluated from left to right. */
bool cxx_find_opening(const struct cursor_frame *here, const struct cxx_text *text, struct cxx_point *call)
{
    struct walk *w = here->walk;
    if (text->open == SIZE_MAX || binds_names(here)) /* an array is initialised by the name of another one alone */
        return false;
    bool ordered = w->tokens->list.items[text->open].first == '{';
    uint32_t n_arming = 0, begin = UINT32_MAX;
    for (uint32_t i = 0; i < call->n_operands; i++) {
        if (!call->operands[i].arm)
            continue;
        n_arming += call->operands[i].is_pattern ? 2 : 1;
        if (call->operands[i].span.begin < begin)
            begin = call->operands[i].span.begin;
    }
    call->facts |= ordered ? 0 : CXX_UNORDERED;
    for (int i = 0; i < clang_Cursor_getNumArguments(here->cursor); i++) {
        struct span span;
        bool good = can_open(here, text, i, &span) && (ordered ? span.begin <= begin : n_arming != 1 || span.begin == begin);
        if (good) {
            call->first = span;
            return true;
        }
    }
    return false;
}
