#include "memory_lambdas.h"

#include "memory_types.h"

static enum CXChildVisitResult find_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct memory_lambda *lambda = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CXXMethod && lambda->result.kind == CXType_Invalid) /* its first one: conversions to pointers follow */
        lambda->result = clang_getCanonicalType(clang_getResultType(clang_getCursorType(cursor)));
    lambda->is_generic = lambda->is_generic || kind == CXCursor_FunctionTemplate;
    return CXChildVisit_Continue;
}

bool memory_read_lambda(struct memory_walk *m, CXCursor expression, struct memory_lambda *lambda)
{
    const struct tokens *tokens = m->walk->tokens;
    struct span span;
    bool directive;
    *lambda = (struct memory_lambda){ .expression = expression, .body = clang_last_child(expression) };
    clang_visitChildren(clang_getTypeDeclaration(memory_type(expression)), find_call, lambda);
    if (!memory_span(m, expression, &span) || clang_getCursorKind(lambda->body) != CXCursor_CompoundStmt)
        return false;
    size_t open = lex_find(tokens, span.begin), close = lex_matching(tokens, open, &directive);
    if (close == SIZE_MAX)
        return false;
    lambda->captures = (struct span){ tokens->list.items[open].end, tokens->list.items[close].begin };
    lambda->own = (struct span){ tokens->list.items[close].end, span.end };
    return true;
}

static bool is_inside(struct span span, uint32_t offset)
{
    return offset >= span.begin && offset < span.end;
}

static bool has_capture(const memory_captures *captures, CXCursor variable)
{
    for (size_t i = 0; i < captures->count; i++)
        if (clang_equalCursors(captures->items[i].variable, variable))
            return true;
    return false;
}

bool memory_captures_all(struct memory_walk *m, const struct memory_lambda *lambda)
{
    const struct tokens *tokens = m->walk->tokens;
    size_t first = lex_find(tokens, lambda->captures.begin);
    return tokens->list.items[first].begin < lambda->captures.end && tokens->list.items[first].first == '&' &&
           tokens->list.items[first + 1].kind == TOKEN_PUNCTUATOR; /* a comma, or the bracket */
}

void memory_find_captures(struct memory_walk *m, const struct memory_lambda *lambda, memory_captures *captures)
{
    const struct tokens *tokens = m->walk->tokens;
    struct memory_children parts = memory_children_of(m, lambda->expression);
    size_t first = lex_find(tokens, lambda->captures.begin);
    char by_default = first < tokens->list.count && tokens->list.items[first].begin < lambda->captures.end ? tokens->list.items[first].first : 0;
    for (size_t i = 0; i < parts.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(parts.items[i]);
        CXCursor variable = clang_getCursorReferenced(parts.items[i]);
        uint32_t at = clang_cursor_begin(parts.items[i]);
        size_t token = lex_find(tokens, at);
        bool is_implied = kind == CXCursor_DeclRefExpr && by_default == '=' && token == first && !has_capture(captures, variable);
        if ((kind != CXCursor_VariableRef && !is_implied) || !is_inside(lambda->captures, at))
            continue;
        struct memory_capture capture = { .name = parts.items[i], .variable = variable };
        capture.is_new = is_inside(lambda->captures, clang_cursor_location(variable));
        capture.is_by_reference = !is_implied && token > 0 && tokens->list.items[token - 1].first == '&';
        vec_push(m->walk->arena, captures, capture);
    }
}

bool memory_is_captured(const struct memory_walk *m, CXCursor declaration)
{
    return m->lambda && !is_inside(m->lambda->own, clang_cursor_location(declaration));
}

struct search {
    struct memory_walk *m;
    memory_lambda_list *list;
};

static enum CXChildVisitResult find_lambda(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    struct memory_lambda lambda;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_UnaryExpr || kind == CXCursor_StructDecl || kind == CXCursor_ClassDecl || kind == CXCursor_UnionDecl)
        return CXChildVisit_Continue;
    if (kind != CXCursor_LambdaExpr)
        return CXChildVisit_Recurse;
    vec_push(search->m->walk->arena, search->list, cursor);
    return memory_read_lambda(search->m, cursor, &lambda) && lambda.is_generic ? CXChildVisit_Continue : CXChildVisit_Recurse;
}

void memory_find_lambdas(struct memory_walk *m, CXCursor body, memory_lambda_list *list)
{
    clang_visitChildren(body, find_lambda, &(struct search){ m, list });
}
