/* C++ translation unit -> points, by libclang. The AST says which expressions are calls, of what and in which context; front_cxx_text.c where their
 * text is; front_cxx_values.c what goes in and what comes out; front_cxx_context.c where nothing may be touched. */
#include <string.h>

#include "clang_args.h"
#include "cxx.h"
#include "front_cxx.h"
#include "point_capture.h"

static bool is_function_like(enum CXCursorKind kind)
{
    return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod || kind == CXCursor_Constructor || kind == CXCursor_Destructor ||
           kind == CXCursor_ConversionFunction || kind == CXCursor_FunctionTemplate;
}

/* --- which --- */

/* The last of the entries that select the call: by its name, or as a method, by its own name and its class. */
static const struct config_probe *choose_probe(struct walk *w, const struct cxx_name *name)
{
    const struct config_probe *by_name = select_callee(w->request->select, name->pattern);
    const struct config_probe *as_method = name->method ? select_method_on(w->request->select, name->method, name->on) : NULL;
    const struct config_probe *last = as_method > by_name || !by_name ? as_method : by_name;
    return last && last->is_dropped ? NULL : last;
}

/* --- where --- */

/* The body that the frame is in: of a function or of a lambda. Sets the outermost expression below it. NULL: in none. */
static const struct frame *find_body_frame(const struct frame *here, const struct frame **outermost)
{
    *outermost = here;
    for (const struct frame *f = here; f && f->up; f = f->up) {
        if (clang_isExpression(f->kind))
            *outermost = f;
        if (f->kind == CXCursor_CompoundStmt) {
            const struct frame *up = f->up;
            /* a coroutine's body is in a statement of its own */
            while (up && (up->kind == CXCursor_CXXTryStmt || up->kind == CXCursor_CXXCatchStmt || up->kind == CXCursor_UnexposedStmt))
                up = up->up;
            if (up && (is_function_like(up->kind) || up->kind == CXCursor_LambdaExpr))
                return f;
        }
        if (is_function_like(f->kind))
            return NULL;
    }
    return NULL;
}

/* Is there a pack expansion or a fold around the call? */
static bool is_repeated(const struct walk *w, struct span statement, struct span call)
{
    int dots = 0;
    for (size_t i = lex_find(w->tokens, statement.begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < statement.end; i++) {
        const struct token *t = &w->tokens->list.items[i];
        bool outside = t->begin < call.begin || t->begin >= call.end;
        dots = outside && t->kind == TOKEN_PUNCTUATOR && t->first == '.' ? dots + 1 : 0;
        if (dots == 3)
            return true;
    }
    return false;
}

/* Where the states of the function's or lambda's points are declared: behind the brace of its body. */
static enum reason place_state(const struct frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    const struct frame *outermost, *body = find_body_frame(here, &outermost);
    struct span span;
    point->function_begin = UINT32_MAX;
    call->statement = clang_cursor_span(w, outermost->cursor, &span) ? span.begin : 0;
    if (clang_cursor_span(w, outermost->cursor, &span) && is_repeated(w, span, point->call))
        call->facts |= CXX_REPEATED;
    if (!body)
        return REASON_NONE;
    if (!clang_cursor_span(w, body->cursor, &span))
        return REASON_MACRO_BODY;
    size_t brace = lex_find(w->tokens, span.begin);
    if (brace >= w->tokens->list.count || w->tokens->list.items[brace].begin != span.begin || w->tokens->list.items[brace].first != '{' ||
        clang_expansion_around(w, span.begin))
        return REASON_MACRO_BODY;
    point->function_begin = w->tokens->list.items[brace].end;
    return REASON_NONE;
}

/* --- points --- */

void cxx_fill_call(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call)
{
    call->result = text->form == CXX_FORM_NEW ? CXX_PLAIN : text->form == CXX_FORM_DECLARED ? CXX_OBJECT : cxx_value_of(here->walk, here->cursor);
    if (call->result == CXX_UNKNOWN) {
        call->facts |= CXX_DEPENDENT;
        call->facts |= text->form == CXX_FORM_OPERATOR || clang_Cursor_isNull(text->callee) ? CXX_PERHAPS : 0;
        call->result = cxx_guess_result(here->walk, here->cursor);
    }
    call->use = text->form == CXX_FORM_DECLARED ? CXX_USE_FULL : cxx_find_use(here);
    call->facts |= text->form == CXX_FORM_DECLARED ? CXX_DECLARED : 0;
    if (call->result != CXX_REFERENCE && call->result != CXX_VOID && cxx_is_clean(here->walk, here->cursor))
        call->facts |= CXX_CLEAN;
    cxx_fill_operands(here, text, point, call);
}

static bool is_coroutine(const struct walk *w, struct function *function)
{
    static const char *const words[] = { "co_await", "co_return", "co_yield" };
    size_t i = function->knows_coroutine ? w->tokens->list.count : lex_find(w->tokens, function->body.begin);
    for (; i < w->tokens->list.count && w->tokens->list.items[i].begin < function->body.end; i++)
        for (size_t k = 0; w->tokens->list.items[i].kind == TOKEN_WORD && w->tokens->list.items[i].first == 'c' && k < 3; k++)
            function->is_coroutine = function->is_coroutine || lex_word_is(w->tokens, i, words[k]);
    function->knows_coroutine = true;
    return function->is_coroutine;
}

/* May the text stand a second time on the same line? */
static bool can_repeat(const struct walk *w, struct span span)
{
    if (memchr(w->tokens->source.text + span.begin, '\n', span.end - span.begin))
        return false;
    for (size_t i = lex_find(w->tokens, span.begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < span.end; i++)
        if (clang_expansion_around(w, w->tokens->list.items[i].begin))
            return false;
    return true;
}

/* In its body, or among the initialisers of a constructor. */
static bool is_in_function(const struct frame *here)
{
    for (const struct frame *f = here; f; f = f->up) {
        if (f->kind == CXCursor_FieldDecl || f->kind == CXCursor_ParmDecl)
            return false;
        if (is_function_like(f->kind) || f->kind == CXCursor_LambdaExpr)
            return f->function != NULL;
    }
    return false;
}

/* A statement expression may stand in a function, but for coroutines and what the compiler evaluates. Where it depends on template parameters
 * whether an object comes out of it, the text of the call is needed a second time, for a check. */
static void find_enclosable(const struct frame *here, const struct point *point, struct cxx_point *call)
{
    const struct walk *w = here->walk;
    if (!is_in_function(here) || (call->facts & (CXX_CONSTANT | CXX_ORDERED)) || is_coroutine(w, here->function) ||
        ((call->facts & CXX_DEPENDENT) && !can_repeat(w, point->call))) {
        for (uint32_t i = 0; i < call->n_operands; i++)
            if (call->operands[i].ready == CXX_READY_OBJECT)
                call->operands[i].ready = CXX_READY_NOT;
        return;
    }
    call->facts |= CXX_ENCLOSABLE;
}

static enum reason callee_reason(const struct frame *here, const struct cxx_name *name)
{
    const char *last = strrchr(name->pattern, ':');
    enum reason reason = clang_callee_reason(last ? last + 1 : name->pattern);
    CXCursor function = clang_getCursorReferenced(here->cursor);
    enum CXCursorKind kind = clang_getCursorKind(function);
    if (!reason && kind == CXCursor_FunctionDecl && clang_function_mentions(here->walk, function, "returns_twice"))
        return REASON_RETURNS_TWICE;
    if (!reason && is_function_like(kind) && clang_function_mentions(here->walk, function, "consteval"))
        return REASON_CONSTANT;
    return reason;
}

static enum CXChildVisitResult find_virtual(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool *found = data;
    if (kind == CXCursor_CXXMethod || kind == CXCursor_Destructor)
        *found = clang_CXXMethod_isVirtual(cursor);
    if (kind == CXCursor_CXXMethod && !*found) /* of what overrides a function of a base that depends on a parameter, `override` tells */
        *found = clang_has_child(cursor, CXCursor_CXXOverrideAttr);
    return *found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static bool is_likely_object(const struct cxx_point *call)
{
    bool likely = call->result == CXX_LIKELY;
    for (uint32_t i = 0; i < call->n_operands; i++)
        likely = likely || call->operands[i].is_likely;
    return likely;
}

/* Is it in a function that may run though no call that is seen names it: a destructor, a member of a class with virtual functions? */
static bool is_called_unseen(const struct frame *here)
{
    bool unseen = false;
    for (const struct frame *f = here; f && !unseen; f = f->up) {
        unseen = f->kind == CXCursor_Destructor;
        if (f->kind == CXCursor_CXXMethod || f->kind == CXCursor_FunctionTemplate || f->kind == CXCursor_Constructor)
            clang_visitChildren(clang_getCursorSemanticParent(f->cursor), find_virtual, &unseen);
    }
    return unseen;
}

static void visit_call(struct frame *here)
{
    struct walk *w = here->walk;
    struct cxx_text text = cxx_text_find(here);
    if (text.form == CXX_FORM_NONE || text.form == CXX_FORM_ARROW)
        return;
    w->unit->n_calls++;
    struct cxx_name name = cxx_name_call(here, &text);
    const struct config_probe *probe = choose_probe(w, &name);
    if (!probe)
        return;
    CXSourceRange extent = clang_getCursorExtent(here->cursor);
    struct point *point = clang_add_point(here, clang_getRangeStart(extent), name.site, probe);
    struct cxx_point *call = arena_new(w->arena, struct cxx_point);
    point->own = call;
    if (point->reason) {
        point->expansion = clang_included_expansion(w, here->cursor);
        return;
    }
    clang_getFileLocation(clang_getRangeEnd(extent), NULL, &point->line_end, NULL, NULL);
    enum reason text_reason = cxx_text_match(here, &text, point);
    point->reason = clang_unit_of(w->unit)->includes_itself ? REASON_INCLUDES_ITSELF : cxx_context_reason(here);
    if (!point->reason)
        point->reason = cxx_text_reason(w, point->call.begin);
    if (!point->reason)
        point->reason = callee_reason(here, &name);
    if (!point->reason && here->function && here->function->broken)
        point->reason = REASON_INVALID_CODE;
    if (!point->reason && w->fatal)
        point->reason = REASON_INVALID_CODE;
    if (!point->reason)
        point->reason = text_reason;
    if (!point->reason && text_ends_with(name.pattern, "operator,"))
        point->reason = REASON_OPERATOR_COMMA;
    if (!point->reason)
        point->reason = place_state(here, point, call);
    if (point->reason == REASON_MACRO_BODY || point->reason == REASON_MACRO_ARGUMENT) {
        const struct span *outermost = clang_expansion_around(w, clang_expansion_offset(clang_getRangeStart(extent)));
        if (!outermost)
            outermost = clang_expansion_around(w, clang_expansion_offset(clang_getRangeEnd(extent)));
        point->expansion = outermost ? *outermost : (struct span){ 0 };
    }
    if (point->reason)
        return;
    call->facts |= here->is_constant ? CXX_CONSTANT : 0;
    call->facts |= here->is_constant && clang_args_standard(w->arena, w->request) < 20 ? CXX_UNGUARDED : 0;
    if (here->is_constant && point->function_begin == UINT32_MAX) { /* its state would be the thread's */
        point->reason = REASON_CONSTEXPR;
        return;
    }
    cxx_fill_call(here, &text, point, call);
    call->facts |= is_likely_object(call) && is_called_unseen(here) ? CXX_HIDDEN : 0;
    const struct frame *assignment = call->result == CXX_REFERENCE ? NULL : cxx_find_order(here);
    if (assignment) {
        call->facts |= CXX_ORDERED;
        call->use = cxx_find_use(assignment) == CXX_USE_NONE ? CXX_USE_FULL : CXX_USE_OTHER;
    }
    if (cxx_is_in_quiet_place(here))
        point->reason = REASON_ASSIGN_ORDER;
    if (text.form == CXX_FORM_DECLARED && !cxx_find_opening(here, &text, call))
        point->reason = REASON_DECLARED;
    find_enclosable(here, point, call);
    if (probe->capture && text.form != CXX_FORM_NEW && text.form != CXX_FORM_DECLARED)
        cxx_capture_result(here, point, call);
    if (probe->kind == PROBE_LOCAL && !cxx_fill_start(here, point, call))
        point->reason = REASON_NO_START;
}

static void visit_entries(struct frame *here)
{
    struct unit *unit = here->walk->unit;
    size_t first = unit->points.count;
    clang_visit_entries(here);
    for (size_t i = first; i < unit->points.count; i++) {
        if (!unit->points.items[i].reason && cxx_is_constant_function(here->walk, here->function))
            unit->points.items[i].reason = REASON_CONSTEXPR;
        else if (!unit->points.items[i].reason && unit->points.items[i].probe->capture)
            cxx_detail_body(here, &unit->points.items[i]);
    }
}

static enum CXChildVisitResult take_try_block(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_CXXTryStmt)
        return CXChildVisit_Continue;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

/* `int f() try { .. } catch (..) { .. }` */
static CXCursor find_try_block(CXCursor function)
{
    CXCursor block = clang_getNullCursor();
    clang_visitChildren(function, take_try_block, &block);
    return block;
}

static void enter_function(struct frame *here, struct function *function)
{
    struct walk *w = here->walk;
    *function = (struct function){ .name = cxx_qualified_name(w, here->cursor), .number = UINT32_MAX, .cursor = here->cursor };
    struct span whole;
    if (clang_cursor_span(w, here->cursor, &whole)) {
        function->begin = whole.begin;
        function->body = whole;
        function->broken = clang_has_error(w, whole.begin, whole.end);
    }
    here->function = function;
    CXCursor body = clang_find_body(here->cursor);
    bool found = !clang_Cursor_isNull(body) && clang_cursor_span(w, body, &whole);
    if (found) {
        function->body = whole;
        function->misread = clang_has_error(w, function->begin, whole.begin) || w->fatal;
    }
    function->broken = function->broken || w->fatal;
    struct function whole_function = *function;
    CXCursor try_block = found ? clang_getNullCursor() : find_try_block(here->cursor);
    found = found || (!clang_Cursor_isNull(try_block) && clang_cursor_span(w, try_block, &function->body));
    if (found)
        visit_entries(here);
    function->body = whole_function.body;
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct frame *up = data;
    struct frame here = { .walk = up->walk, .up = up, .cursor = cursor, .kind = clang_getCursorKind(cursor), .function = up->function };
    struct function function;
    here.depth = (uint16_t)(up->depth + !clang_is_transparent(here.kind));
    if (!here.walk->around)
        cxx_text_prepare(here.walk);
    if (is_function_like(here.kind) && (here.kind == CXCursor_FunctionTemplate || clang_isCursorDefinition(cursor)))
        enter_function(&here, &function);
    else if (here.kind == CXCursor_CallExpr)
        visit_call(&here);
    else if (here.kind == CXCursor_ReturnStmt)
        clang_visit_return(&here);
    if (clang_isExpression(here.kind))
        cxx_instances_note(here.walk, cursor);
    clang_visitChildren(cursor, visit, &here);
    if (here.function != up->function)
        clang_leave_function(&here);
    up->children++;
    return CXChildVisit_Continue;
}

static bool may_have_modules(struct arena *arena, const struct rewrite_request *request)
{
    bool enabled = clang_args_standard(arena, request) >= 20;
    for (size_t i = 0; i < request->n_flags; i++)
        enabled = enabled || strncmp(request->flags[i], "-fmodules", strlen("-fmodules")) == 0;
    return enabled;
}

/* C++20 [cpp.module], [cpp.import]: `module` or `import` begins a line, `export` in front of it or not, and stands in no brackets. */
static bool has_modules(const struct tokens *tokens)
{
    size_t depth = 0;
    for (size_t i = 0; i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        depth += t->first == '{' && t->kind == TOKEN_PUNCTUATOR;
        depth -= t->first == '}' && t->kind == TOKEN_PUNCTUATOR && depth > 0;
        uint32_t before = t->begin;
        while (before > 0 && (tokens->source.text[before - 1] == ' ' || tokens->source.text[before - 1] == '\t'))
            before--;
        if (depth > 0 || t->kind != TOKEN_WORD || (before > 0 && tokens->source.text[before - 1] != '\n'))
            continue;
        size_t word = i + lex_word_is(tokens, i, "export");
        if (word + 1 >= tokens->list.count || !(lex_word_is(tokens, word, "module") || lex_word_is(tokens, word, "import")))
            continue;
        const struct token *next = &tokens->list.items[word + 1];
        if (next->kind == TOKEN_WORD || next->kind == TOKEN_STRING || strchr(";:<", next->first))
            return true;
    }
    return false;
}

int cxx_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    size_t n_diags = diags->list.count;
    if (clang_walk(unit, tokens, request, diags, visit, cxx_instances_refine) != 0)
        return -1;
    if (may_have_modules(unit->arena, request) && has_modules(tokens)) {
        diags->list.count = n_diags; /* what is imported is not known here */
        for (size_t i = 0; i < unit->points.count; i++)
            unit->points.items[i].reason = REASON_MODULE;
    }
    return 0;
}
