#include "cxx_member.h"

#include "clang_cursor.h"
#include "cxx_tokens.h"

static enum CXChildVisitResult take_name(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_OverloadedDeclRef)
        return CXChildVisit_Continue;
    *(uint32_t *)data = clang_cursor_begin(cursor);
    return CXChildVisit_Break;
}

uint32_t cxx_needs_template(const struct walk *w, CXCursor member, const struct function *function)
{
    struct span span;
    if (!function || clang_getCursorKind(member) != CXCursor_MemberRefExpr || !clang_is_templated(function->cursor) ||
        !clang_cursor_span(w, member, &span))
        return 0;
    uint32_t name = clang_cursor_location(member); /* the object's, while it is not known which overload is meant */
    clang_visitChildren(member, take_name, &name);
    size_t last = cxx_token_ending(w, span.end), i = lex_find(w->tokens, name);
    if (last == SIZE_MAX || !cxx_is_punctuator(w, last, '>') || i == 0 || i >= last || w->tokens->list.items[i].begin != name)
        return 0;
    bool is_name = w->tokens->list.items[i].kind == TOKEN_WORD && cxx_is_punctuator(w, i + 1, '<') && !lex_word_is(w->tokens, i, "operator");
    return is_name && clang_is_behind_access(w, name) ? name : 0;
}

uint32_t cxx_needs_template_behind(const struct cursor_frame *object)
{
    const struct cursor_frame *up = object->up;
    while (up && (up->kind == CXCursor_UnexposedExpr || up->kind == CXCursor_ParenExpr))
        up = up->up;
    bool is_object = up && up->kind == CXCursor_MemberRefExpr && clang_cursor_begin(up->cursor) <= clang_cursor_begin(object->cursor);
    return is_object ? cxx_needs_template(object->walk, up->cursor, object->function) : 0;
}
