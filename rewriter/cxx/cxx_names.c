/* What a call calls, by name. */
#include "cxx_names.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "cxx_callee.h"

/* The spelling without template parameters, which constructors and destructors of a template have in their names. */
static const char *plain_spelling(struct walk *w, CXCursor cursor)
{
    char *name = (char *)clang_string(w, clang_getCursorSpelling(cursor));
    if (!text_starts_with(name, "operator"))
        name[strcspn(name, "<")] = '\0';
    return name;
}

static bool is_record(enum CXCursorKind kind)
{
    return kind == CXCursor_StructDecl || kind == CXCursor_ClassDecl || kind == CXCursor_UnionDecl || kind == CXCursor_ClassTemplate ||
           kind == CXCursor_ClassTemplatePartialSpecialization;
}

const char *cxx_last_name(const char *qualified)
{
    const char *colon = strrchr(qualified, ':');
    return colon ? colon + 1 : qualified;
}

const char *cxx_qualified_name(struct walk *w, CXCursor declaration)
{
    const char *name = plain_spelling(w, declaration);
    if (is_record(clang_getCursorKind(declaration)) && (!*name || strchr(name, '(')))
        name = strstr(name, "lambda") ? "<lambda>" : "<unnamed>";
    for (CXCursor up = clang_getCursorSemanticParent(declaration);; up = clang_getCursorSemanticParent(up)) {
        enum CXCursorKind kind = clang_getCursorKind(up);
        if (kind == CXCursor_Namespace) {
            const char *outer = clang_string(w, clang_getCursorSpelling(up));
            if (*outer && !strchr(outer, '(') && !clang_Cursor_isInlineNamespace(up))
                name = arena_printf(w->arena, "%s::%s", outer, name);
        } else if (is_record(kind)) {
            const char *outer = plain_spelling(w, up);
            if (!*outer || strchr(outer, '('))
                outer = strstr(outer, "lambda") ? "<lambda>" : "<unnamed>";
            name = arena_printf(w->arena, "%s::%s", outer, name);
        } else if (kind != CXCursor_EnumDecl && kind != CXCursor_LinkageSpec && kind != CXCursor_UnexposedDecl) {
            return name; /* file scope, or inside a function */
        }
    }
}

/* The last name and its scope as they are written before the token at `open`, without template arguments and white space;
 * nothing before `begin` is looked at. */
static const char *name_before(struct walk *w, const struct tokens *tokens, size_t open, uint32_t begin)
{
    struct str out = { .arena = w->arena };
    int depth = 0;
    size_t i = open;
    VEC(size_t) words = { 0 };
    bool wants_name = true;
    while (i > 0 && tokens->list.items[i - 1].begin >= begin) {
        const struct token *t = &tokens->list.items[--i];
        if (t->kind == TOKEN_PUNCTUATOR && t->first == '>') {
            if (i > 0 && tokens->list.items[i - 1].first == '-' && depth == 0)
                break;
            depth++;
        } else if (t->kind == TOKEN_PUNCTUATOR && t->first == '<') {
            if (depth-- == 0)
                break;
        } else if (depth == 0 && t->kind == TOKEN_WORD && wants_name) {
            vec_push(w->arena, &words, i);
            wants_name = false;
        } else if (depth == 0 && t->kind == TOKEN_PUNCTUATOR && t->first == ':' && !wants_name) {
            wants_name = i > 0 && tokens->list.items[i - 1].first == ':';
            i -= wants_name;
        } else if (depth == 0) {
            break;
        }
    }
    for (size_t k = words.count; k-- > 0;) {
        const struct token *t = &tokens->list.items[words.items[k]];
        str_add_bytes(&out, tokens->source.text + t->begin, t->end - t->begin);
        if (k)
            str_add(&out, "::");
    }
    return out.text;
}

/* Such a name, in the main file or in an included one; NULL if there is none, or if it is not known. Sets *is_hidden if the
 * call is in a macro. */
static const char *written_name(const struct cursor_frame *here, const struct cxx_text *text, bool *is_hidden)
{
    struct walk *w = here->walk;
    struct span span;
    *is_hidden = false;
    if (clang_Cursor_isNull(text->callee)) /* a constructor, or none */
        return text->open != SIZE_MAX && clang_cursor_span(w, here->cursor, &span) ? name_before(w, w->tokens, text->open, span.begin) : NULL;
    CXSourceRange range = clang_getCursorExtent(text->callee);
    CXFile file, end_file;
    uint32_t begin = clang_file_offset(clang_getRangeStart(range), &file), end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    if (!file || !end_file || !clang_File_isEqual(file, end_file) || end == 0)
        return NULL;
    *is_hidden = clang_expansion_at(w, file, end - 1) != NULL;
    if (text->open != SIZE_MAX && !*is_hidden && clang_cursor_span(w, here->cursor, &span))
        return name_before(w, w->tokens, text->open, span.begin);
    const struct tokens *tokens = *is_hidden ? NULL : clang_tokens_at(w, clang_getRangeStart(range));
    return tokens ? name_before(w, tokens, lex_find(tokens, end), begin) : NULL;
}

static bool is_method(enum CXCursorKind kind)
{
    return kind == CXCursor_CXXMethod || kind == CXCursor_Destructor || kind == CXCursor_ConversionFunction || kind == CXCursor_Constructor;
}

/* Is it an operator by its sign that is chosen when the template parameters are known? Its first child is an operand. */
static bool is_open_operator(const struct cxx_text *text)
{
    return text->form == CXX_FORM_OPERATOR && !clang_Cursor_isNull(text->callee) &&
           clang_getCursorKind(clang_getCursorReferenced(text->callee)) == CXCursor_OverloadedDeclRef;
}

struct cxx_name cxx_name_function(struct walk *w, CXCursor declaration)
{
    const char *qualified = cxx_qualified_name(w, declaration);
    struct cxx_name name = { .pattern = qualified, .site = qualified };
    CXCursor scope = clang_getCursorSemanticParent(declaration);
    if (is_record(clang_getCursorKind(scope))) {
        name.method = plain_spelling(w, declaration);
        name.on = cxx_qualified_name(w, scope);
    }
    return name;
}

struct cxx_name cxx_name_call(const struct cursor_frame *here, const struct cxx_text *text)
{
    struct walk *w = here->walk;
    if (text->open_name || is_open_operator(text)) {
        const char *sign = text->open_name ? text->open_name : clang_string(w, clang_getCursorSpelling(clang_getCursorReferenced(text->callee)));
        return (struct cxx_name){ .pattern = sign, .site = sign, .last = sign };
    }
    CXCursor declaration = cxx_called(here->cursor);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    struct cxx_name name = { 0 };
    if (kind == CXCursor_FunctionDecl || is_method(kind) || kind == CXCursor_FunctionTemplate)
        return cxx_name_function(w, declaration);
    if (kind == CXCursor_FieldDecl) {
        name.pattern = name.site = cxx_qualified_name(w, declaration);
        return name;
    }
    if (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl) {
        name.pattern = clang_string(w, clang_getCursorSpelling(declaration));
        name.site = arena_printf(w->arena, "*%s", name.pattern);
        return name;
    }
    bool is_hidden;
    const char *written = written_name(here, text, &is_hidden);
    name.pattern = name.site = written ? written : "<expression>";
    name.last = written ? cxx_last_name(written) : is_hidden ? "" : NULL;
    enum CXCursorKind callee = clang_Cursor_isNull(text->callee) ? CXCursor_FirstInvalid : clang_getCursorKind(clang_strip(text->callee));
    if (callee == CXCursor_MemberRefExpr)
        name.method = name.pattern;
    return name;
}
