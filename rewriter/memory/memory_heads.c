#include "memory_heads.h"

#include "memory_cxx.h"

/* The brackets of the head, as indices of tokens. */
struct brackets {
    size_t open, close, semicolon; /* semicolon: SIZE_MAX if there is none */
    bool is_constant;              /* if constexpr */
};

static bool find_brackets(struct memory_walk *m, CXCursor statement, struct brackets *b)
{
    const struct tokens *tokens = m->walk->tokens;
    struct span span;
    bool directive = false;
    int depth = 0;
    *b = (struct brackets){ .semicolon = SIZE_MAX };
    if (!memory_span(m, statement, &span))
        return false;
    b->open = lex_find(tokens, span.begin) + 1;
    b->is_constant = lex_word_is(tokens, b->open, "constexpr");
    b->open += b->is_constant;
    if (b->open >= tokens->list.count || tokens->list.items[b->open].first != '(') /* if consteval */
        return false;
    b->close = lex_matching(tokens, b->open, &directive);
    if (b->close == SIZE_MAX || directive)
        return false;
    for (size_t i = b->open + 1; i < b->close && b->semicolon == SIZE_MAX; i++) {
        char c = tokens->list.items[i].kind == TOKEN_PUNCTUATOR ? tokens->list.items[i].first : 0;
        depth += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
        if (c == ';' && depth == 0)
            b->semicolon = i;
    }
    return true;
}

/* What stands before the semicolon, with the spaces inside cut off. */
static struct span init_of(const struct tokens *tokens, const struct brackets *b)
{
    return (struct span){ tokens->list.items[b->open + 1].begin, tokens->list.items[b->semicolon - 1].end };
}

struct search {
    struct memory_walk *m;
    struct span span;
    CXCursor found;
};

static enum CXChildVisitResult find_declared(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *s = data;
    struct span span;
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr)
        return CXChildVisit_Recurse;
    CXCursor variable = clang_getCursorReferenced(cursor);
    if (clang_getCursorKind(variable) == CXCursor_VarDecl && clang_cursor_span(s->m->walk, variable, &span) && span.begin == s->span.begin &&
        span.end == s->span.end)
        s->found = variable;
    return clang_Cursor_isNull(s->found) ? CXChildVisit_Recurse : CXChildVisit_Break;
}

bool memory_find_init(struct memory_walk *m, CXCursor statement, CXCursor *init)
{
    struct brackets b;
    *init = clang_getNullCursor();
    if (!find_brackets(m, statement, &b))
        return false;
    if (b.semicolon == SIZE_MAX || b.semicolon == b.open + 1)
        return true;
    /* what follows leads to what it declares */
    struct search search = { m, init_of(m->walk->tokens, &b), clang_getNullCursor() };
    clang_visitChildren(statement, find_declared, &search);
    *init = search.found;
    return !clang_Cursor_isNull(search.found);
}

void memory_name_hidden(struct memory_walk *m, CXCursor statement, memory_names *names)
{
    const struct tokens *tokens = m->walk->tokens;
    struct brackets b;
    if (!find_brackets(m, statement, &b) || b.semicolon == SIZE_MAX)
        return;
    for (size_t i = b.open + 1; i < b.semicolon; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind == TOKEN_WORD)
            vec_push(m->walk->arena, names, arena_strndup(m->walk->arena, tokens->source.text + t->begin, t->end - t->begin));
    }
}

bool memory_read_selection(struct memory_walk *m, CXCursor statement, const struct memory_children *parts, struct memory_selection *selection)
{
    const struct tokens *tokens = m->walk->tokens;
    struct brackets b;
    struct span span, variable = { 0 };
    *selection = (struct memory_selection){ clang_getNullCursor(), clang_getNullCursor(), 0 };
    if (!find_brackets(m, statement, &b))
        return false;
    uint32_t semicolon = b.semicolon == SIZE_MAX ? 0 : tokens->list.items[b.semicolon].begin, close = tokens->list.items[b.close].begin;
    for (size_t i = 0; i < parts->count && memory_span(m, parts->items[i], &span) && span.begin < close; i++) {
        selection->first_body = i + 1;
        if (span.begin < semicolon) {
            selection->init = parts->items[i];
        } else if (clang_getCursorKind(parts->items[i]) == CXCursor_VarDecl) {
            selection->test = parts->items[i];
            variable = span;
        } else if (!(span.begin >= variable.begin && span.end <= variable.end)) { /* (what reads the variable is implied) */
            selection->test = parts->items[i];
        }
    }
    if (semicolon && clang_Cursor_isNull(selection->init) && !memory_find_init(m, statement, &selection->init))
        return false;
    if (clang_Cursor_isNull(selection->test))
        return false;
    if (b.is_constant)
        selection->test = clang_getNullCursor();
    return true;
}

bool memory_names_class(CXCursor expression)
{
    for (CXCursor e = expression; !clang_Cursor_isNull(e) && clang_isExpression(clang_getCursorKind(e)); e = clang_first_child(e)) {
        if (!clang_equalRanges(clang_getCursorExtent(e), clang_getCursorExtent(expression)))
            return false;
        if (memory_is_class(memory_type(e)))
            return true;
    }
    return false;
}
