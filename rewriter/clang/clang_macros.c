#include "clang_macros.h"

#include <ctype.h>
#include <string.h>

void clang_add_macro(struct walk *w, CXCursor definition)
{
    vec_push(w->arena, &w->macros, (struct macro){ .definition = definition });
}

static struct macro *find_macro(struct walk *w, const char *name, size_t length)
{
    for (size_t i = w->macros.count; i-- > 0;) {
        struct macro *macro = &w->macros.items[i];
        if (!macro->name)
            macro->name = clang_string(w, clang_getCursorSpelling(macro->definition));
        if (strlen(macro->name) == length && memcmp(macro->name, name, length) == 0)
            return macro;
    }
    return NULL;
}

/* Few macros stand before parentheses that they do not take, but they do so often: those are looked at first. */
static struct macro *find_definition(struct walk *w, CXCursor definition)
{
    for (size_t i = 0; i < w->aliases.count; i++)
        if (clang_equalCursors(w->macros.items[w->aliases.items[i]].definition, definition))
            return &w->macros.items[w->aliases.items[i]];
    for (size_t i = w->macros.count; i-- > 0;) {
        if (!clang_equalCursors(w->macros.items[i].definition, definition))
            continue;
        vec_push(w->arena, &w->aliases, i);
        return &w->macros.items[i];
    }
    return NULL;
}

/* The text of a definition, from its name on. It is empty if it is not in a file: -DASSERT=CHECK. */
static struct slice definition_text(const struct walk *w, CXCursor definition)
{
    CXSourceRange range = clang_getCursorExtent(definition);
    CXFile file, end_file;
    uint32_t begin = clang_file_offset(clang_getRangeStart(range), &file), end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    struct slice text = clang_text_from(w, clang_getRangeStart(range));
    if (!file || !end_file || !clang_File_isEqual(file, end_file) || end < begin || end - begin > text.length)
        return (struct slice){ "", 0 };
    text.length = end - begin;
    return text;
}

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (c & 0x80);
}

static bool is_parameter(struct slice definition, const char *word, size_t length)
{
    const char *end = memchr(definition.text, ')', definition.length);
    for (const char *at = definition.text; end && (at = memmem(at, (size_t)(end - at), word, length)) != NULL; at++)
        if (at > definition.text && !is_letter(at[-1]) && !is_letter(at[length]))
            return true;
    return false;
}

/* Reads what the macro ends in. Sets macro->takes_more if that takes parentheses behind the invocation, or may take
 * them, and macro->tail to the macro that takes them if it is known. */
static void know(struct walk *w, struct macro *macro)
{
    if (macro->is_known)
        return;
    macro->is_known = true; /* from here on: it may end in itself */
    struct slice text = definition_text(w, macro->definition);
    bool has_parameters = clang_Cursor_isMacroFunctionLike(macro->definition);
    size_t begin = text.length, before;
    while (begin > 0 && is_letter(text.text[begin - 1]))
        begin--;
    size_t length = text.length - begin;
    if (text.length == 0 || begin == 0 || length == 0) {
        macro->takes_more = text.length == 0;
        return;
    }
    for (before = begin; before > 0 && isspace((unsigned char)text.text[before - 1]); before--)
        ;
    bool is_pasted = before > 1 && text.text[before - 1] == '#' && text.text[before - 2] == '#';
    macro->takes_more = is_pasted || (has_parameters && is_parameter(text, text.text + begin, length));
    struct macro *tail = macro->takes_more ? NULL : find_macro(w, text.text + begin, length);
    if (!tail)
        return;
    if (clang_Cursor_isMacroFunctionLike(tail->definition)) {
        macro->takes_more = true;
        macro->tail = (size_t)(tail - w->macros.items) + 1;
    } else {
        know(w, tail);
        macro->takes_more = tail->takes_more;
        macro->tail = tail->tail;
    }
}

/* Takes the next word of a definition from *at on. Returns false if there is none. The first one is the macro's name. */
static bool next_word(struct slice text, size_t *at, struct slice *word)
{
    while (*at < text.length && !is_letter(text.text[*at]))
        ++*at;
    size_t begin = *at;
    while (*at < text.length && is_letter(text.text[*at]))
        ++*at;
    *word = (struct slice){ text.text + begin, *at - begin };
    return word->length > 0;
}

static void visit_words(struct walk *w, struct macro *macro, void (*visit)(struct slice word, void *data), void *data)
{
    struct slice text = definition_text(w, macro->definition), word;
    size_t at = 0;
    macro->is_visited = true;
    for (next_word(text, &at, &word); next_word(text, &at, &word);) {
        struct macro *inner = find_macro(w, word.text, word.length);
        if (inner && !inner->is_visited)
            visit_words(w, inner, visit, data);
        else
            visit(word, data);
    }
}

void clang_visit_macro_words(struct walk *w, struct slice name, void (*visit)(struct slice word, void *data), void *data)
{
    struct macro *macro = find_macro(w, name.text, name.length);
    for (size_t i = 0; macro && i < w->macros.count; i++)
        w->macros.items[i].is_visited = false;
    if (macro)
        visit_words(w, macro, visit, data);
}

static bool makes_pragma(struct walk *w, struct macro *macro)
{
    if (macro->knows_pragma)
        return macro->makes_pragma;
    macro->knows_pragma = true; /* from here on: it may name itself */
    struct slice text = definition_text(w, macro->definition), word;
    size_t at = 0;
    for (next_word(text, &at, &word); !macro->makes_pragma && next_word(text, &at, &word);) {
        struct macro *inner = find_macro(w, word.text, word.length);
        macro->makes_pragma = slice_is(word, "_Pragma") || (inner && makes_pragma(w, inner));
    }
    return macro->makes_pragma;
}

bool clang_makes_pragma(struct walk *w, CXCursor expansion)
{
    struct macro *macro = find_definition(w, clang_getCursorReferenced(expansion));
    return macro && makes_pragma(w, macro);
}

uint32_t clang_invocation_end(struct walk *w, CXCursor expansion, const struct tokens *tokens, uint32_t end)
{
    bool directive;
    size_t open = lex_find(tokens, end), close;
    if (open >= tokens->list.count || tokens->list.items[open].first != '(')
        return end;
    struct macro *macro = find_definition(w, clang_getCursorReferenced(expansion));
    while (macro && open < tokens->list.count && tokens->list.items[open].first == '(') {
        know(w, macro);
        if (!macro->takes_more || (close = lex_matching(tokens, open, &directive)) == SIZE_MAX)
            break;
        end = tokens->list.items[close].end;
        open = close + 1;
        macro = macro->tail ? &w->macros.items[macro->tail - 1] : NULL;
    }
    return end;
}
