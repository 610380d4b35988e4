#include "c_passage.h"

#include <stdlib.h>
#include <string.h>

#include "c_expressions.h"
#include "clang_bodies.h"
#include "clang_cursor.h"
#include "clang_expansions.h"
#include "clang_values.h"

static enum c_passage passage_of(CXType canonical)
{
    switch (clang_value_class(canonical)) {
    case VALUE_INT:
        return C_PASSES_SIGNED;
    case VALUE_UNSIGNED:
        return C_PASSES_UNSIGNED;
    case VALUE_FLOAT: /* not long double */
        return canonical.kind == CXType_Float ? C_PASSES_FLOAT : canonical.kind == CXType_Double ? C_PASSES_DOUBLE : C_PASSES_NOT;
    case VALUE_POINTER:
    case VALUE_CHARACTERS: {
        enum CXTypeKind pointee = clang_getCanonicalType(clang_getPointeeType(canonical)).kind;
        bool is_object = canonical.kind == CXType_Pointer && pointee != CXType_FunctionProto && pointee != CXType_FunctionNoProto;
        return is_object ? C_PASSES_POINTER : C_PASSES_NOT;
    }
    default: /* _Complex, __int128, vectors, structures */
        return C_PASSES_NOT;
    }
}

/* Collects the words of the function, parameters included, that stand where a declared name would: in front of
 * `= ; , [ {` or behind a word or `*` and in front of `)`. Most are none, which does no harm. */
static void find_hidden(const struct walk *w, const struct function *function, struct c_function *facts)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = lex_find(tokens, function->begin); i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i], *next = t + 1;
        if (t->begin >= function->body.end)
            break;
        if (t->kind != TOKEN_WORD || next->kind != TOKEN_PUNCTUATOR)
            continue;
        bool closes = next->first == ')' && i > 0 && (t[-1].kind == TOKEN_WORD || t[-1].first == '*');
        if (closes || strchr("=;,[{", next->first))
            vec_push(w->arena, &facts->hidden, (struct slice){ tokens->source.text + t->begin, t->end - t->begin });
    }
    if (facts->hidden.count)
        qsort(facts->hidden.items, facts->hidden.count, sizeof *facts->hidden.items, c_compare_words);
    facts->knows_hidden = true;
}

static bool is_keyword(struct slice word)
{
    static const char *const words[] = { "char",     "short", "int",    "long",  "float", "double", "signed",   "unsigned", "_Bool",   "bool",
                                         "_Complex", "void",  "struct", "union", "enum",  "const",  "volatile", "restrict", "_Atomic", "__restrict" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}

/* May a name in the text of this type mean something else in the function? */
static bool is_hidden(const struct walk *w, const struct function *function, const char *type)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
    struct c_function *facts = function->own;
    if (!facts->knows_hidden)
        find_hidden(w, function, facts);
    for (const char *at = type; *(at += strcspn(at, letters)); at += strspn(at, letters)) {
        struct slice word = { at, strspn(at, letters) };
        if (!is_keyword(word) && facts->hidden.count && bsearch(&word, facts->hidden.items, facts->hidden.count, sizeof word, c_compare_words))
            return true;
    }
    return false;
}

/* Does a function's result of floating type come with more precision than its type has (i386, C17 5.2.4.2.2)? */
static bool has_excess_precision(const struct rewrite_request *request)
{
    for (size_t i = 0; i < request->n_flags; i++)
        if (strcmp(request->flags[i], "-m32") == 0 || strcmp(request->flags[i], "-mfpmath=387") == 0)
            return true;
    return false;
}

struct c_value c_find_passage(const struct cursor_frame *here, CXType type)
{
    struct walk *w = here->walk;
    struct c_value value = { .passage = C_PASSES_NOT };
    if (type.kind == CXType_Atomic)
        type = clang_Type_getValueType(type);
    CXType canonical = clang_getUnqualifiedType(clang_getCanonicalType(type));
    enum c_passage passage = passage_of(canonical);
    if ((passage == C_PASSES_FLOAT || passage == C_PASSES_DOUBLE) && has_excess_precision(w->request))
        return value;
    /* An enumeration passes as the integer that it is. The names that typedefs and variables may hide are not needed,
     * but for a structure that has no other. */
    if (canonical.kind == CXType_Enum)
        canonical = clang_getCanonicalType(clang_getEnumDeclIntegerType(clang_getTypeDeclaration(canonical)));
    const char *text = passage == C_PASSES_NOT ? NULL : clang_spell_type(w, canonical);
    if (passage != C_PASSES_NOT && !text)
        text = clang_spell_type(w, clang_getUnqualifiedType(type));
    if (text && canonical.kind == CXType_Bool)
        text = "_Bool";
    if (text && (passage != C_PASSES_POINTER || !is_hidden(w, here->function, text)))
        value = (struct c_value){ .passage = passage, .type = text };
    return value;
}

/* --- the surroundings --- */

uint32_t c_find_statement(const struct cursor_frame *here)
{
    const struct cursor_frame *outermost = here;
    for (const struct cursor_frame *f = here; f && f->function == here->function; f = f->up)
        if (clang_isExpression(f->kind))
            outermost = f;
    return clang_cursor_begin(outermost->cursor);
}

/* Directives give variables of a function a meaning of their own: its threads would share one. */
static bool has_directive(const struct tokens *tokens, const struct span *body)
{
    for (size_t i = lex_find(tokens, body->begin); i < tokens->list.count && tokens->list.items[i].begin < body->end; i++) {
        const struct token *t = &tokens->list.items[i];
        if (lex_word_is(tokens, i, "_Pragma") || lex_word_is(tokens, i, "__pragma"))
            return true;
        if (t->kind != TOKEN_DIRECTIVE)
            continue;
        const char *at = tokens->source.text + t->begin, *end = tokens->source.text + t->end;
        at += *at == '%' ? 2 : *at == '#';
        while (at < end && (*at == ' ' || *at == '\t'))
            at++;
        if (end - at > 6 && memcmp(at, "pragma", 6) == 0)
            return true;
    }
    return false;
}

uint32_t c_place_declarations(const struct cursor_frame *here)
{
    const struct walk *w = here->walk;
    const struct function *function = here->function;
    struct c_function *facts = function->own;
    for (const struct cursor_frame *f = here; f && f->function == function; f = f->up)
        if (f->kind == CXCursor_BlockExpr) /* which would capture the variable */
            return UINT32_MAX;
    if (!facts->knows_declarations) {
        size_t brace = lex_find(w->tokens, function->body.begin);
        bool is_brace = brace < w->tokens->list.count && w->tokens->list.items[brace].begin == function->body.begin &&
                        w->tokens->list.items[brace].first == '{' && !clang_expansion_around(w, function->body.begin);
        facts->declarations = is_brace && !has_directive(w->tokens, &function->body) ? clang_entry_place(w->tokens, brace) : UINT32_MAX;
        facts->knows_declarations = true;
    }
    return facts->declarations;
}
