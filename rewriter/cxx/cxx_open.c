#include "cxx_open.h"

#include <string.h>

#include "clang_cursor.h"
#include "cxx_callee.h"
#include "cxx_tokens.h"
#include "cxx_trivial.h"
#include "cxx_walk.h"

enum { N_SLOTS = 1024 };

/* Instances have the locations of their template: what stands at the same range is the same call, in macros and headers,
 * too. The operators of a fold are all at its ellipsis. */
struct cxx_opens {
    size_t count;
    struct cxx_open *slots[N_SLOTS];
};

/* --- which --- */

static bool is_open_type(CXCursor cursor)
{
    return clang_getCursorType(cursor).kind == CXType_Dependent;
}

static const char *operator_name(struct walk *w, CXString sign)
{
    return arena_printf(w->arena, "operator%s", clang_string(w, sign));
}

/* The end of the first operand, which the sign follows, or the beginning of the whole if that is not known. */
static uint32_t behind_first(const struct cursor_frame *here, uint32_t begin)
{
    struct span first;
    if (!clang_cursor_span(here->walk, clang_first_child(here->cursor), &first))
        return begin;
    size_t i = lex_find(here->walk->tokens, first.end);
    return i < here->walk->tokens->list.count ? here->walk->tokens->list.items[i].begin : begin;
}

void cxx_open_prepare(struct walk *w)
{
    cxx_walk_of(w)->opens = arena_new(w->arena, struct cxx_opens);
}

bool cxx_is_open(const struct cursor_frame *here, const char **name, uint32_t *sign)
{
    struct walk *w = here->walk;
    bool is_binary = here->kind == CXCursor_BinaryOperator || here->kind == CXCursor_CompoundAssignOperator;
    bool is_unary = here->kind == CXCursor_UnaryOperator, is_prefix = false;
    if ((!is_binary && !is_unary && here->kind != CXCursor_ArraySubscriptExpr) || !is_open_type(here->cursor))
        return false;
    if (is_binary) {
        enum CXBinaryOperatorKind kind = clang_getCursorBinaryOperatorKind(here->cursor);
        if (kind == CXBinaryOperator_PtrMemD) /* a.*m, which cannot be overloaded */
            return false;
        *name = operator_name(w, clang_getBinaryOperatorKindSpelling(kind));
    } else if (is_unary) {
        enum CXUnaryOperatorKind kind = clang_getCursorUnaryOperatorKind(here->cursor);
        if (kind == CXUnaryOperator_Invalid || kind >= CXUnaryOperator_Real) /* __real, __imag, __extension__, co_await */
            return false;
        if (kind == CXUnaryOperator_AddrOf && cxx_names_function(clang_first_child(here->cursor)))
            return false;
        is_prefix = kind != CXUnaryOperator_PostInc && kind != CXUnaryOperator_PostDec;
        *name = operator_name(w, clang_getUnaryOperatorKindSpelling(kind));
    } else {
        *name = "operator[]";
    }
    uint32_t begin = clang_cursor_location(here->cursor);
    *sign = is_prefix ? begin : behind_first(here, begin);
    return true;
}

/* --- folds --- */

static bool is_ellipsis(const struct walk *w, size_t i)
{
    return cxx_is_punctuator(w, i, '.') && cxx_is_punctuator(w, i + 1, '.') && cxx_is_punctuator(w, i + 2, '.');
}

/* The sign of a fold ([expr.prim.fold]) that begins, or ends, at this byte of the text. */
static const char *find_sign(struct slice text, uint32_t at, bool ends)
{
    static const char *const signs[] = { "<<=", ">>=", "->*", "<=", ">=", "==", "!=", "&&", "||", "<<", ">>", "+=", "-=", "*=", "/=", "%=",
                                         "^=",  "&=",  "|=",  "+",  "-",  "*",  "/",  "%",  "^",  "&",  "|",  "=",  "<",  ">",  "," };
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        size_t length = strlen(signs[i]);
        size_t begin = ends ? at - length : at;
        if ((!ends || at >= length) && begin + length <= text.length && memcmp(text.text + begin, signs[i], length) == 0)
            return signs[i];
    }
    return NULL;
}

bool cxx_is_open_fold(const struct cursor_frame *here, const char **name, uint32_t *ellipsis)
{
    struct walk *w = here->walk;
    struct span span;
    bool may_be = here->kind == CXCursor_UnexposedExpr && cxx_walk_of(w)->ellipses[w->tokens->list.count];
    if (!may_be || !is_open_type(here->cursor) || !clang_cursor_span(w, here->cursor, &span))
        return false;
    const struct tokens *tokens = w->tokens;
    size_t open = lex_find(tokens, span.begin), close = cxx_token_ending(w, span.end);
    if (close == SIZE_MAX || !cxx_is_punctuator(w, open, '(') || cxx_partner(w, open) != close)
        return false;
    for (size_t i = open + 1; i < close; i++) {
        char first = tokens->list.items[i].first;
        size_t partner = first && strchr("([{", first) ? cxx_partner(w, i) : SIZE_MAX;
        if (is_ellipsis(w, i) && !lex_word_is(tokens, i - 1, "sizeof")) {
            bool is_left = i == open + 1;
            const struct token *beside = &tokens->list.items[is_left ? i + 3 : i - 1];
            const char *sign = find_sign(tokens->source, is_left ? beside->begin : beside->end, !is_left);
            *name = arena_printf(w->arena, "operator%s", sign ? sign : "");
            *ellipsis = tokens->list.items[i].begin;
            return sign != NULL;
        }
        i = partner == SIZE_MAX ? i : partner;
    }
    return false;
}

/* --- what instances say --- */

static struct cxx_open **slot_of(struct cxx_opens *all, CXSourceRange at)
{
    return &all->slots[(at.begin_int_data * 31u + at.end_int_data) % N_SLOTS];
}

static struct cxx_open *find(struct walk *w, CXSourceRange at)
{
    struct cxx_open *open = *slot_of(cxx_walk_of(w)->opens, at);
    while (open && !clang_equalRanges(open->at, at))
        open = open->next;
    return open;
}

static const struct cxx_open *note(const struct cursor_frame *here, CXSourceRange at, const char *name)
{
    struct walk *w = here->walk;
    struct cxx_opens *all = cxx_walk_of(w)->opens;
    struct cxx_open *open = arena_new(w->arena, struct cxx_open), **slot = slot_of(all, at);
    *open = (struct cxx_open){ .cursor = here->cursor, .at = at, .kind = here->kind, .name = name, .next = *slot };
    *slot = open;
    all->count++;
    return open;
}

const struct cxx_open *cxx_note_open(const struct cursor_frame *here)
{
    return note(here, clang_getCursorExtent(here->cursor), NULL);
}

const struct cxx_open *cxx_note_open_call(const struct cursor_frame *here, const char *name)
{
    return note(here, clang_getCursorExtent(here->cursor), name);
}

const struct cxx_open *cxx_note_open_fold(const struct cursor_frame *here, uint32_t ellipsis)
{
    struct walk *w = here->walk;
    CXSourceLocation at = clang_getLocationForOffset(w->tu, w->file, ellipsis);
    return note(here, clang_getRange(at, at), NULL);
}

static enum CXChildVisitResult take_sign(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    CXCursor inner = clang_strip(cursor);
    CXString name = clang_getCursorSpelling(inner);
    bool found = clang_getCursorKind(inner) == CXCursor_DeclRefExpr && text_starts_with(clang_getCString(name), "operator");
    clang_disposeString(name);
    if (found)
        *(CXSourceLocation *)data = clang_getCursorLocation(inner);
    return found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* Where the sign stands by which the call is written; the null location for other calls. A constructor or a conversion may
 * have the range of its operand. */
static CXSourceLocation find_called_sign(CXCursor call)
{
    CXSourceLocation sign = clang_getNullLocation();
    CXString name = clang_getCursorSpelling(call);
    if (text_starts_with(clang_getCString(name), "operator"))
        clang_visitChildren(call, take_sign, &sign);
    clang_disposeString(name);
    return sign;
}

/* Where the expression is written. A comparison whose operands change places ([over.match.oper]/3.4) has the range from the
 * last to the first. */
static CXSourceRange written_range(CXCursor expression)
{
    CXSourceRange range = clang_getCursorExtent(expression);
    CXFile file;
    bool is_turned = clang_getCursorKind(expression) == CXCursor_CallExpr && clang_Cursor_getNumArguments(expression) == 2 &&
                     clang_file_offset(clang_getRangeStart(range), &file) > clang_file_offset(clang_getRangeEnd(range), &file);
    if (!is_turned)
        return range;
    CXSourceRange left = clang_getCursorExtent(clang_Cursor_getArgument(expression, 1)),
                  right = clang_getCursorExtent(clang_Cursor_getArgument(expression, 0));
    return clang_getRange(clang_getRangeStart(left), clang_getRangeEnd(right));
}

static void add_called(struct walk *w, struct cxx_open *open, CXCursor call)
{
    CXCursor function = cxx_called(call);
    open->is_call = true;
    if (!cxx_is_function_like(clang_getCursorKind(function)))
        return;
    for (size_t i = 0; i < open->called.count; i++)
        if (clang_equalCursors(open->called.items[i], function))
            return;
    vec_push(w->arena, &open->called, function);
}

static bool has_name(CXCursor call, const char *name)
{
    enum CXCursorKind kind = clang_getCursorKind(cxx_called(call));
    if (!*name)
        return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod;
    CXString spelling = clang_getCursorSpelling(call);
    bool has = strcmp(clang_getCString(spelling), name) == 0;
    clang_disposeString(spelling);
    return has;
}

void cxx_see_open(struct walk *w, CXCursor expression)
{
    enum CXCursorKind kind = clang_getCursorKind(expression);
    if (cxx_walk_of(w)->opens->count == 0 || is_open_type(expression)) /* in a generic closure it may be open still */
        return;
    CXSourceLocation sign = kind == CXCursor_CallExpr ? find_called_sign(expression) : clang_getNullLocation();
    bool is_written = !clang_equalLocations(sign, clang_getNullLocation());
    struct cxx_open *open = find(w, written_range(expression));
    if (!open && is_written)
        open = find(w, clang_getRange(sign, sign));
    if (!open)
        return;
    if (open->name ? kind == CXCursor_CallExpr && has_name(expression, open->name) : is_written && !cxx_assigns_bytes(expression))
        add_called(w, open, expression);
    else if (is_written || kind == open->kind) /* where the compiler writes a != b with ==, it negates */
        open->is_built_in = true;
}
