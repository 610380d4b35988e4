#include "memory_access.h"

#include <inttypes.h>
#include <string.h>

#include "clang_expansions.h"
#include "cxx_callee.h"
#include "memory_bindings.h"
#include "memory_calls.h"
#include "memory_cxx.h"
#include "memory_lambdas.h"

/* What becomes of an lvalue. */
enum use { USE_VALUE, USE_ADDRESS, USE_STORE, USE_UPDATE, USE_NOT };

/* How accesses are recorded. */
enum way {
    WAY_SLOT,   /* in a slot of the run's record */
    WAY_ONE,    /* in a record of its own, when its address is computed */
    WAY_AROUND, /* beside a call: where nobody can tell in which order the two are */
};

struct visit {
    struct memory_place *place;
    CXCursor whole; /* the full expression */
    size_t n_calls; /* in it */
    bool is_late;   /* a part that may be left out has been met, or a call: the run's slots are over */
    bool is_used;   /* its value */
    bool copies;    /* a class, as its bytes */
};

static void visit(struct visit *v, CXCursor cursor, enum use use, enum way way, bool is_conditional);

/* Where no block can be opened, the one before and the one behind have it. */
void memory_hide(struct memory_place *place, CXCursor cursor)
{
    struct memory_walk *m = place->m;
    if (m->only_blocks || place->met)
        return;
    struct memory_access access = { .kind = WEFT_ACCESS_IS_ATOMIC, .slot = WEFT_ACCESS_NO_SLOT, .stride_slot = WEFT_ACCESS_NO_SLOT };
    clang_getExpansionLocation(clang_getRangeStart(clang_getCursorExtent(cursor)), NULL, &access.line, &access.column, NULL);
    m->hidden = access;
    bool is_open = memory_open(place, access.line);
    m->has_hidden = !is_open;
    if (is_open)
        vec_push(m->walk->arena, &m->out->blocks.items[place->block].accesses, access);
    else if (m->out->blocks.count)
        vec_push(m->walk->arena, &m->out->blocks.items[m->out->blocks.count - 1].accesses, access);
}

/* Does the text name an atomic operation? Macros of <stdatomic.h> have other expansions in each compiler. */
static bool names_atomic(const struct memory_walk *m, CXCursor cursor)
{
    static const char *const beginnings[] = { "atomic_", "__atomic_", "__sync_", "__c11_atomic_" };
    const struct tokens *tokens = m->walk->tokens;
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile first_file, last_file;
    unsigned first, last;
    clang_getExpansionLocation(clang_getRangeStart(range), &first_file, NULL, NULL, &first);
    clang_getExpansionLocation(clang_getRangeEnd(range), &last_file, NULL, NULL, &last);
    if (!clang_File_isEqual(first_file, m->walk->file) || !clang_File_isEqual(last_file, m->walk->file))
        return false;
    for (size_t i = lex_find(tokens, first); i < tokens->list.count && tokens->list.items[i].begin <= last; i++) {
        const struct token *token = &tokens->list.items[i];
        struct slice text = { tokens->source.text + token->begin, token->end - token->begin };
        for (size_t j = 0; j < sizeof beginnings / sizeof *beginnings; j++)
            if (text.length > strlen(beginnings[j]) && memcmp(text.text, beginnings[j], strlen(beginnings[j])) == 0)
                return true;
    }
    return false;
}

static enum CXChildVisitResult find_shared(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    CXType type = clang_isExpression(clang_getCursorKind(cursor)) ? clang_getCursorType(cursor) : (CXType){ 0 };
    *is_found =
        *is_found || (type.kind != CXType_Invalid && (clang_isVolatileQualifiedType(type) || clang_getCanonicalType(type).kind == CXType_Atomic));
    return *is_found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_may_wait(const struct memory_walk *m, CXCursor statement)
{
    bool is_found = names_atomic(m, statement);
    clang_visitChildren(statement, find_shared, &is_found);
    return is_found;
}

static enum CXChildVisitResult find_assigned(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct memory_rules *rules = data;
    CXCursor declaration = clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? clang_getCursorReferenced(cursor) : clang_getNullCursor();
    bool is_variable = memory_is_variable(declaration) || memory_is_binding(declaration);
    if (is_variable && !memory_is_object(rules->m, declaration) && memory_names_have(rules->assigned, memory_name(rules->m, declaration)))
        rules->assigned = NULL;
    return rules->assigned ? CXChildVisit_Recurse : CXChildVisit_Break;
}

/* Is the address made of constants and of local variables that nothing in the full expression changes? */
static bool is_fixed(struct visit *v, CXCursor lvalue)
{
    struct memory_walk *m = v->place->m;
    memory_mets met = { 0 };
    memory_names assigned = { 0 };
    struct memory_place place = { .m = m, .met = &met };
    struct visit inner = { .place = &place, .whole = lvalue };
    if (m->is_cxx && memory_cxx_has_call(lvalue))
        return false;
    memory_find_assigned(m, v->whole, &assigned);
    visit(&inner, lvalue, USE_ADDRESS, WAY_SLOT, false);
    struct memory_rules rules = { .m = m, .assigned = &assigned };
    if (met.count == 0) {
        find_assigned(lvalue, lvalue, &rules);
        clang_visitChildren(lvalue, find_assigned, &rules);
    }
    return met.count == 0 && rules.assigned;
}

/* Beside a call: what is loaded is recorded before the statement, what is stored behind it, if the call cannot change
 * the address. */
static void record_around(struct visit *v, const struct memory_met *met, bool is_last)
{
    struct memory_place *place = v->place;
    struct memory_walk *m = place->m;
    const char *text = is_fixed(v, met->lvalue) ? memory_address_text(m, met->lvalue, NULL, 0) : NULL;
    bool is_behind = met->stores;
    if (!text || place->statement.begin == place->statement.end || (is_behind && !is_last) || !memory_open(place, memory_line(met->lvalue))) {
        memory_leave(m, met->lvalue, REASON_MEMORY_ORDER);
        return;
    }
    if (is_behind) {
        uint32_t block = memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(met->lvalue));
        m->out->blocks.items[block].n_slots = 1;
        memory_add_accesses(m, block, met, 0, 0);
        memory_mark(m, place->statement, block, "", arena_printf(m->walk->arena, " %s%s);", memory_one_text(m), text));
        return;
    }
    uint32_t slot = m->out->blocks.items[place->block].n_slots++;
    memory_add_accesses(m, place->block, met, slot, 0);
    memory_mark(m, place->statement, place->block, arena_printf(m->walk->arena, "weft_m\2[%u] = %s; ", slot, text), "");
}

static void access(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    struct memory_place *place = v->place;
    struct memory_walk *m = place->m;
    CXCursor root = use == USE_STORE || use == USE_UPDATE ? memory_root(e) : clang_getNullCursor();
    if (!clang_Cursor_isNull(root))
        memory_set_value(place, root, NULL);
    struct span span;
    CXType type = clang_getCursorType(e);
    bool is_volatile = clang_isVolatileQualifiedType(type) || clang_isVolatileQualifiedType(clang_getCanonicalType(type));
    struct memory_met met = { .lvalue = e, .loads = use != USE_STORE, .stores = use == USE_STORE || use == USE_UPDATE, .n_known = place->n_known };
    memcpy(met.known, place->known, sizeof met.known);
    if (use == USE_ADDRESS || (use == USE_NOT && !is_volatile) || !memory_is_memory(m, e) || m->only_blocks)
        return;
    if (!memory_is_wide(e) && !(v->copies && memory_is_array(memory_type(e)))) /* (libclang asks no size of a built-in function's type) */
        return;
    if (m->is_cxx && memory_is_class(memory_type(e)) && !v->copies) /* a constructor or operator of it gets a reference */
        return;
    if (m->is_cxx && use == USE_VALUE && memory_is_constant(e))
        return;
    if (m->is_cxx && memory_cxx_has_temporaries(e)) {
        memory_leave(m, e, REASON_TEMPORARY);
        return;
    }
    if (memory_is_bit_field(m, e)) {
        memory_leave(m, e, REASON_BIT_FIELD);
        return;
    }
    if (place->met) {
        vec_push(m->walk->arena, place->met, met);
        return;
    }
    if (!memory_span(m, e, &span)) {
        memory_leave(m, e, REASON_MACRO_BODY);
        return;
    }
    if (way == WAY_AROUND && memory_count_calls(m, e) == 0 && !(m->is_cxx && memory_cxx_has_call(e))) {
        bool is_last = clang_equalCursors(memory_strip(clang_first_child(v->whole)), e) && !v->is_used;
        if (is_conditional)
            memory_leave(m, e, REASON_MEMORY_ORDER);
        else
            record_around(v, &met, is_last);
        return;
    }
    /* (in C++ the objects that calls give are accessed in one of the orders that the language allows) */
    if (way == WAY_AROUND && v->n_calls > 1 && !m->is_cxx) {
        memory_leave(m, e, REASON_MEMORY_ORDER);
        return;
    }
    bool has_room = !place->is_open || m->out->blocks.items[place->block].n_slots < WEFT_MEMORY_MOST_SLOTS - 1;
    if (way == WAY_SLOT && !is_conditional && !v->is_late && has_room && memory_open(place, memory_line(e)))
        memory_record_in_slot(place, &met, span);
    else {
        v->is_late = true;
        memory_record_in_place(place, &met, span);
    }
}

/* --- expressions --- */

/* An assignment behind whose operands something is recorded already: it is recorded when it is over. */
static bool visit_late_assignment(struct visit *v, CXCursor e, CXCursor left, bool updates, enum way way, bool is_conditional)
{
    struct memory_walk *m = v->place->m;
    struct span whole, span;
    CXCursor lvalue = memory_strip(left);
    if (clang_Cursor_isNull(lvalue) || v->place->met || way == WAY_AROUND || !v->is_late || m->only_blocks || !memory_is_memory(m, lvalue) ||
        !memory_is_wide(lvalue) || !memory_span(m, e, &whole) || !memory_span(m, lvalue, &span))
        return false;
    if (memory_is_bit_field(m, lvalue))
        return false;
    struct memory_met met = { .lvalue = lvalue, .loads = updates, .stores = true };
    bool is_used = v->is_used || !clang_equalCursors(e, v->whole);
    if (is_used && m->is_cxx) /* its value is the object itself */
        return false;
    m->has_late = true;
    uint32_t block = memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(lvalue));
    memory_mark(m, whole, block, is_used ? "__extension__({ weft_slot weft_s\2; __auto_type weft_v\2 = (" : "__extension__({ weft_slot weft_s\2; ",
                arena_printf(m->walk->arena, is_used ? "); %sweft_s\2); weft_v\2; })" : "; %sweft_s\2); })", memory_one_text(m)));
    visit(v, left, USE_ADDRESS, way, is_conditional);
    memory_mark(m, span, block, arena_printf(m->walk->arena, "(*__extension__({ %s weft_q\2 = &(", memory_auto_type(m)),
                "); weft_s\2 = WEFT_ADDRESS(weft_q\2); weft_q\2; }))");
    m->out->blocks.items[block].n_slots = 1;
    memory_add_accesses(m, block, &met, 0, 0);
    return true;
}

/* What C++ does here is not recorded, or something that runs elsewhere. */
static void leave_cxx(struct visit *v, CXCursor e)
{
    memory_leave(v->place->m, e, REASON_UNSEEN_ACCESS);
    v->is_late = true;
}

static bool names_local(const struct visit *v, CXCursor lvalue, CXCursor *variable)
{
    CXCursor e = memory_strip(lvalue);
    bool is_name = !v->place->met && !clang_Cursor_isNull(e) && clang_getCursorKind(e) == CXCursor_DeclRefExpr;
    *variable = is_name ? clang_getCursorReferenced(e) : clang_getNullCursor();
    return is_name && memory_is_variable(*variable) && !memory_is_object(v->place->m, *variable) && !memory_refers(*variable);
}

/* The value that a local variable has from now on. */
static bool sum_of_assignment(const struct visit *v, CXCursor e, const struct memory_children *parts, struct memory_sum *sum)
{
    struct memory_rules rules = memory_rules_at(v->place);
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(e);
    if (operator== CXBinaryOperator_Assign)
        return memory_value_of(&rules, parts->items[1], memory_type(parts->items[0]), sum);
    return (operator== CXBinaryOperator_AddAssign || operator== CXBinaryOperator_SubAssign) &&
           memory_value_moved(&rules, memory_strip(parts->items[0]), parts->items[1], operator== CXBinaryOperator_AddAssign ? 1 : - 1, sum);
}

static void visit_step(struct visit *v, CXCursor operand, int sign, enum way way, bool is_conditional)
{
    struct memory_rules rules = memory_rules_at(v->place);
    struct memory_sum sum;
    CXCursor variable;
    bool is_sum =
        !is_conditional && names_local(v, operand, &variable) && memory_value_moved(&rules, memory_strip(operand), clang_getNullCursor(), sign, &sum);
    visit(v, operand, USE_UPDATE, way, is_conditional);
    if (is_sum)
        memory_set_value(v->place, variable, &sum);
}

static void visit_binary(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    struct memory_children parts = memory_children_of(v->place->m, e);
    if (parts.count != 2)
        return;
    bool updates = clang_getCursorKind(e) == CXCursor_CompoundAssignOperator;
    enum CXBinaryOperatorKind operator= updates ? CXBinaryOperator_Assign : clang_getCursorBinaryOperatorKind(e);
    switch (operator) {
    case CXBinaryOperator_PtrMemD:
    case CXBinaryOperator_PtrMemI:
        leave_cxx(v, e);
        break;
    case CXBinaryOperator_Assign: {
        struct memory_sum sum;
        CXCursor variable;
        visit(v, parts.items[1], USE_VALUE, way, is_conditional);
        bool is_sum = !is_conditional && names_local(v, parts.items[0], &variable) && sum_of_assignment(v, e, &parts, &sum);
        if (!visit_late_assignment(v, e, parts.items[0], updates, way, is_conditional))
            visit(v, parts.items[0], updates ? USE_UPDATE : USE_STORE, way, is_conditional);
        if (is_sum)
            memory_set_value(v->place, variable, &sum);
        break;
    }
    case CXBinaryOperator_LAnd:
    case CXBinaryOperator_LOr:
        visit(v, parts.items[0], USE_VALUE, way, is_conditional);
        visit(v, parts.items[1], USE_VALUE, way, true);
        break;
    case CXBinaryOperator_Comma:
        visit(v, parts.items[0], USE_NOT, way, is_conditional);
        visit(v, parts.items[1], use, way, is_conditional);
        break;
    default:
        visit(v, parts.items[0], USE_VALUE, way, is_conditional);
        visit(v, parts.items[1], USE_VALUE, way, is_conditional);
        break;
    }
}

static void visit_unary(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    CXCursor operand = clang_first_child(e);
    if (clang_Cursor_isNull(operand))
        return;
    switch (clang_getCursorUnaryOperatorKind(e)) {
    case CXUnaryOperator_Deref:
        visit(v, operand, memory_is_array(memory_type(operand)) ? USE_ADDRESS : USE_VALUE, way, is_conditional);
        access(v, e, use, way, is_conditional);
        break;
    case CXUnaryOperator_AddrOf:
        visit(v, operand, USE_ADDRESS, way, is_conditional);
        break;
    case CXUnaryOperator_PostInc:
    case CXUnaryOperator_PreInc:
        visit_step(v, operand, 1, way, is_conditional);
        break;
    case CXUnaryOperator_PostDec:
    case CXUnaryOperator_PreDec:
        visit_step(v, operand, -1, way, is_conditional);
        break;
    case CXUnaryOperator_Extension:
        visit(v, operand, use, way, is_conditional);
        break;
    default:
        visit(v, operand, USE_VALUE, way, is_conditional);
        break;
    }
}

/* What is copied is loaded, and stored if it is assigned; an object that is initialised is stored by its declaration. */
static void visit_copy(struct visit *v, CXCursor e, enum way way, bool is_conditional)
{
    int n = clang_Cursor_getNumArguments(e);
    CXCursor from = memory_strip(clang_Cursor_getArgument(e, n - 1)), to = memory_strip(clang_Cursor_getArgument(e, 0));
    v->copies = true;
    if (!clang_Cursor_isNull(from))
        access(v, from, USE_VALUE, way, is_conditional);
    if (n == 2 && !clang_Cursor_isNull(to))
        access(v, to, USE_STORE, way, is_conditional);
    v->copies = false;
}

/* Tells a function of the unit that its caller has just looked at the clock. In C++ an argument that stands elsewhere may be a call. */
static void tell_callee(struct visit *v, CXCursor e)
{
    struct memory_place *place = v->place;
    struct memory_walk *m = place->m;
    struct span span, argument;
    uint32_t number = v->n_calls == 1 && !place->met && !(place->stale & MEMORY_UNKNOWN) ? memory_number_of_callee(m, e) : 0;
    if (number == 0 || !clang_cursor_span(m->walk, e, &span) || clang_expansion_around(m->walk, span.begin) ||
        clang_expansion_around(m->walk, span.end - 1))
        return;
    for (int i = 0; m->is_cxx && i < clang_Cursor_getNumArguments(e); i++)
        if (!clang_cursor_span(m->walk, clang_Cursor_getArgument(e, (unsigned)i), &argument) || argument.begin <= span.begin ||
            argument.end >= span.end)
            return;
    const char *text = arena_printf(m->walk->arena, "(weft_tell_callee(weft_this_memory(), WEFT_CALLED(%u), \6), ", number);
    struct memory_mark *mark = memory_mark(m, span, 0, text, ")");
    mark->stale = place->stale;
    mark->passes_to = number;
}

/* A call in C++: references are bound to arguments, and a method has an object. Its value may be an object. */
static void visit_cxx_call(struct visit *v, CXCursor e, enum use use, enum way outer, bool is_conditional)
{
    struct memory_walk *m = v->place->m;
    bool is_plain = memory_is_plain_call(m->walk, e), is_elided = cxx_is_elided(e);
    enum way way = is_plain || is_elided ? outer : memory_count_calls(m, e) > 1 ? WAY_AROUND : v->n_calls == 1 ? WAY_SLOT : WAY_ONE;
    CXCursor object = memory_cxx_receiver(e), callee = clang_first_child(e);
    if (text_starts_with(clang_string(m->walk, clang_getCursorSpelling(clang_getCursorReferenced(e))), "__builtin_") && !is_plain)
        return;
    if (!clang_Cursor_isNull(object))
        visit(v, object, memory_is_pointer(memory_type(object)) ? USE_VALUE : USE_ADDRESS, way, is_conditional);
    else if (!clang_Cursor_isNull(callee) && clang_isInvalid(clang_getCursorKind(clang_getCursorReferenced(e))) && !is_elided)
        visit(v, callee, USE_VALUE, way, is_conditional); /* through a pointer */
    for (int i = 0; i < clang_Cursor_getNumArguments(e); i++)
        visit(v, clang_Cursor_getArgument(e, (unsigned)i), is_elided ? use : memory_cxx_binds(e, i) ? USE_ADDRESS : USE_VALUE, way, is_conditional);
    if (memory_cxx_copies_bytes(e))
        visit_copy(v, e, outer, is_conditional);
    else if (memory_cxx_copies(e))
        memory_leave(m, e, REASON_UNSEEN_ACCESS);
    if (clang_getCanonicalType(clang_getResultType(cxx_function_type(e))).kind == CXType_RValueReference && use != USE_ADDRESS && use != USE_NOT)
        memory_leave(m, e, REASON_UNSEEN_ACCESS);
    else if (!is_elided && memory_cxx_gives_object(e))
        access(v, e, use, outer, is_conditional);
    if (!is_plain)
        tell_callee(v, e);
    v->is_late = v->is_late || !is_plain;
}

static void visit_call(struct visit *v, CXCursor e, enum way way, bool is_conditional)
{
    struct memory_walk *m = v->place->m;
    struct memory_children parts = memory_children_of(m, e);
    bool is_plain = memory_is_plain_call(m->walk, e);
    if (!is_plain && memory_count_calls(m, e) == 1)
        way = v->n_calls == 1 ? WAY_SLOT : WAY_ONE;
    else if (!is_plain)
        way = WAY_AROUND;
    CXCursor function = clang_getCursorReferenced(e);
    const char *name = clang_getCursorKind(function) == CXCursor_FunctionDecl ? clang_string(m->walk, clang_getCursorSpelling(function)) : "";
    if (!is_plain && text_starts_with(name, "__builtin_")) /* it may not evaluate its operands, or want them as they stand */
        return;
    for (size_t i = 0; i < parts.count; i++)
        if (clang_isExpression(clang_getCursorKind(parts.items[i])))
            visit(v, parts.items[i], USE_VALUE, way, is_conditional);
    if (!is_plain)
        tell_callee(v, e);
    v->is_late = v->is_late || !is_plain;
}

static void visit_all(struct visit *v, CXCursor e, enum way way, bool is_conditional)
{
    struct memory_children parts = memory_children_of(v->place->m, e);
    for (size_t i = 0; i < parts.count; i++)
        if (clang_isExpression(clang_getCursorKind(parts.items[i])))
            visit(v, parts.items[i], USE_VALUE, way, is_conditional);
}

/* Is an array or an object here that does not become a value of its own? */
static enum use use_of_base(CXCursor base)
{
    return memory_is_array(memory_type(base)) ? USE_ADDRESS : USE_VALUE;
}

static void visit_element(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    struct memory_children parts = memory_children_of(v->place->m, e);
    for (size_t i = 0; i < parts.count; i++) {
        CXCursor stripped = memory_strip(parts.items[i]);
        visit(v, parts.items[i], clang_Cursor_isNull(stripped) ? USE_VALUE : use_of_base(stripped), way, is_conditional);
    }
    CXCursor base = parts.count ? memory_strip(parts.items[0]) : clang_getNullCursor();
    bool is_vector = !clang_Cursor_isNull(base) && (memory_type(base).kind == CXType_Vector || memory_type(base).kind == CXType_ExtVector);
    if (is_vector)
        visit(v, parts.items[0], use, way, is_conditional); /* a part of a vector: the vector is the access */
    else
        access(v, e, use, way, is_conditional);
}

static void visit_member(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    CXCursor base = clang_first_child(e);
    if (memory_is_of_this(e) || clang_getCursorKind(clang_getCursorReferenced(e)) == CXCursor_VarDecl) { /* (or a static member) */
        access(v, e, use, way, is_conditional);
        return;
    }
    if (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)))
        return;
    CXCursor stripped = memory_strip(base);
    if (memory_is_pointer(memory_type(base)))
        visit(v, base, clang_Cursor_isNull(stripped) ? USE_VALUE : use_of_base(stripped), way, is_conditional);
    else
        visit(v, base, memory_is_memory(v->place->m, e) || !clang_Cursor_isNull(memory_root(e)) ? USE_ADDRESS : USE_VALUE, way, is_conditional);
    access(v, e, use, way, is_conditional);
}

/* What is captured by a copy is loaded where the lambda stands. */
static void load_capture(struct visit *v, const struct memory_lambda *lambda, const struct memory_capture *capture, enum way way, bool is_conditional)
{
    struct memory_place *place = v->place;
    struct memory_walk *m = place->m;
    struct span span;
    CXType type = memory_type(capture->name);
    bool is_memory = memory_refers(capture->variable) || memory_is_object(m, capture->variable);
    if (!is_memory || place->met || m->only_blocks || clang_Type_getSizeOf(type) <= 0 || memory_is_empty(type))
        return;
    if ((memory_is_class(type) && !clang_isPODType(type)) || !memory_span(m, lambda->expression, &span))
        return; /* (a constructor of it gets a reference) */
    const char *name = clang_string(m->walk, clang_getCursorSpelling(capture->variable));
    struct memory_met met = { .lvalue = capture->name, .loads = true };
    bool has_room = !place->is_open || m->out->blocks.items[place->block].n_slots < WEFT_MEMORY_MOST_SLOTS - 1;
    if (way == WAY_SLOT && !is_conditional && !v->is_late && has_room && memory_open(place, memory_line(capture->name))) {
        uint32_t slot = m->out->blocks.items[place->block].n_slots++;
        memory_add_accesses(m, place->block, &met, slot, 0);
        memory_mark(m, span, place->block,
                    arena_printf(m->walk->arena, "((void)(weft_m\2[%u] = WEFT_ADDRESS(__builtin_addressof(%s))), ", slot, name), ")");
        return;
    }
    v->is_late = true;
    memory_mark(m, span, memory_record_apart(place, &met),
                arena_printf(m->walk->arena, "((void)%sWEFT_ADDRESS(__builtin_addressof(%s))), ", memory_one_text(m), name), ")");
}

/* A lambda's body runs later. The members of the closure have no names, so that the copies are not seen when they are stored. */
static void visit_captures(struct visit *v, CXCursor e, enum way way, bool is_conditional)
{
    struct memory_walk *m = v->place->m;
    struct memory_lambda lambda;
    memory_captures captures = { 0 };
    bool copies = false;
    if (!memory_read_lambda(m, e, &lambda)) {
        leave_cxx(v, e);
        return;
    }
    memory_find_captures(m, &lambda, &captures);
    for (size_t i = 0; i < captures.count; i++) {
        const struct memory_capture *capture = &captures.items[i];
        CXCursor value = clang_Cursor_getVarDeclInitializer(capture->variable);
        copies = copies || !(capture->is_by_reference || memory_is_empty(memory_type(capture->variable)));
        if (capture->is_new && !clang_Cursor_isNull(value))
            visit(v, value, capture->is_by_reference ? USE_ADDRESS : USE_VALUE, way, is_conditional);
        else if (!capture->is_by_reference)
            load_capture(v, &lambda, capture, way, is_conditional);
    }
    if (copies)
        memory_leave(m, e, REASON_UNSEEN_ACCESS);
}

/* Of `static_cast<T &&>(x)` no address can be taken. */
static bool gives_expiring(struct memory_walk *m, CXCursor cast)
{
    const struct tokens *tokens = m->walk->tokens;
    struct span span, operand;
    if (!memory_span(m, cast, &span) || !memory_span(m, clang_last_child(cast), &operand))
        return true; /* what is not seen may be one */
    for (size_t i = lex_find(tokens, span.begin); i < tokens->list.count && tokens->list.items[i].begin < operand.begin; i++)
        if (tokens->source.text[tokens->list.items[i].begin] == '&' && tokens->source.text[tokens->list.items[i].begin + 1] == '&')
            return true;
    return false;
}

/* Another name of an object. If it has the object's type, the object is accessed where it stands. */
static void visit_reference_cast(struct visit *v, CXCursor e, enum use use, enum way way, bool is_conditional)
{
    CXCursor operand = clang_last_child(e);
    CXType type = memory_type(e), of = memory_type(operand);
    bool is_same = clang_equalTypes(clang_getUnqualifiedType(type), clang_getUnqualifiedType(of)) &&
                   clang_isVolatileQualifiedType(type) == clang_isVolatileQualifiedType(of);
    if (is_same || use == USE_ADDRESS) {
        visit(v, operand, use, way, is_conditional);
    } else if (gives_expiring(v->place->m, e)) {
        leave_cxx(v, e);
    } else {
        visit(v, operand, USE_ADDRESS, way, is_conditional);
        access(v, e, use, way, is_conditional);
    }
}

static void visit(struct visit *v, CXCursor cursor, enum use use, enum way way, bool is_conditional)
{
    struct memory_walk *m = v->place->m;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor e = cursor;
    if (clang_is_transparent(kind)) {
        CXCursor child = clang_first_child(cursor);
        bool is_implicit = kind == CXCursor_ParenExpr ||
                           (!clang_Cursor_isNull(child) && clang_equalRanges(clang_getCursorExtent(cursor), clang_getCursorExtent(child)));
        if (!clang_Cursor_isNull(child) && clang_isExpression(clang_getCursorKind(child)) && is_implicit) {
            bool decays = memory_is_array(memory_type(child));
            visit(v, child, decays ? USE_ADDRESS : use, way, is_conditional);
        } else if (!clang_Cursor_isNull(child)) {
            memory_leave(m, cursor, REASON_BUILTIN);
        }
        return;
    }
    switch (kind) {
    case CXCursor_DeclRefExpr:
        if (memory_is_binding(clang_getCursorReferenced(e)) && !memory_binding_of(m, clang_getCursorReferenced(e)))
            leave_cxx(v, e);
        else
            access(v, e, use, way, is_conditional);
        break;
    case CXCursor_ArraySubscriptExpr:
        visit_element(v, e, use, way, is_conditional);
        break;
    case CXCursor_MemberRefExpr:
        visit_member(v, e, use, way, is_conditional);
        break;
    case CXCursor_UnaryOperator:
        visit_unary(v, e, use, way, is_conditional);
        break;
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        visit_binary(v, e, use, way, is_conditional);
        break;
    case CXCursor_ConditionalOperator: {
        struct memory_children parts = memory_children_of(m, e);
        for (size_t i = 0; i < parts.count; i++)
            visit(v, parts.items[i], i == 0 ? USE_VALUE : use, way, is_conditional || i > 0);
        break;
    }
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXConstCastExpr:
    case CXCursor_CXXDynamicCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
    case CXCursor_CStyleCastExpr: {
        if (memory_cxx_casts_object(e)) {
            visit_reference_cast(v, e, use, way, is_conditional);
            break;
        }
        struct memory_children parts = memory_children_of(m, e);
        bool is_void = memory_type(e).kind == CXType_Void;
        if (parts.count)
            visit(v, parts.items[parts.count - 1], is_void ? USE_NOT : USE_VALUE, way, is_conditional);
        break;
    }
    case CXCursor_CallExpr:
        if (m->is_cxx)
            visit_cxx_call(v, e, use, way, is_conditional);
        else
            visit_call(v, e, way, is_conditional);
        break;
    case CXCursor_InitListExpr:
        visit_all(v, e, way, is_conditional);
        break;
    case CXCursor_CompoundLiteralExpr:
        memory_leave(m, e, REASON_LITERAL_OBJECT);
        break;
    case CXCursor_StmtExpr:
        memory_leave(m, e, REASON_STATEMENT_EXPRESSION);
        memory_pass_over(v->place, e);
        memory_hide(v->place, e);
        v->is_late = true;
        break;
    case CXCursor_GenericSelectionExpr:
        memory_leave(m, e, REASON_BUILTIN);
        break;
    case CXCursor_LambdaExpr:
        visit_captures(v, e, way, is_conditional);
        break;
    case CXCursor_CXXNewExpr:
    case CXCursor_CXXDeleteExpr:
    case CXCursor_CXXThrowExpr:
    case CXCursor_CXXTypeidExpr:
    case CXCursor_CXXAddrspaceCastExpr:
        leave_cxx(v, e);
        break;
    default: /* literals, sizeof, addresses of labels */
        break;
    }
}

static void expression_in(struct memory_place *place, CXCursor expression, enum use use, bool copies)
{
    bool is_used = use != USE_NOT;
    struct visit v = {
        .place = place, .whole = memory_strip(expression), .n_calls = memory_count_calls(place->m, expression), .is_used = is_used, .copies = copies
    };
    if (!place->met && names_atomic(place->m, expression))
        memory_hide(place, expression);
    visit(&v, expression, use, v.n_calls ? WAY_AROUND : WAY_SLOT, false);
    if (place->met)
        return;
    if (v.is_late) {
        memory_close(place);
        place->is_part = true;
    }
    place->stale |= v.n_calls ? memory_stale_behind(place->m, expression) : 0;
}

void memory_bound(struct memory_place *place, CXCursor expression)
{
    expression_in(place, expression, USE_ADDRESS, false);
}

void memory_expression(struct memory_place *place, CXCursor expression, bool is_used)
{
    expression_in(place, expression, is_used ? USE_VALUE : USE_NOT, false);
}

void memory_copied(struct memory_place *place, CXCursor array)
{
    expression_in(place, array, USE_VALUE, true);
}

void memory_initialised(struct memory_place *place, CXCursor declaration)
{
    struct memory_walk *m = place->m;
    /* (a reference that is not bound to its initialiser refers to an object of its own) */
    bool is_object = memory_refers(declaration) || memory_is_object(m, declaration);
    if (m->only_blocks || place->met || !is_object || clang_Cursor_getStorageClass(declaration) == CX_SC_Static)
        return;
    CXType element = memory_type(declaration);
    while (memory_is_array(element))
        element = clang_getCanonicalType(clang_getArrayElementType(element));
    if (m->is_cxx && memory_is_class(element)) { /* by a constructor; or member by member */
        CXCursor value = memory_strip(clang_Cursor_getVarDeclInitializer(declaration));
        if (!clang_Cursor_isNull(value) && clang_getCursorKind(value) == CXCursor_LambdaExpr) /* visit_captures tells */
            return;
        bool is_call = !clang_Cursor_isNull(value) && clang_getCursorKind(value) == CXCursor_CallExpr;
        if (!is_call)
            memory_leave(m, declaration, REASON_UNSEEN_ACCESS);
        if (!is_call || !memory_cxx_copies_bytes(value) || memory_is_array(memory_type(declaration)))
            return;
    }
    const struct memory_binding *binding = memory_is_binding(declaration) ? memory_binding_of(m, declaration) : NULL;
    CXCursor named = binding ? binding->part : declaration; /* (the first part of an object begins where the object does) */
    if (binding && memory_binding_is_bit_field(m, declaration)) {
        memory_leave(m, declaration, REASON_BIT_FIELD);
        return;
    }
    const char *name = clang_string(m->walk, clang_getCursorSpelling(named));
    struct memory_access access = memory_describe(declaration, true);
    bool is_head = place->next.begin != place->next.end; /* its declaration is no statement of its own */
    if ((place->statement.begin == place->statement.end && !is_head) || access.size == 0) {
        memory_leave(m, declaration, REASON_MEMORY_ORDER);
        return;
    }
    const char *address = arena_printf(m->walk->arena, memory_is_class(memory_type(named)) && m->is_cxx ? "__builtin_addressof(%s)" : "&%s", name);
    bool is_open = memory_open(place, memory_line(declaration));
    uint32_t block = is_open ? place->block : memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(declaration));
    access.slot = (uint8_t)m->out->blocks.items[block].n_slots++;
    vec_push(m->walk->arena, &m->out->blocks.items[block].accesses, access);
    const char *text = is_open ? arena_printf(m->walk->arena, "weft_m\2[%u] = WEFT_ADDRESS(%s)", access.slot, address)
                               : arena_printf(m->walk->arena, "%sWEFT_ADDRESS(%s))", memory_one_text(m), address);
    if (place->next_is_body)
        memory_mark(m, place->next, block, arena_printf(m->walk->arena, "{ %s; ", text), " }");
    else if (is_head) /* (void: the condition may have an operator, of its own) */
        memory_mark(m, place->next, block, arena_printf(m->walk->arena, "((void)(%s), ", text), ")");
    else
        memory_mark(m, place->statement, block, "", arena_printf(m->walk->arena, " %s;", text));
}
