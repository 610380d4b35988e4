/* Calls and bodies of C++ -> points. The AST says which expressions are calls, of what and in which context;
 * cxx_text.h says where their text is, cxx_call.h what goes in and what comes out, cxx_context.h where nothing may be
 * touched. */
#include "cxx_points.h"

#include <string.h>

#include "clang_args.h"
#include "clang_bodies.h"
#include "clang_callee.h"
#include "clang_cursor.h"
#include "clang_cut.h"
#include "clang_expansions.h"
#include "clang_look.h"
#include "clang_tail.h"
#include "cxx_body.h"
#include "cxx_brief.h"
#include "cxx_call.h"
#include "cxx_callee.h"
#include "cxx_captures.h"
#include "clang_messages.h"
#include "cxx_capture.h"
#include "cxx_guard.h"
#include "cxx_constants.h"
#include "cxx_context.h"
#include "cxx_instances.h"
#include "cxx_macro_names.h"
#include "cxx_member.h"
#include "cxx_modules.h"
#include "cxx_names.h"
#include "cxx_open.h"
#include "cxx_opening.h"
#include "cxx_order.h"
#include "cxx_start.h"
#include "cxx_task.h"
#include "cxx_text.h"
#include "cxx_tokens.h"
#include "cxx_trivial.h"
#include "cxx_unseen.h"
#include "cxx_use.h"
#include "cxx_walk.h"
#include "log.h"
#include "memory_cxx.h"
#include "memory_points.h"
#include "omp_points.h"
#include "task_calls.h"

/* --- calls --- */

/* The last entry that selects the call: by its name, for a method by its own name and its class, or by the constructor of
 * the thread that it makes. */
static const struct config_probe *choose_entry(struct walk *w, const struct cxx_name *name)
{
    const struct config_probe *by_name = select_callee(w->request->select, name->pattern);
    const struct config_probe *as_method = name->method ? select_method_on(w->request->select, name->method, name->on) : NULL;
    const struct config_probe *as_thread = name->made ? select_callee(w->request->select, name->made) : NULL;
    const struct config_probe *last = as_method > by_name || !by_name ? as_method : by_name;
    last = as_thread > last || !last ? as_thread : last;
    struct task_call call;
    bool is_other = last && probe_makes_tasks(last) && !task_call_find(last, name->pattern, &call);
    return is_other ? NULL : last;
}

static const struct config_probe *unless_dropped(const struct config_probe *entry)
{
    return entry && entry->is_dropped ? NULL : entry;
}

/* What is looked for in a call that `entry` selects by its name, and `open` perhaps by what instances call; NULL: nothing. */
static const struct config_probe *choose_probe(const struct config_probe *entry, const struct config_probe *open)
{
    const struct config_probe *by_instances = unless_dropped(open);
    return by_instances ? by_instances : unless_dropped(entry);
}

/* Has the macros expanded that hide a part of the call. */
static void want_macros(struct walk *w, const struct point *point, CXCursor call)
{
    if (point->reason == REASON_MACRO_BODY || point->reason == REASON_MACRO_ARGUMENT)
        clang_want_expansions(w, call);
    else if (point->reason == REASON_UNMATCHED_TEXT) /* a macro may hold a part of it */
        clang_want_expansions_within(w, call);
}

static enum reason callee_reason(const struct cursor_frame *here, const struct cxx_name *name)
{
    enum reason reason = clang_callee_reason(cxx_last_name(name->pattern));
    CXCursor function = cxx_called(here->cursor);
    enum CXCursorKind kind = clang_getCursorKind(function);
    if (!reason && kind == CXCursor_FunctionDecl && clang_function_mentions(here->walk, function, "returns_twice"))
        return REASON_RETURNS_TWICE;
    if (!reason && cxx_is_function_like(kind) && cxx_is_immediate(here->walk, function))
        return REASON_CONSTANT;
    if (!reason && kind == CXCursor_CXXMethod && clang_CXXMethod_isVirtual(function) && cxx_is_in_bound(here))
        return REASON_DECLARATION_TYPE; /* g++ evaluates its object before what stands in front of it: the probes would be late */
    return reason;
}

/* On the right side of an assignment. Without optimisation an object that is given on through a reference would have a
 * place of its own in the frame. */
static void place_in_assignment(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    const struct cursor_frame *assignment = call->result == CXX_REFERENCE ? NULL : cxx_find_order(here);
    bool is_object = call->result == CXX_TRIVIAL || call->result == CXX_OBJECT;
    struct span whole;
    if ((assignment || (is_object && clang_args_level(here->walk->request) == '0')) && !point->probe->capture && cxx_find_whole(here, &whole)) {
        point->call = whole;
        call->result = CXX_VOID;
        call->use = CXX_USE_NONE;
    } else if (assignment) {
        call->facts |= CXX_ORDERED;
        call->use = cxx_is_last_in(here, assignment) ? CXX_USE_FULL : CXX_USE_OTHER;
    }
}

static void leave_to_instances(const struct cxx_text *text, struct cxx_point *call)
{
    call->facts |= CXX_DEPENDENT | CXX_PERHAPS;
    if (text->form != CXX_FORM_NEW && text->form != CXX_FORM_DECLARED)
        call->result = CXX_UNKNOWN;
}

/* Is it in the initialiser of one of the instances of a variable template, which have one text? */
static bool is_in_instance(const struct cursor_frame *here)
{
    while (here && here->kind != CXCursor_UnexposedDecl && !cxx_is_function_like(here->kind))
        here = here->up;
    return here && cxx_is_variable_instance(here->cursor);
}

static void visit_call(struct cursor_frame *here)
{
    struct walk *w = here->walk;
    struct cxx_text text = cxx_text_find(here);
    if (text.form == CXX_FORM_NONE || text.form == CXX_FORM_ARROW || cxx_assigns_bytes(here->cursor))
        return;
    w->unit->n_calls += text.open_name == NULL; /* others when it is known what they are */
    struct cxx_name name = cxx_name_call(here, &text);
    name.made = cxx_thread_made(here->cursor, name.pattern);
    const struct config_probe *entry = choose_entry(w, &name);
    const struct config_probe *open = !name.last   ? NULL
                                      : *name.last ? select_open(w->request->select, name.last, entry)
                                                   : cxx_macro_entry(here, entry);
    const struct config_probe *probe = choose_probe(entry, open);
    if (probe && name.made && select_callee(w->request->select, name.made) == probe)
        name.pattern = name.site = name.made;
    if (!probe) {
        clang_note_tail(here, cxx_called(here->cursor), NULL);
        return;
    }
    cxx_note_template(here);
    CXSourceRange extent = clang_getCursorExtent(text.whole->cursor);
    if (clang_getCursorKind(cxx_called(here->cursor)) == CXCursor_FunctionDecl)
        probe = clang_message_probe(w->arena, probe, name.pattern);
    struct point *point = clang_add_point(here, clang_cursor_start(w, text.whole->cursor), name.site, probe);
    struct cxx_point *call = arena_new(w->arena, struct cxx_point);
    point->own = call;
    call->open = text.open_name ? cxx_note_open(here) : open ? cxx_note_open_call(here, name.last) : NULL;
    call->otherwise = entry;
    if (point->reason) {
        if (!call->open)
            clang_want_around_call(here);
        return;
    }
    clang_getFileLocation(clang_getRangeEnd(extent), NULL, &point->line_end, NULL, NULL);
    enum reason text_reason = cxx_text_match(here, &text, point);
    point->in_macro = text_reason == REASON_MACRO_BODY || text_reason == REASON_MACRO_ARGUMENT;
    point->reason = clang_unit_of(w->unit)->includes_itself ? REASON_INCLUDES_ITSELF : cxx_context_reason(here);
    if (!point->reason)
        point->reason = cxx_bracket_reason(w, point->call.begin);
    if (!point->reason)
        point->reason = callee_reason(here, &name);
    if (!point->reason && here->function && here->function->broken)
        point->reason = REASON_INVALID_CODE;
    if (!point->reason && w->fatal)
        point->reason = REASON_INVALID_CODE;
    if (!point->reason && text_ends_with(name.pattern, "operator,"))
        point->reason = REASON_OPERATOR_COMMA;
    if (!point->reason)
        point->reason = text_reason;
    if (!point->reason && clang_is_cut(here))
        point->reason = REASON_MACRO_BODY;
    if (!point->reason)
        point->reason = cxx_place_state(here, point, call);
    clang_note_tail(here, cxx_called(here->cursor), point);
    if (!call->open) /* else when an instance has a call there */
        want_macros(w, point, here->cursor);
    if (point->reason)
        return;
    bool is_constant = cxx_is_constant(here);
    call->facts |= is_constant ? CXX_CONSTANT : 0;
    call->facts |= is_constant && clang_args_standard(w->arena, w->request) < 20 ? CXX_UNGUARDED : 0;
    if (is_constant && point->function_begin == UINT32_MAX) { /* its state would be the thread's */
        point->reason = REASON_CONSTEXPR;
        return;
    }
    cxx_fill_call(here, &text, point, call);
    if (is_in_instance(here)) /* the other ones may have something else there */
        leave_to_instances(&text, call);
    call->template_here = clang_Cursor_isNull(text.callee) ? 0 : cxx_needs_template(w, clang_strip(text.callee), here->function);
    call->template_behind = cxx_needs_template_behind(text.whole);
    place_in_assignment(text.whole, point, call);
    if (cxx_is_in_quiet_place(here))
        point->reason = REASON_ASSIGN_ORDER;
    if (text.form == CXX_FORM_DECLARED && !cxx_find_opening(here, &text, call))
        point->reason = REASON_DECLARED;
    cxx_find_enclosable(text.whole, point, call);
    cxx_find_guard(text.whole, point, call);
    if (probe->capture && text.form != CXX_FORM_NEW && text.form != CXX_FORM_DECLARED)
        cxx_capture_result(text.whole, point, call);
    if (probe_starts_thread(probe) && !cxx_fill_start(here, point, call))
        point->reason = REASON_NO_START;
    if (probe_makes_tasks(probe) && !point->reason)
        point->reason = cxx_fill_tasks(here, point, call);
}

/* (xs + ...): as many calls as the pack has elements but one, of which one text tells. */
static void visit_fold(struct cursor_frame *here, const char *name, uint32_t ellipsis)
{
    struct cxx_name names = { .pattern = name, .site = name };
    const struct config_probe *entry = choose_entry(here->walk, &names);
    const struct config_probe *open = select_open(here->walk->request->select, name, entry);
    const struct config_probe *probe = choose_probe(entry, open);
    if (!probe)
        return;
    cxx_note_template(here);
    struct point *point = clang_add_point(here, clang_getCursorLocation(here->cursor), name, probe);
    struct cxx_point *call = arena_new(here->walk->arena, struct cxx_point);
    call->open = cxx_note_open_fold(here, ellipsis);
    call->otherwise = entry;
    point->own = call;
    clang_cursor_span(here->walk, here->cursor, &point->call);
    if (!point->reason)
        point->reason = REASON_FOLD;
}

static void visit_unseen(struct cursor_frame *here)
{
    struct walk *w = here->walk;
    unseen_calls calls = cxx_find_unseen(here);
    for (size_t i = 0; i < calls.count; i++) {
        const struct unseen_call *unseen = &calls.items[i];
        struct cxx_name name = { .pattern = unseen->name, .site = unseen->name };
        const struct config_probe *probe = unless_dropped(choose_entry(w, &name));
        w->unit->n_calls++;
        if (!probe)
            continue;
        struct point *point = clang_add_point(here, clang_getLocationForOffset(w->tu, w->file, unseen->span.begin), name.site, probe);
        point->own = arena_new(w->arena, struct cxx_point);
        point->call = unseen->span;
        point->reason = REASON_INIT_STATEMENT;
    }
}

/* --- functions --- */

static void visit_entries(struct cursor_frame *here)
{
    struct unit *unit = here->walk->unit;
    size_t first = unit->points.count;
    clang_visit_entries(here);
    for (size_t i = first; i < unit->points.count; i++) {
        if (!unit->points.items[i].reason && cxx_is_constant_function(here->walk, here->function))
            unit->points.items[i].reason = REASON_CONSTEXPR;
        else if (!unit->points.items[i].reason && unit->points.items[i].probe->capture)
            cxx_capture_body(here, &unit->points.items[i]);
    }
}

static void visit_memory(struct cursor_frame *here)
{
    struct walk *w = here->walk;
    const struct config_probe *probe = select_memory(w->request->select, here->function->name);
    size_t index;
    if (!probe || probe->is_dropped)
        return;
    enum reason reason = clang_is_templated(here->cursor)              ? REASON_MEMORY_TEMPLATE
                         : cxx_is_constant_function(w, here->function) ? REASON_CONSTEXPR
                                                                       : REASON_NONE;
    struct memory_function *memory = memory_visit_function(here, reason, &index);
    if (memory) {
        struct cxx_point *own = arena_new(w->arena, struct cxx_point);
        own->memory = memory;
        w->unit->points.items[index].own = own;
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

static void enter_function(struct cursor_frame *here, struct function *function, struct cxx_function *facts)
{
    struct walk *w = here->walk;
    clang_enter_function(here, function, cxx_qualified_name(w, here->cursor));
    *facts = (struct cxx_function){ 0 };
    function->own = facts;
    struct span whole;
    if (clang_cursor_span(w, here->cursor, &whole)) {
        function->begin = whole.begin;
        function->body = whole;
        function->broken = function->broken || clang_has_error(w, whole.begin, whole.end);
    }
    CXCursor body = clang_find_body(here->cursor);
    bool found = !clang_Cursor_isNull(body) && clang_cursor_span(w, body, &whole);
    if (found) {
        function->body = whole;
        function->misread = clang_has_error(w, function->begin, whole.begin) || w->fatal;
    }
    const struct span text = function->body;
    CXCursor try_block = found ? clang_getNullCursor() : find_try_block(here->cursor);
    found = found || (!clang_Cursor_isNull(try_block) && clang_cursor_span(w, try_block, &function->body));
    if (found) {
        visit_entries(here);
        visit_memory(here);
    } else if (!clang_Cursor_isNull(body)) { /* in an included file, whose text takes its place then */
        visit_memory(here);
    }
    function->body = text;
}

/* --- the walk --- */

static void begin(struct walk *w)
{
    w->own = arena_new(w->arena, struct cxx_walk);
    cxx_tokens_prepare(w);
    cxx_instances_prepare(w);
    cxx_open_prepare(w);
}

/* Those of directives, from `first` on. */
static void own_points(struct walk *w, size_t first)
{
    for (size_t i = first; i < w->unit->points.count; i++)
        w->unit->points.items[i].own = arena_new(w->arena, struct cxx_point);
}

static const struct config_probe *later(const struct config_probe *a, const struct config_probe *b)
{
    return !b || (a && a > b) ? a : b;
}

/* The entry that decides for a call of which instances tell: by its written name, or by that of a function which one of
 * them calls. NULL: it is no point. Sets *agree to false if others that decide for such a function ask for something else. */
static const struct config_probe *choose_by_instances(struct walk *w, const struct cxx_point *call, bool *agree)
{
    const struct config_probe *last = NULL;
    *agree = true;
    for (size_t i = 0; i < call->open->called.count; i++) {
        struct cxx_name name = cxx_name_function(w, call->open->called.items[i]), written = { .pattern = cxx_last_name(name.pattern) };
        written.method = name.method ? written.pattern : NULL;
        const struct config_probe *entry = later(choose_entry(w, &name), call->otherwise);
        if (call->open->name && !*call->open->name)
            entry = later(entry, choose_entry(w, &written));
        if (!entry || entry->is_dropped)
            continue;
        *agree = *agree && (!last || last == entry || (!probe_asks_for_more(last) && !probe_asks_for_more(entry)));
        last = entry > last || !last ? entry : last;
    }
    bool is_unseen = call->open->called.count == 0 && call->otherwise && !call->otherwise->is_dropped;
    return is_unseen ? call->otherwise : last;
}

/* Is a call of which instances tell a point, now that they have been seen? */
static bool settle(struct walk *w, struct point *point)
{
    const struct cxx_open *open = cxx_of(point)->open;
    bool agree;
    const struct config_probe *probe = open->name || open->is_call ? choose_by_instances(w, cxx_of(point), &agree) : NULL;
    if (!probe)
        return false;
    w->unit->n_calls += open->name == NULL;
    bool is_other = !agree || (probe != point->probe && (probe_asks_for_more(probe) || point->probe->action != ACTION_INTERVAL));
    if (!point->reason && !open->name && open->is_built_in)
        point->reason = REASON_BUILTIN;
    else if (!point->reason && is_other)
        point->reason = REASON_SEVERAL_ENTRIES; /* what was looked for is what another one asks for */
    else if (point->in_header)
        clang_want_expansions(w, open->cursor);
    else
        want_macros(w, point, open->cursor);
    point->probe = is_other ? point->probe : probe;
    return true;
}

static void settle_open(struct walk *w)
{
    struct unit *unit = w->unit;
    size_t kept = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (!cxx_of(point) || !cxx_of(point)->open || settle(w, point))
            unit->points.items[kept++] = *point;
    }
    unit->points.count = kept;
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data);

static void visit_text(CXCursor cursor, struct cursor_frame *up)
{
    struct cursor_frame here = clang_frame_below(up, cursor);
    struct function function;
    struct cxx_function facts;
    const char *name;
    uint32_t at;
    omp_note_statement(&here);
    if (cxx_is_function_like(here.kind) && (here.kind == CXCursor_FunctionTemplate || clang_isCursorDefinition(cursor)))
        enter_function(&here, &function, &facts);
    else if (here.kind == CXCursor_CallExpr || cxx_is_open(&here, &name, &at))
        visit_call(&here);
    else if (cxx_is_open_fold(&here, &name, &at))
        visit_fold(&here, name, at);
    else if (here.kind == CXCursor_ReturnStmt)
        clang_visit_return(&here);
    visit_unseen(&here);
    if (clang_isExpression(here.kind))
        cxx_instances_note(here.walk, cursor);
    cxx_visit_parts(cursor, visit, &here);
    if (here.function != up->function) {
        clang_leave_function(&here);
        size_t first = here.walk->unit->points.count;
        omp_add_points(&here);
        own_points(here.walk, first);
    }
    up->children++;
}

/* extern "C" { #include <stdlib.h> } */
static bool is_included_in_scope(const struct cursor_frame *up, CXCursor cursor)
{
    bool is_scope = up->kind == CXCursor_LinkageSpec || up->kind == CXCursor_UnexposedDecl || up->kind == CXCursor_Namespace;
    return is_scope && clang_is_foreign(up->walk, clang_getCursorLocation(cursor));
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct cursor_frame *up = data;
    if (is_included_in_scope(up, cursor))
        return CXChildVisit_Continue;
    bool is_instance = up->kind == CXCursor_TranslationUnit && cxx_instances_take(up->walk, cursor);
    if (!is_instance && !clang_is_shown_again(up, cursor) && cxx_instances_show(up->walk, cursor))
        visit_text(cursor, up);
    return CXChildVisit_Continue;
}

/* Looks at instances, and at the texts that are shown with one of them alone. */
static void see_instances(struct walk *w)
{
    struct cursor_frame top = { .walk = w, .cursor = clang_getTranslationUnitCursor(w->tu), .kind = CXCursor_TranslationUnit };
    cxx_instances_see(w);
    for (CXCursor hidden = cxx_instances_hidden(w); !clang_Cursor_isNull(hidden); hidden = cxx_instances_hidden(w)) {
        visit_text(hidden, &top);
        cxx_instances_see(w);
    }
}

static void finish(struct walk *w)
{
    size_t first = w->unit->points.count;
    omp_add_points_of_headers(w);
    own_points(w, first);
    see_instances(w);
    settle_open(w);
    cxx_instances_refine(w);
    clang_unit_of(w->unit)->uses_modules = cxx_uses_modules(w);
}

static int look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    static const struct clang_visitor visitor = { .shows_instances = true, .begin = begin, .visit = visit, .finish = finish };
    omp_find(unit, tokens, request);
    return clang_look(unit, tokens, request, diags, &visitor);
}

/* Returns false, with the unit as before, if the look has to be a full one. */
static bool look_briefly(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request)
{
    struct diags diags = { .arena = unit->arena };
    struct clang_unit *own = clang_unit_of(unit), before;
    size_t n_calls = unit->n_calls, n_points = unit->points.count;
    if (!cxx_may_be_brief(unit, request))
        return false;
    before = *own;
    own->is_brief = true;
    if (look(unit, tokens, request, &diags) == 0 && diags.list.count == 0 && !own->wants_instances) {
        log_debug("%s: looked at without the bodies of system headers", unit->path);
        return true;
    }
    *own = before;
    unit->n_calls = n_calls;
    unit->points.count = n_points;
    return false;
}

static void leave_all(struct unit *unit, enum reason reason)
{
    for (size_t i = 0; i < unit->points.count; i++)
        unit->points.items[i].reason = reason;
}

int cxx_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    size_t n_diags = diags->list.count;
    if (!look_briefly(unit, tokens, request) && look(unit, tokens, request, diags) != 0)
        return -1;
    if (clang_unit_of(unit)->uses_modules) {
        diags->list.count = n_diags; /* what is imported is not known here */
        leave_all(unit, REASON_MODULE);
    }
    if (clang_args_standard(unit->arena, request) < 11)
        leave_all(unit, REASON_OLD_STANDARD);
    return 0;
}
