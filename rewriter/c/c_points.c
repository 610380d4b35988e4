/* Calls of C -> points. */
#include "c_points.h"

#include "c_context.h"
#include "c_expressions.h"
#include "c_names.h"
#include "c_operands.h"
#include "c_passage.h"
#include "c_task.h"
#include "c_use.h"
#include "clang_args.h"
#include "clang_bodies.h"
#include "clang_callee.h"
#include "clang_cursor.h"
#include "clang_cut.h"
#include "clang_expansions.h"
#include "clang_look.h"
#include "clang_tail.h"
#include "clang_messages.h"
#include "clang_values.h"
#include "letters.h"
#include "memory_points.h"
#include "omp_points.h"
#include "task_calls.h"

/* Finds the brackets of the call in the text, and sets point->call and ->callee. Returns a reason if text and AST
 * disagree. */
static enum reason match_text(const struct cursor_frame *here, CXCursor callee, struct point *point, size_t *open, size_t *close)
{
    struct walk *w = here->walk;
    const struct tokens *tokens = w->tokens;
    struct span callee_span;
    *open = *close = SIZE_MAX;
    if (!clang_cursor_span(w, here->cursor, &point->call)) /* in macros it may seem to end before it begins */
        return clang_expansion_of(w, here->cursor) ? REASON_MACRO_BODY : REASON_IN_HEADER;
    const struct span *around = clang_expansion_around(w, point->call.begin);
    enum reason otherwise = around ? REASON_MACRO_BODY : REASON_UNMATCHED_TEXT;
    if (!clang_cursor_span(w, callee, &callee_span) || callee_span.end > point->call.end || callee_span.begin != point->call.begin)
        return otherwise;
    size_t i = lex_find(tokens, callee_span.end);
    bool directive;
    if (i < tokens->list.count && tokens->list.items[i].kind == TOKEN_DIRECTIVE && tokens->list.items[i].begin < point->call.end)
        return REASON_DIRECTIVE; /* the name of the function is chosen by #if */
    if (i >= tokens->list.count || tokens->list.items[i].kind != TOKEN_PUNCTUATOR || tokens->list.items[i].first != '(')
        return otherwise;
    size_t j = lex_matching(tokens, i, &directive);
    if (j == SIZE_MAX || tokens->list.items[j].end != point->call.end)
        return directive ? REASON_DIRECTIVE : otherwise;
    point->callee = callee_span;
    *open = i;
    *close = j;
    const struct span *outer = clang_expansion_around(w, tokens->list.items[i].begin);
    if (!outer)
        outer = clang_expansion_around(w, tokens->list.items[j].begin);
    if (outer)
        return point->call.begin > outer->begin ? REASON_MACRO_ARGUMENT : REASON_MACRO_BODY;
    return directive ? REASON_DIRECTIVE : REASON_NONE;
}

/* Is the function declared at file scope, and before the enclosing function? */
static bool is_declared_before(const struct walk *w, CXCursor function, uint32_t offset)
{
    for (int i = 0; i < 2; i++, function = clang_getCanonicalCursor(function)) {
        CXFile file;
        uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(function)), &file);
        bool earlier = file && (!clang_File_isEqual(file, w->file) || begin < offset);
        if (earlier && clang_is_file_scope(function) && clang_getCursorKind(clang_getCursorLexicalParent(function)) == CXCursor_TranslationUnit)
            return true;
    }
    return false;
}

/* Does a directive between these two places define a macro of this name, or include what might? Then the name is another one in front. */
static bool is_defined_between(const struct tokens *tokens, uint32_t begin, uint32_t end, struct slice name)
{
    for (size_t i = lex_find_directive(tokens, begin); i < tokens->directives.count; i++) {
        size_t directive = tokens->directives.items[i];
        if (tokens->list.items[directive].begin >= end)
            break;
        const char *text = lex_directive_text(tokens, directive);
        if (text_starts_with(text, "include"))
            return true;
        if (!text_starts_with(text, "define") && !text_starts_with(text, "undef"))
            continue;
        text += strcspn(text, " \t\n");
        text += strspn(text, " \t");
        if (strncmp(text, name.text, name.length) == 0 && !letters_are_word(text[name.length]))
            return true;
    }
    return false;
}

static void fill_callee(const struct cursor_frame *here, struct point *point, CXCursor callee, CXCursor function, CXType function_type)
{
    struct walk *w = here->walk;
    CXType result = clang_getCursorType(here->cursor);
    if (clang_getCanonicalType(result).kind == CXType_Void)
        point->facts |= POINT_RESULT_VOID;
    if (c_can_hold_pointer(result))
        point->facts |= POINT_RESULT_HOLDS_POINTER;
    if (function_type.kind == CXType_FunctionProto)
        point->facts |= POINT_PROTOTYPED;
    if (clang_isFunctionTypeVariadic(function_type))
        point->facts |= POINT_VARIADIC;
    struct c_findings found = c_examine(here, callee);
    unsigned callee_facts = found.facts;
    if (!found.unstable)
        point->facts |= POINT_CALLEE_STABLE;
    if (here->function && here->function->is_inline)
        point->facts |= POINT_IN_INLINE;
    if (callee_facts & OPERAND_COSTS)
        point->facts |= POINT_CALLEE_COSTS;
    if (callee_facts & (OPERAND_JUMPS | OPERAND_LITERAL_OBJECT))
        point->reason = callee_facts & OPERAND_JUMPS ? REASON_LABEL : REASON_LITERAL_OBJECT;
    if (!clang_Cursor_isNull(function) && clang_getCursorKind(clang_strip(callee)) == CXCursor_DeclRefExpr &&
        is_declared_before(w, function, point->function_begin) &&
        !is_defined_between(w->tokens, point->function_begin, point->callee.begin,
                            (struct slice){ w->unit->source.text + point->callee.begin, point->callee.end - point->callee.begin }))
        point->facts |= POINT_CALLEE_GLOBAL;
    else
        c_of(point)->callee = clang_spell_type(w, clang_getCursorType(callee));
    c_of(point)->result = c_find_passage(here, result);
    c_of(point)->use = c_find_use(here);
    c_of(point)->statement = c_find_statement(here);
    c_of(point)->unwinds = clang_args_unwinds(w->request);
    c_of(point)->is_optimised = clang_args_level(w->request) != '0';
    c_of(point)->shares_places = !c_of(point)->unwinds && clang_args_is_gcc(w->arena, w->request);
    point->declarations = c_place_declarations(here);
    point->result = clang_spell_type(w, result);
    point->result_value = clang_value_class(result);
    point->result_enumerators = point->probe->capture ? clang_enumerators(w, result) : NULL;
}

/* The entry that decides for the callee; NULL: none selects it. */
static const struct config_probe *choose_probe(const struct walk *w, const char *name)
{
    const struct config_probe *probe = select_callee(w->request->select, name);
    struct task_call call;
    bool is_other = probe && probe_makes_tasks(probe) && !task_call_find(probe, name, &call);
    return probe && (probe->is_dropped || is_other) ? NULL : probe;
}

static void visit_call(struct cursor_frame *here)
{
    struct walk *w = here->walk;
    CXCursor callee = clang_first_child(here->cursor), function;
    const char *pattern_name, *site_name;
    if (clang_Cursor_isNull(callee))
        return;
    w->unit->n_calls++;
    c_name_callee(w, callee, &pattern_name, &site_name, &function);
    const struct config_probe *probe = choose_probe(w, pattern_name);
    if (!probe) {
        clang_note_tail(here, function, NULL);
        return;
    }
    CXSourceRange extent = clang_getCursorExtent(here->cursor);
    if (clang_getCursorKind(function) == CXCursor_FunctionDecl)
        probe = clang_message_probe(w->arena, probe, pattern_name);
    struct point *point = clang_add_point(here, clang_getRangeStart(extent), site_name, probe);
    if (point->reason) {
        clang_want_around_call(here);
        return;
    }
    clang_getFileLocation(clang_getRangeEnd(extent), NULL, &point->line_end, NULL, NULL);
    CXType type = clang_getCanonicalType(clang_getCursorType(callee));
    if (type.kind == CXType_Pointer)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    /* as declared: with the names of typedefs, perhaps wrapped in an attribute */
    CXType declared = clang_Cursor_isNull(function) ? type : clang_getCursorType(function);
    if (declared.kind != CXType_FunctionProto && declared.kind != CXType_FunctionNoProto)
        declared = type;
    size_t open, close;
    enum reason text_reason = match_text(here, callee, point, &open, &close);
    point->in_macro = text_reason == REASON_MACRO_BODY || text_reason == REASON_MACRO_ARGUMENT;
    point->reason = clang_unit_of(w->unit)->includes_itself ? REASON_INCLUDES_ITSELF : c_context_reason(here);
    if (!point->reason)
        point->reason = clang_callee_reason(pattern_name);
    if (!point->reason && clang_function_mentions(w, function, "returns_twice"))
        point->reason = REASON_RETURNS_TWICE;
    if (!point->reason && c_is_operand_of_call(here) && c_looks_into_format(w, pattern_name, function))
        point->reason = REASON_FORMAT;
    if (!point->reason && (here->function == NULL || here->function->broken))
        point->reason = here->function ? REASON_INVALID_CODE : REASON_OUTSIDE_FUNCTION;
    if (!point->reason)
        point->reason = text_reason;
    if (!point->reason && c_demands_tail_call(here))
        point->reason = REASON_MUST_TAIL;
    if (!point->reason && clang_is_cut(here))
        point->reason = REASON_MACRO_BODY;
    if (point->reason == REASON_MACRO_BODY || point->reason == REASON_MACRO_ARGUMENT)
        clang_want_expansions(w, here->cursor);
    else if (point->reason == REASON_UNMATCHED_TEXT) /* a macro may hold a part of the call */
        clang_want_expansions_within(w, here->cursor);
    clang_note_tail(here, function, point);
    if (point->reason)
        return;
    point->own = arena_new(w->arena, struct c_point);
    fill_callee(here, point, callee, function, declared);
    if (c_order_matters(here))
        point->facts |= POINT_ASSIGN_ORDER;
    c_fill_operands(here, point, open, close, declared);
    if (probe_makes_tasks(probe) && !point->reason)
        c_fill_task(here, point, declared);
}

/* Where the text behind the last declaration begins. A macro that stands for the semicolon belongs to the declaration. */
static uint32_t behind_declaration(const struct walk *w, struct span declaration)
{
    const struct tokens *tokens = w->tokens;
    size_t next = lex_find(tokens, declaration.end);
    while (next < tokens->list.count && tokens->list.items[next].kind == TOKEN_DIRECTIVE)
        next++;
    bool is_function = clang_getCursorKind(w->before) == CXCursor_FunctionDecl && clang_isCursorDefinition(w->before);
    bool is_ended = is_function || tokens->source.text[declaration.end - 1] == ';' || clang_expansion_around(w, declaration.end - 1);
    const struct span *macro = is_ended || next >= tokens->list.count ? NULL : clang_expansion_around(w, tokens->list.items[next].begin);
    next = macro ? lex_find(tokens, macro->end) : next;
    return next < tokens->list.count ? tokens->list.items[next].begin : declaration.end;
}

/* Where the declaration begins, with the macros in front of it: but for one that ends the declaration before, which by its text
 * alone might be an attribute of this one. */
static uint32_t declaration_begin(const struct walk *w, uint32_t offset)
{
    uint32_t begin = lex_declaration_begin(w->tokens, offset);
    struct span before;
    if (begin >= offset || clang_Cursor_isNull(w->before) || !clang_cursor_span(w, w->before, &before) || before.begin == before.end)
        return begin;
    uint32_t behind = behind_declaration(w, before);
    return behind > begin && behind <= offset ? behind : begin;
}

static void enter_function(struct cursor_frame *here, struct function *function)
{
    struct walk *w = here->walk;
    struct span whole;
    clang_enter_function(here, function, clang_string(w, clang_getCursorSpelling(here->cursor)));
    function->own = arena_new(w->arena, struct c_function);
    if (clang_cursor_span(w, here->cursor, &whole) && clang_cursor_span(w, clang_find_body(here->cursor), &function->body)) {
        function->begin = declaration_begin(w, whole.begin);
        function->broken = function->broken || clang_has_error(w, function->begin, function->body.end);
        function->misread = clang_has_error(w, function->begin, function->body.begin);
        function->number = (uint32_t)clang_unit_of(w->unit)->bodies.count;
        vec_push(w->arena, &clang_unit_of(w->unit)->bodies, (struct body){ .span = function->body });
    }
    function->is_inline = clang_Cursor_isFunctionInlined(here->cursor) && clang_Cursor_getStorageClass(here->cursor) != CX_SC_Static;
    function->misread = function->misread || w->fatal;
    clang_visit_entries(here);
    size_t point;
    struct memory_function *memory = memory_visit_function(here, REASON_NONE, &point);
    if (memory) {
        struct c_point *own = arena_new(w->arena, struct c_point);
        own->memory = memory;
        w->unit->points.items[point].own = own;
    }
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct cursor_frame *up = data;
    if (clang_is_shown_again(up, cursor))
        return CXChildVisit_Continue;
    struct cursor_frame here = clang_frame_below(up, cursor);
    struct function function;
    omp_note_statement(&here);
    if (here.kind == CXCursor_FunctionDecl && clang_isCursorDefinition(cursor) && !up->function)
        enter_function(&here, &function);
    else if (here.kind == CXCursor_CallExpr)
        visit_call(&here);
    else if (here.kind == CXCursor_ReturnStmt)
        clang_visit_return(&here);
    clang_visitChildren(cursor, visit, &here);
    if (here.function != up->function) {
        clang_leave_function(&here);
        omp_add_points(&here);
    }
    up->children++;
    return CXChildVisit_Continue;
}

int c_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    static const struct clang_visitor visitor = { .visit = visit, .finish = omp_add_points_of_headers };
    omp_find(unit, tokens, request);
    return clang_look(unit, tokens, request, diags, &visitor);
}
