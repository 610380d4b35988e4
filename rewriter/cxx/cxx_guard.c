#include "cxx_guard.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "cxx_tokens.h"
#include "point_capture.h"

/* "std::lock_guard::~lock_guard" of "std::lock_guard::lock_guard". */
static const char *destructor_of(struct arena *arena, const char *constructor)
{
    const char *last = strrchr(constructor, ':');
    return last ? arena_printf(arena, "%.*s~%s", (int)(last + 1 - constructor), constructor, last + 1) : NULL;
}

/* The declaration around the constructor, which must be a statement in a block, of one variable. */
static bool find_declaration(const struct cursor_frame *here, CXCursor *variable, struct span *statement)
{
    const struct cursor_frame *frame = here->up;
    while (frame && clang_isExpression(frame->kind))
        frame = frame->up;
    if (!frame || frame->kind != CXCursor_VarDecl || !frame->up || frame->up->kind != CXCursor_DeclStmt || !frame->up->up ||
        frame->up->up->kind != CXCursor_CompoundStmt)
        return false;
    *variable = frame->cursor;
    CXCursor first = clang_first_child(frame->up->cursor);
    return clang_equalCursors(first, frame->cursor) && clang_cursor_span(here->walk, frame->up->cursor, statement) &&
           !clang_expansion_around(here->walk, statement->begin) && !clang_expansion_around(here->walk, statement->end - 1);
}

/* Is the name anywhere behind a `return` from here to the end of the function? */
static bool is_returned(const struct walk *w, const char *name, uint32_t begin, uint32_t end)
{
    bool returns = false;
    for (size_t i = lex_find(w->tokens, begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < end; i++) {
        if (lex_word_is(w->tokens, i, "return") || lex_word_is(w->tokens, i, "co_return"))
            returns = true;
        else if (cxx_is_punctuator(w, i, ';'))
            returns = false;
        else if (returns && lex_word_is(w->tokens, i, name))
            return true;
    }
    return false;
}

void cxx_find_guard(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    CXCursor variable;
    struct span statement, scope;
    if (!(call->facts & CXX_DECLARED) || !capture_wants_guard(point) || clang_Cursor_getNumArguments(here->cursor) != 1 ||
        !find_declaration(here, &variable, &statement))
        return;
    const char *name = clang_string(w, clang_getCursorSpelling(variable));
    size_t last = cxx_token_ending(w, statement.end);
    size_t block = last == SIZE_MAX ? SIZE_MAX : cxx_around(w, last);
    if (block == SIZE_MAX || cxx_partner(w, block) == SIZE_MAX || !cxx_is_punctuator(w, last, ';') || !*name)
        return;
    for (size_t i = lex_find(w->tokens, statement.begin); i < last; i++)
        if (cxx_is_punctuator(w, i, ',') && cxx_around(w, i) == block)
            return; /* another variable */
    scope = (struct span){ statement.end, w->tokens->list.items[cxx_partner(w, block)].begin };
    if (is_returned(w, name, scope.begin, scope.end))
        return;
    point->release = destructor_of(w->arena, point->name);
    call->declared = name;
    call->declared_end = statement.end;
}
