#include "cxx_unseen.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"

static enum CXChildVisitResult take_begin(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    uint32_t *least = data, begin = clang_cursor_begin(cursor);
    *least = begin < *least ? begin : *least;
    return CXChildVisit_Continue;
}

/* The tokens between the parenthesis of the statement's head and the last semicolon before what libclang shows: the loop's
 * variable, or the condition. */
static bool find_statement(const struct cursor_frame *here, size_t *first, size_t *end)
{
    const struct tokens *tokens = here->walk->tokens;
    struct span span;
    if ((here->kind != CXCursor_SwitchStmt && here->kind != CXCursor_CXXForRangeStmt) || !clang_cursor_span(here->walk, here->cursor, &span))
        return false;
    uint32_t shown = span.end;
    clang_visitChildren(here->cursor, take_begin, &shown);
    *first = lex_find(tokens, span.begin) + 2;
    if (*first > tokens->list.count || tokens->list.items[*first - 1].first != '(')
        return false;
    for (*end = lex_find(tokens, shown); (*end)-- > *first;)
        if (tokens->list.items[*end].kind == TOKEN_PUNCTUATOR && tokens->list.items[*end].first == ';')
            return true;
    return false;
}

/* Where template arguments that begin with the token at `open` end; SIZE_MAX: it is an operator. */
static size_t end_of_arguments(const struct walk *w, size_t open, size_t end)
{
    const struct token *items = w->tokens->list.items;
    int depth = 0;
    for (size_t i = open; i < end && items[i].first != ';'; i++) {
        if (items[i].kind != TOKEN_PUNCTUATOR)
            continue;
        depth += items[i].first && strchr("<([{", items[i].first) ? 1 : items[i].first && strchr(">)]}", items[i].first) ? -1 : 0;
        if (depth <= 0)
            return depth == 0 && items[i].first == '>' ? i : SIZE_MAX;
    }
    return SIZE_MAX;
}

/* Is it an expression that begins here, and no declaration? (a * b may be both.) */
static bool is_expression(const struct walk *w, size_t first, size_t end)
{
    const struct token *t = &w->tokens->list.items[first];
    return t->kind == TOKEN_PUNCTUATOR ||
           (first + 2 < end && t[1].first && (strchr("+-/%^|!=.", t[1].first) || (t[1].first == '<' && t[2].first == '<')));
}

/* Does anything in these tokens that reads like no call perhaps make one: what comes out of a macro, or an operator? What
 * belongs to a declarator stands before its initialiser, which begins with another `=`. */
static bool may_hold_more(const struct walk *w, size_t first, size_t end)
{
    bool is_initialiser = is_expression(w, first, end);
    int depth = 0;
    for (size_t i = first; i < end; i++) {
        const struct token *t = &w->tokens->list.items[i];
        size_t close = t->first == '<' && i > first && t[-1].kind == TOKEN_WORD ? end_of_arguments(w, i, end) : SIZE_MAX;
        if (clang_expansion_around(w, t->begin))
            return true;
        if (close != SIZE_MAX)
            i = close;
        if (close != SIZE_MAX || t->kind != TOKEN_PUNCTUATOR || !t->first)
            continue;
        bool is_operator = t->first == '=' && (depth > 0 || (i + 1 < end && t[1].first == '=' && t[1].begin == t->end));
        if (is_initialiser && (strchr("+-*/%^&|~!<>[", t->first) || is_operator))
            return true;
        depth += strchr("({", t->first) ? 1 : strchr(")}", t->first) ? -1 : 0;
        is_initialiser = (is_initialiser || strchr("=({", t->first)) && (t->first != ',' || depth > 0);
    }
    return false;
}

static bool is_cast_word(const struct tokens *tokens, size_t i)
{
    return lex_word_is(tokens, i, "static_cast") || lex_word_is(tokens, i, "const_cast") || lex_word_is(tokens, i, "dynamic_cast") ||
           lex_word_is(tokens, i, "reinterpret_cast");
}

static bool is_keyword(const struct tokens *tokens, size_t i)
{
    static const char *const words[] = { "sizeof", "alignof", "_Alignof", "decltype", "typeof",   "__typeof__", "noexcept", "alignas", "typeid",
                                         "if",     "while",   "for",      "switch",   "return",   "catch",      "auto",     "void",    "bool",
                                         "char",   "short",   "int",      "long",     "signed",   "unsigned",   "float",    "double",  "throw",
                                         "new",    "delete",  "operator", "template", "co_await", "not",        "and",      "or",      "compl" };
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (lex_word_is(tokens, i, words[k]))
            return true;
    return is_cast_word(tokens, i);
}

static bool is_scope(const struct tokens *tokens, size_t i)
{
    const struct token *items = tokens->list.items;
    return i > 2 && items[i - 1].first == ':' && items[i - 2].first == ':' && items[i - 3].kind == TOKEN_WORD;
}

/* Is it a bracket of the expression before it: of an element, not of a lambda? */
static bool is_index(const struct tokens *tokens, size_t open)
{
    const struct token *before = &tokens->list.items[open - 1];
    return before->first == ']' || before->first == ')' || (before->kind == TOKEN_WORD && !is_keyword(tokens, open - 1));
}

/* Does what stands in these parentheses give a function, or an object that is called, and is it no type? */
static bool gives_function(const struct tokens *tokens, size_t open, size_t close)
{
    const struct token *items = tokens->list.items;
    bool directive;
    while (items[open + 1].first == '(' && lex_matching(tokens, open + 1, &directive) == close - 1)
        open++, close--;
    if ((items[open + 1].first == '*' || items[open + 1].first == '&') && open + 2 < close && items[open + 2].first != ')')
        return true;
    for (size_t i = open + 1; i < close; i++) {
        if (is_cast_word(tokens, i) || (items[i].kind == TOKEN_PUNCTUATOR && items[i].first && strchr("?.=!+-/%^|~[", items[i].first)))
            return true;
        size_t behind = items[i].first && strchr("({", items[i].first) ? lex_matching(tokens, i, &directive) : i;
        if (behind == SIZE_MAX)
            return false;
        i = behind;
    }
    return false;
}

/* Is there an expression that is called, such as (*f), f(1), table[0] or a lambda, right before the parenthesis at i? Sets
 * *begin to its last bracket. */
static bool is_expression_called(const struct tokens *tokens, size_t first, size_t i, size_t *begin)
{
    char last = tokens->list.items[i - 1].first;
    bool directive;
    const char opening = last == ')' ? '(' : last == ']' ? '[' : '{';
    for (size_t open = i - 1; (last == ')' || last == ']' || last == '}') && open-- > first;) {
        if (tokens->list.items[open].first != opening || lex_matching(tokens, open, &directive) != i - 1)
            continue;
        *begin = open;
        if (last == '}' || (open > first && is_index(tokens, open)))
            return true;
        return last == ')' && gives_function(tokens, open, i - 1);
    }
    return false;
}

/* The name whose template arguments end with the token at i, as in f<int>(x); SIZE_MAX: there is none. */
static size_t name_before_arguments(const struct tokens *tokens, size_t first, size_t i)
{
    int depth = 0;
    for (; i > first; i--) {
        const struct token *t = &tokens->list.items[i];
        depth += t->kind != TOKEN_PUNCTUATOR ? 0 : (t->first == '>') - (t->first == '<');
        if (depth == 0)
            return tokens->list.items[i - 1].kind == TOKEN_WORD ? i - 1 : SIZE_MAX;
    }
    return SIZE_MAX;
}

/* The parenthesis behind the name that ends with the token at `last`, or behind the parentheses that hold nothing else: (f)(x). A cast
 * to a class looks the same, and calls a constructor. */
static size_t parenthesis_behind(const struct tokens *tokens, size_t first, size_t begin, size_t last, size_t end)
{
    const struct token *items = tokens->list.items;
    while (begin > first + 1 && last + 2 < end && items[begin - 1].first == '(' && items[last + 1].first == ')' &&
           (items[begin - 2].kind == TOKEN_PUNCTUATOR || is_keyword(tokens, begin - 2)) && !strchr(")]>", items[begin - 2].first)) {
        begin--;
        last++;
    }
    return last + 1 < end && items[last + 1].first == '(' ? last + 1 : SIZE_MAX;
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
    const struct token *items = tokens->list.items;
    for (size_t i = first; i + 1 < end; i++) {
        size_t begin = i, close = items[i].first == '(' ? lex_matching(tokens, i, &directive) : SIZE_MAX;
        if (i > first && close != SIZE_MAX && is_expression_called(tokens, first, i, &begin))
            vec_push(w->arena, &calls, (struct unseen_call){ "<expression>", { items[begin].begin, items[close].end } });
        size_t last = items[i].first == '>' ? name_before_arguments(tokens, first, i) : i;
        bool is_name = last != SIZE_MAX && items[last].kind == TOKEN_WORD && !is_keyword(tokens, last);
        if (!is_name)
            continue;
        begin = last;
        while (begin > first + 2 && is_scope(tokens, begin))
            begin -= 3;
        size_t open = parenthesis_behind(tokens, first, begin, i, end);
        close = open != SIZE_MAX ? lex_matching(tokens, open, &directive) : SIZE_MAX;
        /* T v(x) is a declaration */
        if (close == SIZE_MAX || (last > first && items[last - 1].kind == TOKEN_WORD && !is_keyword(tokens, last - 1)))
            continue;
        struct str name = { .arena = w->arena };
        for (size_t k = begin; k <= last; k++)
            str_add_bytes(&name, tokens->source.text + items[k].begin, items[k].end - items[k].begin);
        vec_push(w->arena, &calls, (struct unseen_call){ name.text, { items[begin].begin, items[close].end } });
    }
    if (first < end && may_hold_more(w, first, end))
        vec_push(w->arena, &calls, (struct unseen_call){ "<expression>", { items[first].begin, items[end - 1].end } });
    return calls;
}
