/* The text of a call. */
#include "cxx_text.h"

#include <ctype.h>
#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "cxx_callee.h"
#include "cxx_open.h"
#include "cxx_tokens.h"
#include "cxx_types.h"

struct search {
    CXCursor found;
    const char *spelling;
};

/* Finds the child that refers to operatorX, among the operands. */
static enum CXChildVisitResult find_operator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    CXCursor inner = clang_strip(cursor);
    CXString text = clang_getCursorSpelling(inner);
    bool same = clang_getCursorKind(inner) == CXCursor_DeclRefExpr && strcmp(clang_getCString(text), search->spelling) == 0;
    clang_disposeString(text);
    if (!same)
        return CXChildVisit_Continue;
    search->found = inner;
    return CXChildVisit_Break;
}

/* The same for an operator that is yet to be chosen, in a template. */
static enum CXChildVisitResult find_open_operator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    CXCursor inner = clang_strip(cursor);
    CXCursor names = clang_getCursorReferenced(inner);
    if (clang_getCursorKind(inner) != CXCursor_DeclRefExpr || clang_getCursorKind(names) != CXCursor_OverloadedDeclRef)
        return CXChildVisit_Continue;
    CXString text = clang_getCursorSpelling(names);
    bool found = text_starts_with(clang_getCString(text), "operator") && !isalnum((unsigned char)clang_getCString(text)[strlen("operator")]) &&
                 clang_getCString(text)[strlen("operator")] != '_';
    clang_disposeString(text);
    if (found)
        search->found = inner;
    return found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* Does the name of the operator stand here, as in operator+(a, b)? */
static bool is_named_at(const struct walk *w, CXSourceLocation location)
{
    struct slice text = clang_text_from(w, location);
    size_t length = strlen("operator");
    return text.length > length && memcmp(text.text, "operator", length) == 0 && !isalnum((unsigned char)text.text[length]) &&
           text.text[length] != '_';
}

/* Is the location in a macro invocation, in whichever file? */
static bool is_in_macro(struct walk *w, CXSourceLocation location)
{
    CXFile file;
    uint32_t offset = clang_file_offset(location, &file);
    return clang_expansion_at(w, file, offset) != NULL;
}

/* The name of such an operator, or NULL. */
static const char *find_open_name(struct walk *w, CXCursor call)
{
    struct search search = { clang_getNullCursor(), NULL };
    clang_visitChildren(call, find_open_operator, &search);
    if (clang_Cursor_isNull(search.found) || is_named_at(w, clang_getCursorLocation(search.found)))
        return NULL;
    return clang_string(w, clang_getCursorSpelling(clang_getCursorReferenced(search.found)));
}

/* Words that are operators ([lex.digraph]), and the first character of those. */
static const char *const alternative_tokens[][2] = {
    { "and", "&" },    { "and_eq", "&" }, { "bitand", "&" }, { "bitor", "|" }, { "compl", "~" },  { "not", "!" },
    { "not_eq", "!" }, { "or", "|" },     { "or_eq", "|" },  { "xor", "^" },   { "xor_eq", "^" },
};

/* The first character of the token there, or of the operator that it stands for. In the main file digraphs and trigraphs are
 * known. */
static char first_at(const struct walk *w, CXSourceLocation location)
{
    CXFile file;
    size_t i = lex_find(w->tokens, clang_file_offset(location, &file));
    if (file && !clang_File_isEqual(file, w->file))
        return *clang_text_from(w, location).text;
    if (i >= w->tokens->list.count)
        return 0;
    const struct token *t = &w->tokens->list.items[i];
    for (size_t k = 0; t->kind == TOKEN_WORD && k < sizeof alternative_tokens / sizeof *alternative_tokens; k++)
        if (lex_word_is(w->tokens, i, alternative_tokens[k][0]))
            return *alternative_tokens[k][1];
    return t->first;
}

/* Is it a + b or the like, whose callee is not what is written first? */
static bool is_operator_form(struct walk *w, const struct cursor_frame *here, struct cxx_text *text)
{
    const char *resolved = clang_string(w, clang_getCursorSpelling(here->cursor));
    const char *spelling = *resolved ? resolved : find_open_name(w, here->cursor);
    CXCursor first = clang_first_child(here->cursor);
    if (clang_Cursor_isNull(first) || !spelling)
        return false;
    struct search search = { clang_getNullCursor(), spelling };
    if (!*resolved)
        clang_visitChildren(here->cursor, find_open_operator, &search);
    else if (text_starts_with(spelling, "operator"))
        clang_visitChildren(here->cursor, find_operator, &search);
    if (clang_Cursor_isNull(search.found))
        return false;
    CXSourceLocation location = clang_getCursorLocation(search.found);
    if (is_named_at(w, location))
        return false; /* operator+(a, b) */
    text->callee = search.found;
    if (clang_Cursor_getNumArguments(here->cursor) == 1 && strcmp(spelling, "operator&") == 0 && cxx_names_function(first))
        return true; /* written, but no call */
    /* calls of a range-based for are written nowhere; in an instance, x(y) and x[y] have the location of x, and the comma in (T)(x, y)
     * has that of the parenthesis */
    bool is_elsewhere = strcmp(spelling, "operator()") == 0 || strcmp(spelling, "operator[]") == 0 || strcmp(spelling, "operator,") == 0;
    text->is_written = is_elsewhere || first_at(w, location) == spelling[strlen("operator")] || is_in_macro(w, location);
    return true;
}

/* Does the compiler, and not the text, compare what operator<=> gives with 0? Both operators then have one location. */
static bool is_comparison_with_zero(CXCursor call, CXSourceLocation location)
{
    static const char *const names[] = { "operator<", "operator>", "operator<=", "operator>=", "operator<=>" };
    CXString name = clang_getCursorSpelling(call);
    bool may_be = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        may_be = may_be || strcmp(clang_getCString(name), names[i]) == 0;
    clang_disposeString(name);
    for (unsigned i = 0; may_be && i < 2 && clang_Cursor_getNumArguments(call) == 2; i++) {
        struct search search = { clang_getNullCursor(), "operator<=>" };
        CXCursor argument = clang_strip(clang_Cursor_getArgument(call, i));
        CXString spelling = clang_getCursorSpelling(argument);
        if (clang_getCursorKind(argument) == CXCursor_CallExpr && strcmp(clang_getCString(spelling), search.spelling) == 0)
            clang_visitChildren(argument, find_operator, &search);
        clang_disposeString(spelling);
        if (!clang_Cursor_isNull(search.found) && clang_equalLocations(clang_getCursorLocation(search.found), location))
            return true;
    }
    return false;
}

/* The expression as it is written of a call of operator== or operator<=>. */
static void find_whole(const struct cursor_frame *here, struct cxx_text *text)
{
    const char *name = clang_string(here->walk, clang_getCursorSpelling(here->cursor));
    if (strcmp(name, "operator==") != 0 && strcmp(name, "operator<=>") != 0)
        return;
    CXSourceLocation location = clang_getCursorLocation(text->callee);
    const struct cursor_frame *up = here->up;
    text->is_compared = up->kind == CXCursor_CallExpr && is_comparison_with_zero(up->cursor, location);
    bool is_negated = up->kind == CXCursor_UnaryOperator && clang_equalLocations(clang_getCursorLocation(up->cursor), location);
    CXSourceRange range = clang_getCursorExtent(here->cursor);
    /* where the operands change places, the front end lets the expression begin with the first argument */
    bool is_turned = clang_expansion_offset(clang_getRangeStart(range)) > clang_expansion_offset(clang_getRangeEnd(range));
    up = text->is_compared || is_negated ? up->up : up;
    if ((text->is_compared || is_negated || is_turned) && up->kind == CXCursor_UnexposedExpr) {
        text->whole = up;
        char first = first_at(here->walk, location);
        text->is_written = (first && strchr("!=<>", first)) || is_in_macro(here->walk, location);
    }
}

static bool is_constructor(CXCursor call)
{
    if (clang_getCursorKind(clang_getCursorReferenced(call)) == CXCursor_Constructor)
        return true;
    return clang_Cursor_getNumArguments(call) < 0; /* T(x), where T or x depends on a template parameter */
}

/* A conversion function that is called to get a certain type: its name has no location. */
static bool is_implied_conversion(CXCursor call)
{
    CXFile file;
    if (clang_getCursorKind(clang_getCursorReferenced(call)) != CXCursor_ConversionFunction)
        return false;
    clang_file_offset(clang_getCursorLocation(clang_strip(clang_first_child(call))), &file);
    return file == NULL;
}

/* The argument begins before the bracket: then the bracket is the argument's, as in f(x) that becomes a T. */
static bool is_implied_constructor(const struct walk *w, CXCursor call, uint32_t open)
{
    struct span argument;
    return clang_Cursor_getNumArguments(call) > 0 && clang_cursor_span(w, clang_Cursor_getArgument(call, 0), &argument) && argument.begin < open;
}

/* Is the constructor called in so many words, T(x) or T v{x}, in an included file? Its tokens are not known. */
static bool is_written_elsewhere(struct walk *w, CXCursor call)
{
    CXSourceRange range = clang_getCursorExtent(call);
    if (clang_Cursor_getNumArguments(call) > 0 &&
        clang_equalLocations(clang_getRangeStart(range), clang_getRangeStart(clang_getCursorExtent(clang_Cursor_getArgument(call, 0)))))
        return false; /* a conversion */
    CXFile file;
    uint32_t end = clang_file_offset(clang_getRangeEnd(range), &file);
    struct slice text = clang_text_of(w->files, file);
    if (!text.text || end == 0 || end > text.length)
        return false;
    char last = text.text[end - 1];
    return last == ')' || last == '}' || clang_expansion_at(w, file, end - 1);
}

/* Is the name before the brackets that of the variable or member that is initialised? */
static bool is_declared_here(const struct cursor_frame *here, uint32_t begin)
{
    const struct cursor_frame *up = here->up;
    while (up && up->kind == CXCursor_UnexposedExpr)
        up = up->up;
    if (!up)
        return false;
    if (up->kind == CXCursor_VarDecl || up->kind == CXCursor_FieldDecl || up->kind == CXCursor_UnexposedDecl) /* [a, b](x) */
        return clang_cursor_location(up->cursor) == begin;
    if (up->kind == CXCursor_LambdaExpr)
        return true;
    return up->kind == CXCursor_Constructor || up->kind == CXCursor_FunctionTemplate;
}

static CXCursor find_new(const struct cursor_frame *here)
{
    const struct cursor_frame *up = here->up;
    while (up && up->kind == CXCursor_UnexposedExpr)
        up = up->up;
    return up && up->kind == CXCursor_CXXNewExpr ? up->cursor : clang_getNullCursor();
}

static enum cxx_call_form constructor_form(const struct cursor_frame *here, uint32_t begin)
{
    if (!clang_Cursor_isNull(find_new(here)))
        return CXX_FORM_NEW;
    return is_declared_here(here, begin) ? CXX_FORM_DECLARED : CXX_FORM_ORDINARY;
}

/* Is the name of the callee written at its location? A coroutine calls members of its promise that are written
 * nowhere. */
static bool callee_is_written(struct walk *w, CXCursor callee)
{
    CXCursor inner = clang_strip(callee);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    if (kind != CXCursor_MemberRefExpr && kind != CXCursor_DeclRefExpr)
        return true;
    const char *name = clang_string(w, clang_getCursorSpelling(inner));
    uint32_t at = clang_cursor_location(inner);
    size_t i = lex_find(w->tokens, at), length = strcspn(name, "<");
    if (!*name || !isalpha((unsigned char)*name) || clang_expansion_around(w, at))
        return true;
    if (text_starts_with(name, "operator"))
        return lex_word_is(w->tokens, i, "operator");
    const struct token *t = i < w->tokens->list.count ? &w->tokens->list.items[i] : NULL;
    return t && t->begin == at &&
           (t->kind != TOKEN_WORD || (t->end - t->begin == length && memcmp(w->tokens->source.text + at, name, length) == 0) ||
            lex_word_is(w->tokens, i, "template"));
}

/* The calls that co_return, co_yield and co_await make begin with that word; in a template their callee seems
 * written. */
static bool is_coroutine_word(const struct walk *w, size_t i)
{
    return lex_word_is(w->tokens, i, "co_return") || lex_word_is(w->tokens, i, "co_yield") || lex_word_is(w->tokens, i, "co_await");
}

struct cxx_text cxx_text_find(const struct cursor_frame *here)
{
    struct walk *w = here->walk;
    struct cxx_text text = { .form = CXX_FORM_NONE, .callee = clang_getNullCursor(), .open = SIZE_MAX, .close = SIZE_MAX, .whole = here };
    struct span span;
    if (cxx_is_open(here, &text.open_name, &text.sign)) {
        text.form = CXX_FORM_OPERATOR;
        return text;
    }
    if (is_operator_form(w, here, &text)) {
        find_whole(here, &text);
        if (!text.is_written || is_comparison_with_zero(here->cursor, clang_getCursorLocation(text.callee)))
            return text;
        CXString spelling = clang_getCursorSpelling(here->cursor);
        text.form = strcmp(clang_getCString(spelling), "operator->") == 0 ? CXX_FORM_ARROW : CXX_FORM_OPERATOR;
        clang_disposeString(spelling);
        return text;
    }
    bool constructor = is_constructor(here->cursor);
    if (cxx_is_elided(here->cursor) || is_implied_conversion(here->cursor))
        return text;
    if (constructor && cxx_type_value(clang_getCursorType(here->cursor)) == CXX_PLAIN)
        return text; /* int(x) */
    if (!clang_cursor_span(w, here->cursor, &span)) {
        if (!constructor || is_written_elsewhere(w, here->cursor))
            text.form = CXX_FORM_ORDINARY; /* out of a macro, or in an included file */
        if (!constructor)
            text.callee = clang_first_child(here->cursor);
        return text;
    }
    size_t close = cxx_token_ending(w, span.end);
    bool ends_in_macro = span.end > span.begin && clang_expansion_around(w, span.end - 1);
    if (!constructor) {
        text.callee = clang_first_child(here->cursor);
        if (clang_Cursor_isNull(text.callee))
            return text;
        bool written = (cxx_is_punctuator(w, close, ')') || ends_in_macro) && callee_is_written(w, text.callee) &&
                       !is_coroutine_word(w, lex_find(w->tokens, span.begin));
        text.form = clang_expansion_around(w, span.begin) || written ? CXX_FORM_ORDINARY : CXX_FORM_NONE;
    } else if (ends_in_macro && !clang_expansion_around(w, span.begin)) {
        if (!is_implied_constructor(w, here->cursor, span.begin + 1))
            text.form = constructor_form(here, span.begin);
        return text;
    } else if (cxx_is_punctuator(w, close, ')') || cxx_is_punctuator(w, close, '}')) {
        size_t open = cxx_partner(w, close);
        if (open == SIZE_MAX || w->tokens->list.items[open].begin <= span.begin)
            return text; /* { x } and ( x ): an implied call */
        if (is_implied_constructor(w, here->cursor, w->tokens->list.items[open].begin) || cxx_is_punctuator(w, open - 1, '='))
            return text; /* T v = { x }, too */
        text.form = constructor_form(here, span.begin);
    }
    if (close != SIZE_MAX && cxx_partner(w, close) != SIZE_MAX) {
        text.close = close;
        text.open = cxx_partner(w, close);
    }
    return text;
}

/* Is there a macro expansion that holds this byte, but begins elsewhere or is not wholly inside of the span? */
static bool cuts(const struct walk *w, uint32_t at, struct span span)
{
    const struct span *x = clang_expansion_around(w, at);
    return x && (x->begin < span.begin || x->end > span.end || at != x->begin);
}

enum reason cxx_text_match(const struct cursor_frame *here, const struct cxx_text *text, struct point *point)
{
    struct walk *w = here->walk;
    struct span span;
    if (!clang_cursor_span(w, text->form == CXX_FORM_NEW ? find_new(here) : text->whole->cursor, &span))
        return clang_expansion_of(w, text->whole->cursor) ? REASON_MACRO_BODY : REASON_IN_HEADER;
    const struct span *around = clang_expansion_around(w, span.begin);
    enum reason otherwise = around ? (span.begin > around->begin ? REASON_MACRO_ARGUMENT : REASON_MACRO_BODY) : REASON_UNMATCHED_TEXT;
    point->call = span;
    if (span.end <= span.begin || lex_find(w->tokens, span.begin) >= w->tokens->list.count ||
        w->tokens->list.items[lex_find(w->tokens, span.begin)].begin != span.begin || cxx_token_ending(w, span.end) == SIZE_MAX)
        return otherwise;
    if (around && (around->begin < span.begin || around->end > span.end))
        return otherwise;
    const struct span *last = clang_expansion_around(w, span.end - 1);
    if (last && (last->begin < span.begin || last->end > span.end))
        return REASON_MACRO_ARGUMENT;
    if (text->form == CXX_FORM_DECLARED && text->open != SIZE_MAX)
        point->call.begin = w->tokens->list.items[text->open].begin;
    if (text->form == CXX_FORM_ORDINARY || text->form == CXX_FORM_NEW || text->form == CXX_FORM_DECLARED) {
        if (text->open == SIZE_MAX || w->tokens->list.items[text->open].begin <= span.begin)
            return cxx_holds_directive(w, span) ? REASON_DIRECTIVE : last ? REASON_MACRO_BODY : otherwise;
        point->callee = (struct span){ span.begin, w->tokens->list.items[text->open - 1].end };
        if (cuts(w, w->tokens->list.items[text->open].begin, span) || last || clang_expansion_around(w, w->tokens->list.items[text->open].begin))
            return REASON_MACRO_BODY;
    } else {
        uint32_t at = text->open_name ? text->sign : clang_cursor_location(text->callee);
        point->callee = (struct span){ span.begin, span.begin };
        if (at < span.begin || at >= span.end)
            return around ? REASON_MACRO_BODY : REASON_UNMATCHED_TEXT;
        if (clang_expansion_around(w, at)) {
            clang_want_expansion(w, at);
            return REASON_MACRO_BODY;
        }
    }
    return cxx_holds_directive(w, span) ? REASON_DIRECTIVE : REASON_NONE;
}
