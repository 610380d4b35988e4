/* What templates become in this unit. A call in a template depends on its parameters; in the instances that the unit
 * makes of the template, the same text is a call with known types. The front end shows all functions that it has made,
 * and variables where they are named. Other units may make others: the conclusions go into forms that the compiler
 * checks (weft::either), and a point that it rejects falls back. */
#include "cxx_instances.h"

#include <stdlib.h>
#include <string.h>

#include "clang_cursor.h"
#include "cxx_arms.h"
#include "cxx_body.h"
#include "cxx_call.h"
#include "cxx_callee.h"
#include "cxx_captures.h"
#include "cxx_constants.h"
#include "cxx_open.h"
#include "cxx_text.h"
#include "cxx_types.h"
#include "cxx_walk.h"

/* One call expression of the text, as the instances have it. */
struct seen_call {
    struct span span;
    struct cxx_point call;
    bool is_lvalue;         /* all results are references to objects that have a name */
    bool differs;           /* the results need different forms */
    bool has_reference;     /* one of the results is a reference */
    bool is_call;           /* in one instance at least; what stands above is about these */
    bool is_built_in;       /* in one instance at least it is none: an operator of the language's, int(x) */
    unsigned n_calls;       /* of all instances */
    struct seen_call *next; /* in the same slot */
};

struct cxx_instances {
    CXCursor *seen; /* functions and variables; open addressing */
    size_t n_seen, n_slots;
    VEC(CXCursor) queue;
    size_t n_seen_of_queue;
    VEC(CXCursor) hidden; /* instances of variable templates whose text has to be visited, or has been */
    size_t n_shown;
    struct seen_call **calls;
    size_t n_call_slots;
    VEC(uint32_t) blocks; /* where the compound statements of instances begin */
};

/* --- which --- */

static bool add_seen(struct walk *w, struct cxx_instances *all, CXCursor cursor)
{
    if (2 * (all->n_seen + 1) > all->n_slots) {
        CXCursor *old = all->seen;
        size_t n_old = all->n_slots;
        all->n_slots = n_old ? 2 * n_old : 1024;
        all->seen = arena_array(w->arena, CXCursor, all->n_slots);
        for (size_t i = 0; i < all->n_slots; i++)
            all->seen[i] = clang_getNullCursor();
        all->n_seen = 0;
        for (size_t i = 0; i < n_old; i++)
            if (!clang_Cursor_isNull(old[i]))
                add_seen(w, all, old[i]);
    }
    size_t i = clang_hashCursor(cursor) & (all->n_slots - 1);
    for (; !clang_Cursor_isNull(all->seen[i]); i = (i + 1) & (all->n_slots - 1))
        if (clang_equalCursors(all->seen[i], cursor))
            return false;
    all->seen[i] = cursor;
    all->n_seen++;
    return true;
}

static bool is_function(enum CXCursorKind kind)
{
    return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod || kind == CXCursor_Constructor || kind == CXCursor_Destructor ||
           kind == CXCursor_ConversionFunction;
}

void cxx_instances_prepare(struct walk *w)
{
    cxx_walk_of(w)->instances = arena_new(w->arena, struct cxx_instances);
}

static bool is_in_system_header(CXCursor declaration)
{
    return clang_Location_isInSystemHeader(clang_getCursorLocation(declaration));
}

/* A specialisation has a text of its own, and a place of its own; what is made has that of the template, or of its definition if
 * that stands somewhere else. */
static bool is_made(CXCursor function)
{
    CXCursor template = clang_getSpecializedCursorTemplate(function);
    CXSourceLocation place = clang_getCursorLocation(function);
    return !clang_Cursor_isNull(template) && (clang_equalLocations(clang_getCursorLocation(template), place) ||
                                              clang_equalLocations(clang_getCursorLocation(clang_getCursorDefinition(template)), place));
}

/* What is declared in a class is shown again at file scope if it is made of a template, friends too. */
static bool is_instance(CXCursor function)
{
    CXCursor class = clang_getCursorLexicalParent(function);
    return is_made(function) || clang_getCursorKind(class) == CXCursor_ClassDecl || clang_getCursorKind(class) == CXCursor_StructDecl ||
           clang_getCursorKind(class) == CXCursor_UnionDecl;
}

bool cxx_instances_take(struct walk *w, CXCursor declaration)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    if (!is_function(clang_getCursorKind(declaration)) || !is_instance(declaration))
        return false;
    if (!is_in_system_header(declaration) && add_seen(w, all, declaration))
        vec_push(w->arena, &all->queue, declaration);
    return true;
}

bool cxx_instances_show(struct walk *w, CXCursor declaration)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    if (!cxx_is_variable_instance(declaration))
        return true;
    if (!add_seen(w, all, declaration))
        return false;
    vec_push(w->arena, &all->queue, declaration);
    return true;
}

void cxx_instances_note(struct walk *w, CXCursor reference)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    if (clang_getCursorKind(reference) != CXCursor_DeclRefExpr && clang_getCursorKind(reference) != CXCursor_MemberRefExpr)
        return;
    CXCursor variable = clang_getCursorReferenced(reference);
    bool is_hidden = cxx_is_variable_instance(variable);
    if (!is_hidden && (clang_getCursorKind(variable) != CXCursor_VarDecl || clang_Cursor_isNull(clang_getSpecializedCursorTemplate(variable))))
        return;
    CXCursor definition = clang_getCursorDefinition(variable);
    if (clang_Cursor_isNull(definition) || is_in_system_header(definition) || !add_seen(w, all, definition))
        return;
    vec_push(w->arena, &all->queue, definition);
    if (is_hidden)
        vec_push(w->arena, &all->hidden, definition);
}

CXCursor cxx_instances_hidden(struct walk *w)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    return all->n_shown < all->hidden.count ? all->hidden.items[all->n_shown++] : clang_getNullCursor();
}

/* --- what they say --- */

static struct seen_call **slot_of(struct cxx_instances *all, struct span span)
{
    return &all->calls[(span.begin * 31u + span.end) & (all->n_call_slots - 1)];
}

/* The call is identified by its text alone: f(x) is a call of operator() if f is an object. */
static struct seen_call *find_call(struct cxx_instances *all, struct span span)
{
    struct seen_call *seen = *slot_of(all, span);
    while (seen && (seen->span.begin != span.begin || seen->span.end != span.end))
        seen = seen->next;
    return seen;
}

static void join_operands(struct walk *w, struct cxx_point *into, const struct cxx_point *call)
{
    struct cxx_operand *joined = arena_array(w->arena, struct cxx_operand, (size_t)into->n_operands + call->n_operands + 1);
    uint32_t n = 0, i = 0, j = 0;
    while (i < into->n_operands && j < call->n_operands) {
        const struct cxx_operand *a = &into->operands[i], *b = &call->operands[j];
        if (a->span.begin == b->span.begin && a->span.end == b->span.end) {
            joined[n] = *a;
            joined[n++].arm = cxx_join_arms(a->arm, b->arm);
            i++;
            j++;
        } else if (a->span.end <= b->span.begin) {
            joined[n++] = into->operands[i++];
        } else if (b->span.end <= a->span.begin) {
            joined[n++] = call->operands[j++];
        } else { /* one contains the other: a value is converted in one instance and not in the other */
            joined[n] = a->span.begin <= b->span.begin ? *a : *b;
            joined[n++].arm = CXX_ARM_NOT;
            i++;
            j++;
        }
    }
    while (i < into->n_operands)
        joined[n++] = into->operands[i++];
    while (j < call->n_operands)
        joined[n++] = call->operands[j++];
    into->operands = joined;
    into->n_operands = n;
}

static bool can_be_either(enum cxx_value value, bool lvalue)
{
    return value == CXX_PLAIN || value == CXX_TRIVIAL || (value == CXX_REFERENCE && lvalue);
}

static bool is_unknown(enum cxx_value value)
{
    return value == CXX_UNKNOWN || value == CXX_DIFFERENT || value == CXX_LIKELY;
}

static void join_result(struct seen_call *seen, const struct cxx_point *call, bool lvalue)
{
    struct cxx_point *into = &seen->call;
    if (into->use != call->use)
        into->use = CXX_USE_OTHER;
    if (!(call->facts & CXX_CLEAN))
        into->facts &= ~(unsigned)CXX_CLEAN;
    if (can_be_either(into->result, seen->is_lvalue) && can_be_either(call->result, lvalue))
        into->result = into->result == call->result ? call->result : CXX_EITHER;
    else if (into->result == CXX_EITHER && can_be_either(call->result, lvalue))
        ;
    else if (into->result != call->result)
        seen->differs = true;
    seen->differs = seen->differs || is_unknown(into->result) || is_unknown(call->result);
    seen->is_lvalue = seen->is_lvalue && lvalue;
    seen->has_reference = seen->has_reference || call->result == CXX_REFERENCE;
}

/* The entry of the text, which is made if there is none. */
static struct seen_call *see(struct walk *w, struct span span)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    struct seen_call *seen = find_call(all, span), **slot = slot_of(all, span);
    if (seen)
        return seen;
    seen = arena_new(w->arena, struct seen_call);
    *seen = (struct seen_call){ .span = span, .next = *slot };
    *slot = seen;
    return seen;
}

static bool is_operator(enum CXCursorKind kind)
{
    return kind == CXCursor_BinaryOperator || kind == CXCursor_CompoundAssignOperator || kind == CXCursor_UnaryOperator ||
           kind == CXCursor_ArraySubscriptExpr;
}

/* What the language itself does where another instance may call something. */
static void record_built_in(const struct cursor_frame *here)
{
    struct span span;
    if (!cxx_is_dependent(clang_getCursorType(here->cursor)) && /* in a generic closure it is open still */
        clang_cursor_span(here->walk, here->cursor, &span))
        see(here->walk, span)->is_built_in = true;
}

static void record_call(struct cursor_frame *here)
{
    struct walk *w = here->walk;
    struct cxx_text text = cxx_text_find(here);
    static const struct config_probe probe = { 0 };
    struct point point = { .probe = &probe };
    struct cxx_point call = { 0 };
    if (text.form == CXX_FORM_NONE || text.form == CXX_FORM_ARROW || cxx_text_match(here, &text, &point) != REASON_NONE)
        return;
    cxx_fill_call(here, &text, &point, &call);
    CXType result = clang_getCanonicalType(clang_getResultType(cxx_function_type(here->cursor)));
    bool lvalue = text.whole == here && result.kind == CXType_LValueReference;
    struct seen_call *seen = see(w, point.call);
    seen->n_calls++;
    if (seen->is_call) {
        join_result(seen, &call, lvalue);
        join_operands(w, &seen->call, &call);
        return;
    }
    seen->is_call = true;
    seen->call = call;
    seen->is_lvalue = lvalue;
    seen->differs = is_unknown(call.result);
    seen->has_reference = call.result == CXX_REFERENCE;
}

/* How many calls of instances have the text of T(x). */
static unsigned count_calls(const struct cursor_frame *cast)
{
    struct span span;
    struct seen_call *seen = clang_cursor_span(cast->walk, cast->cursor, &span) ? find_call(cxx_walk_of(cast->walk)->instances, span) : NULL;
    return seen ? seen->n_calls : 0;
}

/* --- the walk --- */

static void note_expression(struct walk *w, CXCursor cursor)
{
    cxx_instances_note(w, cursor);
    cxx_see_open(w, cursor);
}

static enum CXChildVisitResult visit_text(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct cursor_frame *up = data;
    struct cursor_frame here = clang_frame_below(up, cursor);
    if (clang_isExpression(here.kind))
        note_expression(here.walk, cursor);
    struct span span;
    if (here.kind == CXCursor_CallExpr)
        record_call(&here);
    else if (is_operator(here.kind))
        record_built_in(&here);
    if (here.kind == CXCursor_CompoundStmt && clang_cursor_span(here.walk, cursor, &span))
        vec_push(here.walk->arena, &cxx_walk_of(here.walk)->instances->blocks, span.begin);
    bool is_cast = here.kind == CXCursor_CXXFunctionalCastExpr;
    unsigned before = is_cast ? count_calls(&here) : 0;
    cxx_visit_parts(cursor, visit_text, &here);
    if (is_cast && count_calls(&here) == before) /* int(x), or T(x) where x makes the object */
        record_built_in(&here);
    up->children++;
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_foreign(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_isExpression(clang_getCursorKind(cursor)))
        note_expression(data, cursor);
    cxx_visit_parts(cursor, visit_foreign, data);
    return CXChildVisit_Continue;
}

static void visit_instance(struct walk *w, CXCursor declaration)
{
    CXFile file;
    clang_file_offset(clang_getCursorLocation(declaration), &file);
    if (!file || !clang_File_isEqual(file, w->file)) {
        clang_visitChildren(declaration, visit_foreign, w);
        return;
    }
    struct function instance;
    struct cxx_function facts = { 0 };
    struct cursor_frame top = { .walk = w, .cursor = clang_getTranslationUnitCursor(w->tu), .kind = CXCursor_TranslationUnit };
    struct cursor_frame here = clang_frame_below(&top, declaration);
    if (is_function(here.kind)) {
        clang_enter_function(&here, &instance, "");
        instance.own = &facts;
    }
    clang_visitChildren(declaration, visit_text, &here);
}

/* --- what that means for the points --- */

static const struct cxx_operand *find_operand(const struct cxx_point *call, struct span span)
{
    for (uint32_t i = 0; i < call->n_operands; i++)
        if (call->operands[i].span.begin == span.begin && call->operands[i].span.end == span.end)
            return &call->operands[i];
    return NULL;
}

/* Is `type` a reference to the class that every instance takes for this argument? */
static bool is_taken(const struct cxx_point *call, struct span span, const char *type)
{
    const struct cxx_taken *taken = call->taken;
    while (taken && (taken->span.begin != span.begin || taken->span.end != span.end))
        taken = taken->next;
    type += text_starts_with(type, "const ") ? strlen("const ") : 0;
    size_t length = taken ? strlen(taken->class) : 0;
    return taken && strncmp(type, taken->class, length) == 0 && strspn(type + length, " &") == strlen(type + length);
}

/* The operands of a template become those of its instances: values go into forms that the compiler checks, and
 * conversions stay if their type depends on no template parameter. */
static void refine_operands(const struct cxx_point *seen, struct cxx_point *call)
{
    for (uint32_t i = 0; i < seen->n_operands; i++) {
        struct cxx_operand *operand = &seen->operands[i];
        const struct cxx_operand *own = find_operand(call, operand->span);
        operand->pack = own && own->is_pattern ? own->pack : NULL;
        if (operand->arm == CXX_ARM_VALUE)
            operand->arm = CXX_ARM_EITHER;
        else if (operand->arm == CXX_ARM_BIT_FIELD && !(own && own->arm == CXX_ARM_BIT_FIELD))
            operand->arm = CXX_ARM_NOT;
        else if (operand->arm == CXX_ARM_AS && !(own && own->arm == CXX_ARM_AS && strcmp(own->type, operand->type) == 0) &&
                 !is_taken(call, operand->span, operand->type))
            operand->arm = CXX_ARM_NOT;
        if ((operand->is_pattern && !operand->pack) || (operand->arm == CXX_ARM_OBJECT && !(own && own->arm == CXX_ARM_OBJECT)))
            operand->arm = CXX_ARM_NOT;
    }
    call->operands = seen->operands;
    call->n_operands = seen->n_operands;
}

/* With captured values the operands stay, for they know what is captured. One that may be a value or a reference becomes
 * what it is in the instances. */
static void refine_open_operands(const struct cxx_point *seen, struct cxx_point *call)
{
    for (uint32_t i = 0; i < call->n_operands; i++) {
        struct cxx_operand *own = &call->operands[i];
        const struct cxx_operand *operand = own->arm == CXX_ARM_EITHER ? find_operand(seen, own->span) : NULL;
        if (operand && operand->arm == CXX_ARM_REFERENCE)
            own->arm = CXX_ARM_REFERENCE;
        else if (operand && operand->arm != CXX_ARM_VALUE)
            own->arm = CXX_ARM_NOT;
    }
}

static void refine(const struct walk *w, struct seen_call *seen, struct point *point)
{
    struct cxx_point *call = cxx_of(point);
    if (call->use == CXX_USE_OTHER && !(call->facts & CXX_ORDERED))
        call->use = seen->call.use;
    if (is_unknown(call->result)) {
        bool either = can_be_either(seen->call.result, seen->is_lvalue) || seen->call.result == CXX_EITHER;
        call->result = seen->differs ? CXX_DIFFERENT : either ? CXX_EITHER : seen->call.result;
        bool must_be = call->result == CXX_REFERENCE && (call->use == CXX_USE_FULL || call->use == CXX_USE_OTHER);
        if (must_be && cxx_can_repeat(w, point->call))
            call->facts |= CXX_CHECKED;
        else if (must_be)
            call->result = CXX_DIFFERENT;
    }
    call->facts = (call->facts & ~(unsigned)CXX_CLEAN) | (seen->has_reference ? 0 : seen->call.facts & CXX_CLEAN);
    if (point->probe->capture)
        refine_open_operands(&seen->call, call);
    else if (!probe_starts_thread(point->probe) && !point->has_tasks)
        refine_operands(&seen->call, call);
}

static int compare_offsets(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Has an instance been seen of the body that the point is in? */
static bool is_instantiated(const struct cxx_instances *all, const struct point *point)
{
    uint32_t brace = cxx_of(point)->body_begin - 1;
    return point->function_begin != UINT32_MAX && all->blocks.count &&
           bsearch(&brace, all->blocks.items, all->blocks.count, sizeof brace, compare_offsets);
}

/* Decides on what is only likely to be an object: it may be a class that is copied as its bytes. Where no instance
 * was seen, that is presumed, as hardly anything can contradict it. */
static void presume(const struct cxx_instances *all, const struct point *point)
{
    struct cxx_point *call = cxx_of(point);
    bool hidden = point->function_begin == UINT32_MAX || point->probe->capture;
    bool unseen = !hidden && !is_instantiated(all, point);
    if (call->result == CXX_LIKELY)
        call->result = unseen && !((call->facts & CXX_ENCLOSABLE) && (call->facts & CXX_CLEAN)) ? CXX_UNKNOWN : CXX_DIFFERENT;
    for (uint32_t i = 0; unseen && i < call->n_operands; i++)
        if (call->operands[i].is_likely && call->operands[i].arm == CXX_ARM_NOT && (!call->operands[i].is_pattern || call->operands[i].pack))
            call->operands[i].arm = CXX_ARM_EITHER;
}

void cxx_instances_see(struct walk *w)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    if (all->n_seen_of_queue == all->queue.count)
        return;
    if (!all->calls) {
        all->n_call_slots = 4096;
        all->calls = arena_array(w->arena, struct seen_call *, all->n_call_slots);
    }
    cxx_walk_of(w)->is_in_instances = true;
    while (all->n_seen_of_queue < all->queue.count)
        visit_instance(w, all->queue.items[all->n_seen_of_queue++]);
    cxx_walk_of(w)->is_in_instances = false;
    if (all->blocks.count)
        qsort(all->blocks.items, all->blocks.count, sizeof *all->blocks.items, compare_offsets);
}

void cxx_instances_refine(struct walk *w)
{
    struct cxx_instances *all = cxx_walk_of(w)->instances;
    bool some = all->queue.count;
    for (size_t i = 0; i < w->unit->points.count; i++) {
        struct point *point = &w->unit->points.items[i];
        if ((point->reason && point->reason != REASON_ASSIGN_ORDER) || point->is_entry || point->part || !cxx_of(point))
            continue;
        struct seen_call *seen = some ? find_call(all, point->call) : NULL;
        const struct cxx_open *open = cxx_of(point)->open;
        bool is_call = seen && seen->is_call, is_perhaps = cxx_of(point)->facts & CXX_PERHAPS;
        bool is_known = is_call || (open && open->is_call); /* what is called for a < b may be <=>, which is no text of its own */
        if (is_perhaps && ((seen && seen->is_built_in) || (!is_known && is_instantiated(all, point))))
            point->reason = REASON_BUILTIN; /* in one instance at least, where the trace would have a call that never happens */
        if (point->reason)
            continue;
        if (is_call)
            refine(w, seen, point);
        presume(all, point);
    }
}
