/* Bodies of functions as points, and what they return: for C and C++. */
#include "clang_bodies.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "clang_values.h"
#include "clang_tail.h"

/* Has the function an attribute whose name begins with one of these words? They are looked up in the declaration as
 * libclang prints it, with macros expanded. */
static bool has_attribute(struct walk *w, CXCursor function, const char *const *words)
{
    const char *text = clang_string(w, clang_pretty_head(function));
    for (const char *at = text; (at = strstr(at, "__attribute__((")) != NULL; at += 15)
        for (const char *const *word = words; *word; word++)
            if (text_starts_with(at + 15, *word))
                return true;
    return false;
}

/* `int f(int) __attribute__((ifunc("choose_f")));`: choose_f runs while the program is being relocated, and may not
 * call anything. */
static bool is_resolver(struct walk *w, const char *name)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = 0; !w->knows_resolvers && i + 2 < tokens->list.count; i++) {
        const struct token *string = &tokens->list.items[i + 2];
        if ((lex_word_is(tokens, i, "ifunc") || lex_word_is(tokens, i, "__ifunc__")) && string->kind == TOKEN_STRING)
            vec_push(w->arena, &w->resolvers, arena_strndup(w->arena, tokens->source.text + string->begin + 1, string->end - string->begin - 2));
    }
    w->knows_resolvers = true;
    for (size_t i = 0; i < w->resolvers.count; i++)
        if (strcmp(w->resolvers.items[i], name) == 0)
            return true;
    return false;
}

static bool holds_word(const struct walk *w, const struct span *body, const char *const *words)
{
    for (size_t i = lex_find(w->tokens, body->begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < body->end; i++)
        for (const char *const *word = words; *word; word++)
            if (lex_word_is(w->tokens, i, *word))
                return true;
    return false;
}

/* Why nothing may run before and after the body's own code. */
static enum reason body_reason(const struct cursor_frame *here)
{
    static const char *const special[] = { "naked", "interrupt", "signal", NULL };
    static const char *const tail[] = { "musttail", "__musttail__", NULL }, *const coroutine[] = { "co_await", "co_yield", "co_return", NULL };
    struct walk *w = here->walk;
    if (has_attribute(w, here->cursor, special) || is_resolver(w, here->function->name))
        return REASON_SPECIAL_FUNCTION;
    if (clang_family_of(w->unit)->is_cxx && holds_word(w, &here->function->body, coroutine))
        return REASON_COROUTINE;
    return holds_word(w, &here->function->body, tail) ? REASON_MUST_TAIL : REASON_NONE;
}

static bool is_floating_pragma(const char *directive)
{
    if (!text_starts_with(directive, "pragma"))
        return false;
    directive += 6 + strspn(directive + 6, " \t");
    return text_starts_with(directive, "STDC ") || text_starts_with(directive, "clang fp ") || text_starts_with(directive, "float_control");
}

/* Behind the brace, but also behind everything that must precede all declarations. Those are floating-point pragmas
 * (C17 7.12.2/2), between #if and #endif or not, and the names of GNU C's local labels. */
uint32_t clang_entry_place(const struct tokens *tokens, size_t brace)
{
    uint32_t at = tokens->list.items[brace].end;
    bool is_behind = false; /* a pragma */
    int depth = 0;
    for (size_t i = brace + 1; i < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind == TOKEN_DIRECTIVE) {
            const char *directive = lex_directive_text(tokens, i);
            depth += text_starts_with(directive, "if") - text_starts_with(directive, "endif");
            is_behind = is_behind || is_floating_pragma(directive);
            if (is_behind && depth == 0)
                at = t->end + (t->end < tokens->source.length && tokens->source.text[t->end] == '\n');
        } else if (depth == 0 && lex_word_is(tokens, i, "__label__")) {
            while (i + 1 < tokens->list.count && tokens->list.items[i].first != ';')
                i++;
            at = tokens->list.items[i].end;
        } else {
            break;
        }
    }
    return at;
}

/* With "capture", the parameters of a function are to its body what operands are to a call. They have no text of
 * their own. */
static void fill_parameters(const struct cursor_frame *here, struct point *point)
{
    struct walk *w = here->walk;
    int count = clang_Cursor_getNumArguments(here->cursor);
    point->n_operands = count > 0 ? (uint32_t)count : 0;
    point->operands = arena_array(w->arena, struct operand, point->n_operands + 1);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        CXCursor parameter = clang_Cursor_getArgument(here->cursor, i);
        CXType type = clang_getCursorType(parameter);
        const char *name = clang_string(w, clang_getCursorSpelling(parameter));
        struct operand *operand = &point->operands[i];
        operand->span = operand->base = point->call;
        operand->name = *name ? name : NULL;
        operand->value = *name ? clang_value_class(type) : VALUE_NOTHING;
        operand->enumerators = clang_enumerators(w, type);
    }
    CXType result = clang_getResultType(clang_getCursorType(here->cursor));
    point->result = clang_spell_type(w, result);
    point->result_value = point->result && capture_wants_result(point->probe->capture) ? clang_value_class(result) : VALUE_NOTHING;
    point->result_enumerators = clang_enumerators(w, result);
    if (point->result_value != VALUE_NOTHING && point->body != UINT32_MAX)
        clang_unit_of(w->unit)->bodies.items[point->body].whole = true;
}

struct point *clang_add_entry(const struct cursor_frame *here, const struct config_probe *probe)
{
    struct walk *w = here->walk;
    const struct function *function = here->function;
    struct point *point = clang_add_point(here, clang_getCursorLocation(here->cursor), function->name, probe);
    size_t brace = lex_find(w->tokens, function->body.begin);
    const struct span *macro = clang_expansion_around(w, function->body.begin);
    bool is_brace = brace < w->tokens->list.count && w->tokens->list.items[brace].first == '{' && !macro;
    point->depth = (uint16_t)(here->depth + 1);
    point->is_entry = true;
    point->call = point->callee = (struct span){ function->body.begin, function->body.begin };
    clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(here->cursor)), NULL, &point->line_end, NULL, NULL);
    if (!point->reason && clang_unit_of(w->unit)->includes_itself)
        point->reason = REASON_INCLUDES_ITSELF;
    if (!point->reason && function->misread)
        point->reason = REASON_INVALID_CODE;
    /* a function-try-block: its handlers belong to the body, and so do the member initialisers of a constructor */
    if (!point->reason && lex_word_is(w->tokens, brace, "try"))
        point->reason = REASON_SPECIAL_FUNCTION;
    if (!point->reason && !is_brace) {
        point->reason = REASON_MACRO_BODY;
        clang_want_expansion(w, function->body.begin);
    }
    if (!point->reason && probe->target != TARGET_PROGRAM) {
        point->reason = body_reason(here);
        if (probe->target == TARGET_BODY)
            clang_note_tail_of_body(here, point);
    }
    if (point->reason)
        return point;
    uint32_t at = clang_entry_place(w->tokens, brace);
    point->call = point->callee = (struct span){ at, at };
    if (probe->capture)
        fill_parameters(here, point);
    return point;
}

void clang_visit_entries(const struct cursor_frame *here)
{
    struct unit *unit = here->walk->unit;
    struct select *select = here->walk->request->select;
    const struct config_probe *entry = strcmp(here->function->name, "main") == 0 ? select_entry(select) : NULL;
    const struct config_probe *probe = select_function(select, here->function->name);
    here->function->first_entry = unit->points.count;
    if (entry)
        clang_add_entry(here, entry);
    if (probe && !probe->is_dropped)
        clang_add_entry(here, probe);
    here->function->end_entry = unit->points.count;
}

/* --- what bodies return --- */

static CXCursor returned_value(CXCursor statement)
{
    CXCursor value = clang_first_child(statement);
    return !clang_Cursor_isNull(value) && clang_isExpression(clang_getCursorKind(value)) ? value : clang_getNullCursor();
}

/* Is the text of the value all that is between `return` and `;`, and is it no braced list? */
static bool stands_alone(const struct walk *w, CXCursor value, struct span *span)
{
    if (!clang_cursor_span(w, value, span) || span->begin >= span->end)
        return false;
    size_t first = lex_find(w->tokens, span->begin), behind = lex_find(w->tokens, span->end);
    const struct token *list = w->tokens->list.items;
    return behind < w->tokens->list.count && list[first].begin == span->begin && list[behind - 1].end == span->end && list[first].first != '{' &&
           list[behind].first == ';' && first > 0 && lex_word_is(w->tokens, first - 1, "return") && !clang_expansion_around(w, list[first - 1].begin);
}

void clang_visit_return(const struct cursor_frame *here)
{
    struct walk *w = here->walk;
    struct function *function = here->function;
    CXCursor value = returned_value(here->cursor);
    if (!function || clang_Cursor_isNull(value))
        return;
    const struct cursor_frame *f = here->up;
    while (f && f->kind != CXCursor_LambdaExpr && f->function == function && !clang_equalCursors(f->cursor, function->cursor))
        f = f->up;
    if (!f || !clang_equalCursors(f->cursor, function->cursor)) /* it returns from something inside the body */
        return;
    struct span span = { 0 };
    if (stands_alone(w, value, &span)) {
        vec_push(w->arena, &function->returns, span);
        return;
    }
    const CXCursor parts[] = { here->cursor, value };
    function->hides_return = true;
    for (int i = 0; i < 2; i++) {
        const struct span *macro = clang_expansion_of(w, parts[i]);
        if (macro)
            function->cut_return = *macro;
    }
}

void clang_leave_function(const struct cursor_frame *here)
{
    struct function *function = here->function;
    for (size_t i = function->first_entry; i < function->end_entry; i++) {
        struct point *point = &here->walk->unit->points.items[i];
        if (point->reason || !point->probe->capture || point->result_value == VALUE_NOTHING)
            continue;
        point->returns = function->returns.items;
        point->n_returns = (uint32_t)function->returns.count;
        if (!function->hides_return)
            continue;
        clang_want_expansion(here->walk, function->cut_return.begin);
        point->reason = function->cut_return.end ? REASON_MACRO_BODY : REASON_NO_VALUE;
    }
}
