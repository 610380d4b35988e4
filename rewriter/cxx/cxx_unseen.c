#include "cxx_unseen.h"

#include <string.h>

/* The tokens between the parenthesis of the statement's head and its first semicolon, if there is one in the head. */
static bool find_statement(const struct cursor_frame *here, size_t *first, size_t *end)
{
    const struct tokens *tokens = here->walk->tokens;
    struct span span;
    bool directive, within;
    if ((here->kind != CXCursor_SwitchStmt && here->kind != CXCursor_CXXForRangeStmt) || !clang_cursor_span(here->walk, here->cursor, &span))
        return false;
    size_t open = lex_find(tokens, span.begin) + 1;
    if (open >= tokens->list.count || tokens->list.items[open].first != '(')
        return false;
    size_t close = lex_matching(tokens, open, &directive);
    for (size_t i = open + 1; i < close && close != SIZE_MAX; i++) {
        char c = tokens->list.items[i].first;
        if (c == ';' && tokens->list.items[i].kind == TOKEN_PUNCTUATOR) {
            *first = open + 1;
            *end = i;
            return true;
        }
        size_t behind = c && strchr("([{", c) && tokens->list.items[i].kind == TOKEN_PUNCTUATOR ? lex_matching(tokens, i, &within) : i;
        if (behind == SIZE_MAX)
            return false;
        i = behind;
    }
    return false;
}

static bool is_keyword(const struct tokens *tokens, size_t i)
{
    static const char *const words[] = { "sizeof", "alignof", "_Alignof", "decltype", "typeof", "__typeof__", "noexcept", "alignas",
                                         "typeid", "if",      "while",    "for",      "switch", "return",     "catch",    "auto",
                                         "void",   "bool",    "char",     "short",    "int",    "long",       "signed",   "unsigned",
                                         "float",  "double",  "throw",    "new",      "delete", "operator" };
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (lex_word_is(tokens, i, words[k]))
            return true;
    return false;
}

static bool is_scope(const struct tokens *tokens, size_t i)
{
    const struct token *items = tokens->list.items;
    return i > 2 && items[i - 1].first == ':' && items[i - 2].first == ':' && items[i - 3].kind == TOKEN_WORD;
}

unseen_calls cxx_find_unseen(const struct cursor_frame *here)
{
    struct walk *w = here->walk;
    const struct tokens *tokens = w->tokens;
    unseen_calls calls = { 0 };
    size_t first, end;
    bool directive;
    if (!find_statement(here, &first, &end))
        return calls;
    for (size_t i = first; i + 1 < end; i++) {
        const struct token *items = tokens->list.items;
        size_t close =
            items[i].kind == TOKEN_WORD && items[i + 1].first == '(' && !is_keyword(tokens, i) ? lex_matching(tokens, i + 1, &directive) : SIZE_MAX;
        /* T v(x) is a declaration, and f in (*f)(x) is no word before a parenthesis */
        if (close == SIZE_MAX || (i > first && items[i - 1].kind == TOKEN_WORD && !is_keyword(tokens, i - 1)))
            continue;
        size_t begin = i;
        while (begin > first + 2 && is_scope(tokens, begin))
            begin -= 3;
        struct str name = { .arena = w->arena };
        for (size_t k = begin; k <= i; k++)
            str_add_bytes(&name, tokens->source.text + items[k].begin, items[k].end - items[k].begin);
        vec_push(w->arena, &calls, (struct unseen_call){ name.text, { items[begin].begin, items[close].end } });
    }
    return calls;
}
