/* The walk over a translation unit: positions in the main file, points, frames. */
#include "clang_walk.h"

#include <ctype.h>
#include <string.h>

#include "explicit_object.h"

const char *clang_string(struct walk *w, CXString text)
{
    const char *t = clang_getCString(text);
    char *copy = arena_strdup(w->arena, t ? t : "");
    clang_disposeString(text);
    return copy;
}

/* --- positions in the main file --- */

static uint32_t begin_at(const struct walk *w, CXSourceLocation location, CXFile *file)
{
    uint32_t begin = clang_file_offset(location, file);
    if (!*file || !clang_File_isEqual(*file, w->file))
        return begin;
    char before = begin > 0 ? w->unit->source.text[begin - 1] : ' ';
    if (before == '"' || before == '\'' || isalnum((unsigned char)before)) { /* in an instance of a template "a"s begins with its suffix */
        size_t next = lex_find(w->tokens, begin);
        const struct token *around = next > 0 ? &w->tokens->list.items[next - 1] : NULL;
        if (around && (around->kind == TOKEN_STRING || around->kind == TOKEN_NUMBER) && around->end > begin)
            return around->begin;
    }
    return lex_behind_splices(w->unit->source, begin);
}

uint32_t clang_begin_of(const struct walk *w, CXSourceRange range, CXFile *file)
{
    return begin_at(w, clang_getRangeStart(range), file);
}

bool clang_is_behind_access(const struct walk *w, uint32_t offset)
{
    size_t i = lex_find(w->tokens, offset);
    const struct token *t = i > 0 ? &w->tokens->list.items[i - 1] : NULL;
    return t && t->kind == TOKEN_PUNCTUATOR &&
           (t->first == '.' || (t->first == '>' && i > 1 && t[-1].kind == TOKEN_PUNCTUATOR && t[-1].first == '-'));
}

CXSourceLocation clang_cursor_start(const struct walk *w, CXCursor cursor)
{
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(cursor));
    CXFile file;
    uint32_t begin = clang_file_offset(start, &file);
    bool is_member = file && clang_isExpression(clang_getCursorKind(cursor)) && clang_File_isEqual(file, w->file) && clang_is_behind_access(w, begin);
    return is_member ? explicit_object_begin(cursor) : start;
}

bool clang_cursor_span(const struct walk *w, CXCursor cursor, struct span *span)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile begin_file, end_file;
    span->begin = begin_at(w, clang_cursor_start(w, cursor), &begin_file);
    span->end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    return begin_file && end_file && clang_File_isEqual(begin_file, w->file) && clang_File_isEqual(end_file, w->file) && span->begin <= span->end &&
           span->end <= w->unit->source.length;
}

struct slice clang_text_from(const struct walk *w, CXSourceLocation location)
{
    CXFile file;
    uint32_t offset = clang_file_offset(location, &file);
    struct slice text = clang_text_of(w->files, file);
    return text.text && offset < text.length ? (struct slice){ text.text + offset, text.length - offset } : (struct slice){ "", 0 };
}

bool clang_follows(const struct walk *w, CXCursor cursor, char punctuator)
{
    size_t i = lex_find(w->tokens, clang_cursor_begin(cursor));
    return i > 0 && w->tokens->list.items[i - 1].kind == TOKEN_PUNCTUATOR && w->tokens->list.items[i - 1].first == punctuator;
}

bool clang_has_error(const struct walk *w, uint32_t begin, uint32_t end)
{
    for (size_t i = 0; i < w->errors.count; i++)
        if (w->errors.items[i] >= begin && w->errors.items[i] < end)
            return true;
    return false;
}

/* --- points --- */

/* What #line directives say of the place; those that weft has written are among them (source_map_presumed). */
static void presume(struct walk *w, CXSourceLocation location, CXFile file, struct point *point)
{
    CXString name, own = clang_getFileName(file);
    clang_getPresumedLocation(location, &name, &point->presumed_line, NULL);
    const char *text = clang_getCString(name), *own_text = clang_getCString(own);
    if (text && (point->presumed_line != point->line_begin || !own_text || strcmp(text, own_text) != 0)) {
        if (!w->presumed || strcmp(text, w->presumed) != 0)
            w->presumed = arena_strdup(w->arena, text);
        point->presumed_file = w->presumed;
    }
    clang_disposeString(own);
    clang_disposeString(name);
}

struct point *clang_add_point(const struct cursor_frame *here, CXSourceLocation location, const char *name, const struct config_probe *probe)
{
    struct walk *w = here->walk;
    struct unit *unit = w->unit;
    vec_push(unit->arena, &unit->points, (struct point){ .name = name, .probe = probe, .depth = here->depth });
    struct point *point = &unit->points.items[unit->points.count - 1];
    point->function = here->function ? here->function->name : "";
    point->function_begin = here->function ? here->function->begin : 0;
    point->body = here->function ? here->function->number : UINT32_MAX;
    CXFile file;
    clang_getFileLocation(location, &file, &point->line_begin, &point->column, NULL);
    point->line_end = point->line_begin;
    if (file)
        presume(w, location, file, point);
    if (file && !clang_File_isEqual(file, w->file)) {
        point->reason = REASON_IN_HEADER;
        point->in_header = true;
        point->file = clang_string(w, clang_getFileName(file));
    }
    return point;
}

/* --- frames --- */

bool clang_is_shown_again(const struct cursor_frame *up, CXCursor cursor)
{
    if (up->kind != CXCursor_UnaryExpr)
        return false;
    for (uint32_t i = 0; i < up->children; i++)
        if (clang_equalCursors(clang_strip(clang_nth_child(up->cursor, (int)i)), clang_strip(cursor)))
            return true;
    return false;
}

void clang_enter_function(struct cursor_frame *here, struct function *function, const char *name)
{
    *function = (struct function){ .name = name, .number = UINT32_MAX, .cursor = here->cursor, .broken = here->walk->fatal };
    here->function = function;
}
