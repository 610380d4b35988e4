/* What goes into a call: its operands, the receiver among them. */
#include "cxx_operands.h"

#include <stdlib.h>
#include <string.h>

#include "clang_cursor.h"
#include "clang_cut.h"
#include "clang_expansions.h"
#include "cxx_arms.h"
#include "cxx_callee.h"
#include "cxx_candidates.h"
#include "cxx_capture.h"
#include "cxx_constants.h"
#include "cxx_effects.h"
#include "cxx_packs.h"
#include "cxx_tokens.h"
#include "cxx_types.h"
#include "cxx_values.h"
#include "explicit_object.h"
#include "point_capture.h"

/* In an instance, all elements of a pack have the same text. */
static bool is_another_element(struct cxx_point *call, const struct cxx_operand *operand)
{
    for (uint32_t i = 0; operand->is_pattern && i < call->n_operands; i++) {
        struct cxx_operand *first = &call->operands[i];
        if (first->span.begin != operand->span.begin || first->span.end != operand->span.end)
            continue;
        first->arm = cxx_join_arms(first->arm, operand->arm);
        first->leaves = first->leaves || operand->leaves;
        return true;
    }
    return false;
}

/* --- operands --- */

static const struct cxx_taker receiver = { .type = { .kind = CXType_Invalid }, .is_object = true };

static void add_operand(const struct cursor_frame *here, struct point *point, struct cxx_point *call, CXCursor expression,
                        const struct cxx_taker *taker, bool between_commas, int argument)
{
    struct walk *w = here->walk;
    bool expands = clang_getCursorKind(expression) == CXCursor_PackExpansionExpr;
    if (expands)
        expression = clang_first_child(expression);
    struct cxx_operand operand = { .costs = cxx_costs(w, expression), .argument = argument };
    bool records = point->probe->capture && (argument == OPERAND_RECEIVER ? capture_wants_receiver(point) : argument >= 0);
    if ((!operand.costs && !records) || (argument >= 0 && cxx_element_reason(here, expression)))
        return;
    operand.leaves = cxx_leaves_objects(w, expression);
    bool is_cut = clang_cuts_below(here, expression);
    if (is_cut)
        clang_want_expansions(w, expression);
    bool good = !is_cut && clang_cursor_span(w, expression, &operand.span) && operand.span.begin >= point->call.begin &&
                operand.span.end <= point->call.end && cxx_is_whole(w, operand.span);
    if (good && between_commas) {
        operand.is_pattern = cxx_is_pattern(w, operand.span);
        good = cxx_is_between_commas(w, operand.span);
        operand.pack = operand.is_pattern ? cxx_pack_name(w, expression) : NULL;
    }
    cxx_choose_arm(w, &operand, expression, taker);
    if ((operand.arm == CXX_ARM_VALUE || operand.arm == CXX_ARM_EITHER) && cxx_is_incomplete(here, clang_getCursorType(expression)))
        operand.arm = CXX_ARM_REFERENCE;
    if (is_another_element(call, &operand))
        return;
    for (uint32_t i = 0; good && i < call->n_operands; i++)
        good = call->operands[i].span.end <= operand.span.begin || call->operands[i].span.begin >= operand.span.end ||
               (!call->operands[i].arm && !call->operands[i].can_capture);
    /* a braced list is not an expression */
    good = good && w->tokens->list.items[lex_find(w->tokens, operand.span.begin)].first != '{';
    if (!good || (expands && !operand.pack))
        operand.arm = CXX_ARM_NOT;
    if (good && records && !operand.is_pattern)
        cxx_capture_operand(here, point, &operand, expression, taker);
    if (operand.costs || operand.can_capture)
        call->operands[call->n_operands++] = operand;
}

/* Is it a->, where -> is overloaded? A chain of them, in which each gives an object that has its own, is written
 * once. */
static bool is_arrow(CXCursor expression)
{
    CXString spelling = clang_getCursorSpelling(expression);
    bool named = strcmp(clang_getCString(spelling), "operator->") == 0;
    clang_disposeString(spelling);
    return named && clang_getCursorKind(expression) == CXCursor_CallExpr && clang_Cursor_getNumArguments(expression) == 1;
}

/* a()->f(): the last operator-> gives a pointer, which is evaluated before the call begins. */
static bool add_arrow(const struct cursor_frame *member, struct point *point, struct cxx_point *call, CXCursor base)
{
    struct walk *w = member->walk;
    CXCursor arrow = clang_strip(base), object;
    if (!is_arrow(arrow))
        return false;
    CXType type = cxx_function_type(arrow);
    struct cxx_operand operand = { .costs = true, .argument = OPERAND_RECEIVER };
    for (object = arrow; is_arrow(clang_strip(object)); operand.n_arrows++)
        object = clang_Cursor_getArgument(clang_strip(object), 0);
    bool pointer = type.kind != CXType_Invalid && clang_getCanonicalType(clang_getResultType(type)).kind == CXType_Pointer;
    if (pointer && clang_cursor_span(w, object, &operand.span) && operand.span.begin >= point->call.begin && operand.span.end <= point->callee.end &&
        cxx_is_whole(w, operand.span) && !clang_cuts_below(member, object))
        operand.arm = CXX_ARM_ARROW;
    if (operand.arm && point->probe->capture && capture_wants_receiver(point))
        cxx_capture_operand(member, point, &operand, object, &receiver);
    call->operands[call->n_operands++] = operand;
    return true;
}

/* Is the object the parameter itself, which it would be copied to from another place? (C++17 [dcl.init]/17.6.1) */
static bool makes_object(CXCursor call, CXCursor object)
{
    bool is_object;
    CXType parameter = clang_getCanonicalType(cxx_parameter_type(call, 0, &is_object));
    return parameter.kind == CXType_Record && cxx_value_of(object) == CXX_OBJECT;
}

/* `object`: the explicit one, or null. */
static void add_callee(const struct cursor_frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call, CXCursor object)
{
    CXCursor callee = clang_strip(text->callee), base;
    struct cursor_frame up = *here, member = clang_frame_below(&up, callee);
    if (clang_getCursorKind(callee) == CXCursor_MemberRefExpr) {
        base = clang_first_child(callee);
        if (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)))
            return; /* of *this */
        /* a pointer to a function that is a member */
        if (clang_getCursorKind(clang_getCursorReferenced(callee)) == CXCursor_FieldDecl)
            add_operand(here, point, call, text->callee, &receiver, false, -1);
        else if (!add_arrow(&member, point, call, base))
            add_operand(&member, point, call, base, &receiver, false, OPERAND_RECEIVER);
        return;
    }
    if (!clang_Cursor_isNull(object)) {
        if (makes_object(here->cursor, object))
            call->operands[call->n_operands++] = (struct cxx_operand){ .costs = true };
        else if (!add_arrow(here, point, call, object))
            add_operand(here, point, call, object, &receiver, false, OPERAND_RECEIVER);
        return;
    }
    if (clang_getCursorKind(callee) != CXCursor_DeclRefExpr) {
        CXType type = clang_getCanonicalType(clang_getCursorType(callee));
        bool bound = type.kind != CXType_Pointer && type.kind != CXType_FunctionProto && type.kind != CXType_FunctionNoProto;
        if (!bound)
            add_operand(here, point, call, text->callee, &receiver, false, -1);
        else if (cxx_costs(here->walk, text->callee))
            call->operands[call->n_operands++] = (struct cxx_operand){ .costs = true };
    }
}

/* For a call that is not resolved: what all functions that may be called have in common. */
static void take_common(struct walk *w, struct cxx_point *call, int i, CXCursor expression, CXCursor argument, struct cxx_taker *taker)
{
    struct cxx_common common = cxx_common_parameter(w, expression, i);
    struct span span;
    taker->is_bound = cxx_is_bound(&common, argument);
    const char *class = common.kind == CXX_COMMON_CLASS ? cxx_spell_type(w, common.class) : NULL;
    if (class && clang_cursor_span(w, argument, &span)) {
        struct cxx_taken *taken = arena_new(w->arena, struct cxx_taken);
        *taken = (struct cxx_taken){ span, class, call->taken };
        call->taken = taken;
    }
}

struct children {
    struct arena *arena;
    VEC(CXCursor) items;
};

static enum CXChildVisitResult take_expressions(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct children *children = data;
    if (clang_isExpression(clang_getCursorKind(cursor)))
        vec_push(children->arena, &children->items, cursor);
    return CXChildVisit_Continue;
}

static int compare_begin(const void *a, const void *b)
{
    const struct cxx_operand *x = a, *y = b;
    return (x->span.begin > y->span.begin) - (x->span.begin < y->span.begin);
}

void cxx_sort_operands(struct cxx_point *call)
{
    if (call->n_operands > 1)
        qsort(call->operands, call->n_operands, sizeof *call->operands, compare_begin);
}

void cxx_fill_operands(const struct cursor_frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor);
    struct children children = { .arena = w->arena };
    if (n < 0)
        clang_visitChildren(here->cursor, take_expressions, &children);
    int n_arguments = n < 0 ? (int)children.items.count : n;
    call->operands = arena_array(w->arena, struct cxx_operand, (size_t)n_arguments + 4);
    CXType function = cxx_function_type(here->cursor);
    CXCursor object = explicit_object_of(here->cursor);
    if (text->form == CXX_FORM_ORDINARY && !clang_Cursor_isNull(text->callee))
        add_callee(here, text, point, call, object);
    if (point->probe->capture)
        cxx_capture_prepare(here, point);
    int n_objects = clang_Cursor_isNull(object) ? 0 : 1; /* they come before the arguments */
    for (int i = n_objects; i < n_arguments; i++) {
        CXCursor argument = n < 0 ? children.items.items[i] : clang_Cursor_getArgument(here->cursor, (unsigned)i);
        CXFile file;
        uint32_t begin = clang_begin_of(here->walk, clang_getCursorExtent(argument), &file);
        if (!file || begin < point->call.begin || begin >= point->call.end)
            continue; /* a default argument */
        struct cxx_taker taker = { .type = { .kind = CXType_Invalid } };
        if (n >= 0)
            taker.type = cxx_parameter_type(here->cursor, i, &taker.is_object);
        if (n >= 0 && function.kind == CXType_Invalid)
            take_common(w, call, i, here->cursor, argument, &taker);
        taker.variadic =
            taker.type.kind == CXType_Invalid && !taker.is_object && function.kind != CXType_Invalid && clang_isFunctionTypeVariadic(function);
        n_objects += taker.is_object;
        add_operand(here, point, call, argument, &taker, text->form != CXX_FORM_OPERATOR, taker.is_object || n < 0 ? -1 : i - n_objects);
    }
    cxx_sort_operands(call);
}
