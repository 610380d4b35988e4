/* Macro invocations that cut expressions. They are found by what else of the syntax tree begins or ends in them. Most
 * punctuators are no part of the tree. If one is torn from what is before it, the compiler rejects the text; that
 * can't be a program with another meaning. */
#include "clang_cut.h"

#include "clang_cursor.h"
#include "clang_expansions.h"

/* Bytes of an invocation in some file. */
struct place {
    CXFile file;
    struct span span;
};

static bool is_in(const struct place *place, CXFile file, uint32_t offset)
{
    return file && offset >= place->span.begin && offset < place->span.end && clang_File_isEqual(file, place->file);
}

static bool is_at(const struct place *place, CXSourceLocation location)
{
    CXFile file;
    uint32_t offset = clang_file_offset(location, &file);
    return is_in(place, file, offset);
}

static CXSourceLocation begin_of(CXCursor cursor)
{
    return clang_getRangeStart(clang_getCursorExtent(cursor));
}

static bool ends_in(const struct place *place, CXCursor cursor)
{
    CXFile file;
    uint32_t end = clang_file_offset(clang_getRangeEnd(clang_getCursorExtent(cursor)), &file);
    return end > 0 && is_in(place, file, end - 1);
}

/* Tokens of a macro have the same place in the file, but different locations. */
static bool is_another(const struct place *place, CXSourceLocation location, CXCursor cursor)
{
    return is_at(place, location) && !clang_equalLocations(location, begin_of(cursor));
}

struct search {
    const struct place *place;
    CXCursor cursor;
    bool found;
};

static enum CXChildVisitResult find_neighbour(CXCursor child, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    if (clang_equalCursors(clang_strip(child), clang_strip(search->cursor)) || clang_equalLocations(begin_of(child), begin_of(search->cursor)))
        return CXChildVisit_Continue;
    search->found = is_another(search->place, begin_of(child), search->cursor) || ends_in(search->place, child) ||
                    is_another(search->place, clang_getCursorLocation(child), search->cursor);
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* Is there another child in the same invocation? */
static bool has_neighbour(const struct cursor_frame *here, const struct place *place)
{
    struct search search = { place, here->cursor, false };
    clang_visitChildren(here->up->cursor, find_neighbour, &search);
    return search.found;
}

/* What is above separates its parts by more than an expression could hold. */
static bool is_list(enum CXCursorKind kind)
{
    return kind == CXCursor_CompoundStmt || kind == CXCursor_TranslationUnit || kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec ||
           kind == CXCursor_ClassDecl || kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl || kind == CXCursor_ClassTemplate ||
           kind == CXCursor_ClassTemplatePartialSpecialization;
}

/* Does the invocation make the `else` before this statement? Nothing in the tree begins there. */
static bool has_else(const struct cursor_frame *here, const struct place *place)
{
    const struct walk *w = here->walk;
    if (here->up->kind != CXCursor_IfStmt || here->up->children < 2 || !clang_equalCursors(clang_last_child(here->up->cursor), here->cursor))
        return false;
    size_t i = lex_find(w->tokens, place->span.begin);
    return !clang_File_isEqual(place->file, w->file) || i == 0 || !lex_word_is(w->tokens, i - 1, "else");
}

static bool is_cut_before(const struct cursor_frame *here, const struct place *place);

/* In a chain of operators all begin in the same invocation: each asks what is above it once. */
static bool knows_cut_before(struct cursor_frame *here, const struct place *place)
{
    if (!here->knows_cut)
        here->is_cut_before = is_cut_before(here, place);
    here->knows_cut = true;
    return here->is_cut_before;
}

/* Does the invocation make tokens before the expression? */
static bool is_cut_before(const struct cursor_frame *here, const struct place *place)
{
    struct cursor_frame *up = here->up;
    if (!up || is_list(up->kind))
        return up && is_at(place, begin_of(up->cursor));
    if (!is_at(place, begin_of(up->cursor)))
        return has_neighbour(here, place) || has_else(here, place);
    return !clang_equalLocations(begin_of(up->cursor), begin_of(here->cursor)) || knows_cut_before(up, place);
}

/* ... or behind it? */
static bool is_cut_behind(const struct cursor_frame *here, const struct place *place)
{
    struct cursor_frame *up = here->up;
    if (!up || is_list(up->kind))
        return false;
    return has_neighbour(here, place) ||
           (ends_in(place, up->cursor) && (is_another(place, clang_getCursorLocation(up->cursor), here->cursor) || is_cut_behind(up, place)));
}

bool clang_is_cut(const struct cursor_frame *here)
{
    CXSourceRange range = clang_getCursorExtent(here->cursor);
    struct place begin, end;
    uint32_t first = clang_file_offset(clang_getRangeStart(range), &begin.file), last = clang_file_offset(clang_getRangeEnd(range), &end.file);
    const struct span *x = clang_expansion_at(here->walk, begin.file, first),
                      *y = last > 0 ? clang_expansion_at(here->walk, end.file, last - 1) : NULL;
    if (x) {
        begin.span = *x;
        if (is_cut_before(here, &begin))
            return true;
    }
    if (!y)
        return false;
    end.span = *y;
    return is_cut_behind(here, &end);
}

bool clang_cuts_below(const struct cursor_frame *here, CXCursor expression)
{
    struct cursor_frame up = *here, below = clang_frame_below(&up, expression);
    return clang_is_cut(&below);
}

static enum CXChildVisitResult want_if_cut(CXCursor child, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct cursor_frame below = clang_frame_below(data, child);
    if (clang_is_cut(&below))
        clang_want_expansions(below.walk, child);
    if (below.kind == CXCursor_MemberRefExpr || clang_is_transparent(below.kind)) /* the receiver is an operand, too */
        clang_visitChildren(child, want_if_cut, &below);
    return CXChildVisit_Continue;
}

void clang_want_around_call(struct cursor_frame *here)
{
    clang_want_expansions(here->walk, here->cursor);
    clang_visitChildren(here->cursor, want_if_cut, here);
}
