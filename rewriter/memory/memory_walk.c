#include "memory_walk.h"

#include <string.h>

#include "clang_callee.h"
#include "clang_expansions.h"
#include "cxx_captures.h"
#include "memory_calls.h"
#include "memory_cxx.h"

struct gather {
    struct memory_walk *m;
    VEC(CXCursor) list;
};

static enum CXChildVisitResult gather(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct gather *g = data;
    vec_push(g->m->walk->arena, &g->list, cursor);
    return CXChildVisit_Continue;
}

struct memory_children memory_children_of(struct memory_walk *m, CXCursor cursor)
{
    struct gather g = { .m = m };
    clang_visitChildren(cursor, gather, &g);
    return (struct memory_children){ g.list.items, g.list.count };
}

const char *memory_name(struct memory_walk *m, CXCursor declaration)
{
    CXCursor canonical = clang_getCanonicalCursor(declaration);
    return arena_printf(m->walk->arena, "%s@%u", clang_string(m->walk, clang_getCursorSpelling(canonical)), clang_cursor_location(canonical));
}

bool memory_names_have(const memory_names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], name) == 0)
            return true;
    return false;
}

uint32_t memory_number_of_callee(struct memory_walk *m, CXCursor call)
{
    CXCursor definition = clang_getCursorDefinition(clang_getCursorReferenced(call));
    bool is_function = clang_getCursorKind(call) == CXCursor_CallExpr && !clang_Cursor_isNull(definition) &&
                       clang_getCursorKind(definition) == CXCursor_FunctionDecl;
    /* (a value of a class may have to be destroyed) */
    return is_function && !memory_is_class(memory_type(call)) ? memory_calls_number(m->walk, definition) : 0;
}

/* May another definition take the place of this one? */
static bool may_be_replaced(CXCursor definition)
{
    bool is_weak = clang_has_child(definition, CXCursor_UnexposedAttr); /* (so libclang shows it) */
    return clang_getCursorLinkage(definition) == CXLinkage_External && (is_weak || clang_Cursor_isFunctionInlined(definition));
}

/* What may have happened behind a call. In C++ objects are destroyed behind what the walk sees of a function. */
static memory_stale stale_behind_call(struct memory_walk *m, CXCursor call)
{
    uint32_t number = memory_number_of_callee(m, call), n = 0;
    if (number == 0)
        return MEMORY_UNKNOWN;
    CXCursor definition = clang_getCursorDefinition(clang_getCursorReferenced(call));
    bool takes_time = memory_calls_takes_time(m->walk, definition);
    while (n < m->out->callees.count && m->out->callees.items[n].number != number)
        n++;
    if (m->is_cxx || n == MEMORY_MOST_CALLEES || may_be_replaced(definition))
        return takes_time ? MEMORY_UNKNOWN : 0;
    if (n == m->out->callees.count)
        vec_push(m->walk->arena, &m->out->callees, (struct memory_callee){ number, takes_time });
    return (memory_stale)1 << (n + MEMORY_FIRST_CALLEE);
}

struct count {
    struct memory_walk *m;
    size_t n;
    memory_stale stale; /* behind the calls */
    bool wants_stale, only_inner;
};

static enum CXChildVisitResult count_call(CXCursor cursor, CXCursor parent, CXClientData data);

static bool calls_inner(struct memory_walk *m, CXCursor call)
{
    CXCursor definition = clang_getCursorDefinition(clang_getCursorReferenced(call));
    return clang_getCursorKind(call) == CXCursor_CallExpr && !clang_Cursor_isNull(definition) &&
           clang_Cursor_getStorageClass(definition) == CX_SC_Static && !memory_is_plain_call(m->walk, call) &&
           memory_calls_is_inner(m->walk, definition);
}

/* Its body runs later, but [a = f()] calls f where the lambda stands. */
static enum CXChildVisitResult count_capture(CXCursor cursor, CXCursor parent, CXClientData data)
{
    CXCursor variable = clang_getCursorReferenced(cursor), value = clang_Cursor_getVarDeclInitializer(variable);
    (void)parent;
    if (cxx_is_new_capture(cursor) && !clang_Cursor_isNull(value) && count_call(value, variable, data) == CXChildVisit_Recurse)
        clang_visitChildren(value, count_call, data);
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult count_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct count *count = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_LambdaExpr)
        clang_visitChildren(cursor, count_capture, count);
    if (kind == CXCursor_UnaryExpr || kind == CXCursor_LambdaExpr)
        return CXChildVisit_Continue;
    if (count->only_inner) {
        count->n += calls_inner(count->m, cursor);
        return CXChildVisit_Recurse;
    }
    bool is_call = kind == CXCursor_CallExpr && !memory_is_plain_call(count->m->walk, cursor);
    bool is_hidden = kind == CXCursor_CXXNewExpr || kind == CXCursor_CXXDeleteExpr || (kind == CXCursor_VarDecl && memory_cxx_is_destroyed(cursor));
    count->n += is_call || is_hidden;
    if (count->wants_stale && (is_call || is_hidden))
        count->stale |= is_hidden ? MEMORY_UNKNOWN : stale_behind_call(count->m, cursor);
    return CXChildVisit_Recurse;
}

static struct count count_calls(CXCursor cursor, struct count count)
{
    if (count_call(cursor, cursor, &count) == CXChildVisit_Recurse)
        clang_visitChildren(cursor, count_call, &count);
    return count;
}

size_t memory_count_calls(struct memory_walk *m, CXCursor cursor)
{
    return count_calls(cursor, (struct count){ .m = m }).n;
}

memory_stale memory_stale_behind(struct memory_walk *m, CXCursor cursor)
{
    return count_calls(cursor, (struct count){ .m = m, .wants_stale = true }).stale;
}

size_t memory_count_inner(struct memory_walk *m, CXCursor cursor)
{
    return count_calls(cursor, (struct count){ .m = m, .only_inner = true }).n;
}

const char *memory_text(struct memory_walk *m, struct span span)
{
    const struct tokens *tokens = m->walk->tokens;
    struct str text = { .arena = m->walk->arena };
    uint32_t behind = span.begin;
    for (size_t i = lex_find(tokens, span.begin); i < tokens->list.count && tokens->list.items[i].begin < span.end; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind == TOKEN_DIRECTIVE)
            return NULL;
        if (text.length && t->begin != behind) /* (punctuators may be several tokens) */
            str_add_char(&text, ' ');
        behind = t->end;
        for (uint32_t at = t->begin; at < t->end; at++) /* a token may be continued on the next line */
            if (tokens->source.text[at] == '\\' && tokens->source.text[at + 1] == '\n')
                at++;
            else
                str_add_char(&text, tokens->source.text[at]);
    }
    return text.length ? text.text : NULL;
}

bool memory_span(struct memory_walk *m, CXCursor cursor, struct span *span)
{
    struct walk *w = m->walk;
    if (clang_cursor_span(w, cursor, span) && span->end > span->begin && !clang_expansion_around(w, span->begin) &&
        !clang_expansion_around(w, span->end - 1))
        return true;
    clang_want_expansions(w, cursor);
    return false;
}

unsigned memory_line(CXCursor cursor)
{
    unsigned line = 0;
    clang_getExpansionLocation(clang_getRangeStart(clang_getCursorExtent(cursor)), NULL, &line, NULL, NULL);
    return line;
}

unsigned memory_end_line(CXCursor cursor)
{
    unsigned line = 0;
    clang_getExpansionLocation(clang_getRangeEnd(clang_getCursorExtent(cursor)), NULL, &line, NULL, NULL);
    return line;
}

void memory_leave(struct memory_walk *m, CXCursor cursor, enum reason reason)
{
    struct span span;
    if (m->only_blocks)
        return;
    bool is_plain = memory_span(m, cursor, &span);
    const char *text = is_plain ? memory_text(m, span) : NULL;
    struct point *point = clang_add_point(m->here, clang_getRangeStart(clang_getCursorExtent(cursor)), text ? text : "(access)", m->probe);
    clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(cursor)), NULL, &point->line_end, NULL, NULL);
    point->is_entry = true;
    if (!point->reason)
        point->reason = reason;
    if (is_plain)
        point->call = point->callee = span;
}

const char *memory_block_text(const struct memory_walk *m)
{
    return m->is_turn  ? "weft_mark_turn(weft_turn + \5, \3)"
           : m->is_run ? "weft_put(&weft_run, weft_this_memory(), \1, \3)"
                       : "weft_block(weft_this_memory(), \1, \3, \4)";
}

const char *memory_one_text(const struct memory_walk *m)
{
    return m->is_turn  ? "weft_mark_one(weft_turn + \5, "
           : m->is_run ? "weft_put_one(&weft_run, weft_this_memory(), \1, "
                       : "weft_one(weft_this_memory(), \1, ";
}

uint32_t memory_add_block(struct memory_walk *m, uint8_t kind, unsigned line)
{
    vec_push(m->walk->arena, &m->out->blocks, (struct memory_block){ .kind = kind, .line_begin = line, .line_end = line });
    return (uint32_t)m->out->blocks.count - 1;
}

struct memory_mark *memory_mark(struct memory_walk *m, struct span at, uint32_t block, const char *before, const char *behind)
{
    vec_push(m->walk->arena, &m->out->marks, (struct memory_mark){ .at = at, .before = before, .behind = behind, .block = block });
    return &m->out->marks.items[m->out->marks.count - 1];
}

/* --- C++ --- */

bool memory_has_word(struct memory_walk *m, struct span span, const char *word)
{
    const struct tokens *tokens = m->walk->tokens;
    for (size_t i = lex_find(tokens, span.begin); i < tokens->list.count && tokens->list.items[i].begin < span.end; i++)
        if (lex_word_is(tokens, i, word))
            return true;
    return false;
}
