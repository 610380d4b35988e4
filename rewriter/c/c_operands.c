/* The operands of a call of C: their text, and what the plan needs to know about them. */
#include "c_operands.h"

#include <string.h>

#include "c_expressions.h"
#include "c_names.h"
#include "c_passage.h"
#include "clang_cursor.h"
#include "clang_cut.h"
#include "clang_expansions.h"
#include "clang_values.h"

/* For an operand that is a bit-field, or an array in a temporary, finds the value at the root of its chain of
 * `.member`s. __auto_type cannot hold a bit-field, and an array would point into a temporary that ends with the
 * declaration (C17 6.2.4/8). The value at the root can be evaluated instead. */
static void find_base(struct walk *w, CXCursor argument, struct operand *operand)
{
    CXCursor member = clang_strip(argument);
    if (clang_getCursorKind(member) != CXCursor_MemberRefExpr)
        return;
    bool bit_field = clang_Cursor_isBitField(clang_getCursorReferenced(member));
    if (!bit_field && !(operand->facts & OPERAND_TEMPORARY))
        return;
    operand->facts |= OPERAND_BY_BASE;
    CXCursor base = clang_first_child(member);
    while (clang_getCursorKind(clang_strip(base)) == CXCursor_MemberRefExpr &&
           clang_getCanonicalType(clang_getCursorType(base)).kind == CXType_Record)
        base = clang_first_child(clang_strip(base));
    struct span span;
    if (clang_isExpression(clang_getCursorKind(base)) && clang_cursor_span(w, base, &span) && span.begin >= operand->span.begin &&
        span.end < operand->span.end && !clang_expansion_around(w, span.begin) && !clang_expansion_around(w, span.end - 1))
        operand->base = span;
}

static bool is_format_operand(struct walk *w, CXCursor argument, const struct c_findings *found, const char *parameter, bool last_named)
{
    CXCursor call = clang_strip(argument);
    if (clang_getCursorKind(call) == CXCursor_CallExpr) {
        const char *pattern_name, *site_name;
        CXCursor function;
        c_name_callee(w, clang_first_child(call), &pattern_name, &site_name, &function);
        if (c_looks_into_format(w, pattern_name, function))
            return true;
    }
    return last_named && found->has_literal && parameter && strstr(parameter, "char") != NULL;
}

static void fill_operand(const struct cursor_frame *here, struct point *point, uint32_t i, CXType function_type)
{
    struct walk *w = here->walk;
    struct operand *operand = &point->operands[i];
    CXCursor argument = clang_Cursor_getArgument(here->cursor, i);
    struct c_findings found = c_examine(here, argument);
    int n_parameters = clang_getNumArgTypes(function_type);
    const char *promoted = NULL;
    operand->base = operand->span;
    operand->facts = found.facts | (found.unstable || found.assigns ? 0 : OPERAND_STABLE) | (found.assigns ? OPERAND_ASSIGNS : 0);
    if ((point->facts & POINT_PROTOTYPED) && (int)i < n_parameters)
        operand->parameter = clang_spell_type(w, clang_getArgType(function_type, i));
    else if (point->facts & POINT_VARIADIC)
        promoted = clang_spell_type(w, clang_getCursorType(argument));
    c_of(point)->operands[i] = (struct c_value){ .promoted = promoted };
    if (point->probe->capture) {
        CXType type = operand->parameter ? clang_getArgType(function_type, i) : clang_getCursorType(argument);
        CXCursor callee = clang_getCursorReferenced(clang_strip(clang_first_child(here->cursor)));
        operand->value = clang_is_hidden_array(type) ? VALUE_NOTHING : clang_value_class(type);
        operand->enumerators = clang_enumerators(w, type);
        operand->name = clang_getCursorKind(callee) == CXCursor_FunctionDecl ? clang_parameter_name(w, callee, i) : NULL;
    }
    if (!(operand->facts & OPERAND_COSTS) && !point->probe->capture)
        return;
    /* a value is read from the temporary: no pointer into it remains */
    if (!c_can_hold_pointer(clang_getCursorType(argument)))
        operand->facts &= ~(unsigned)OPERAND_TEMPORARY;
    CXFile file;
    uint32_t begin = clang_begin_of(w, clang_getCursorExtent(argument), &file);
    bool last_named = (point->facts & POINT_VARIADIC) && (int)i == n_parameters - 1;
    if (begin < operand->span.begin || begin >= operand->span.end || is_format_operand(w, argument, &found, operand->parameter, last_named))
        operand->facts |= OPERAND_IN_PLACE;
    if (clang_getCursorType(clang_strip(argument)).kind == CXType_Atomic)
        operand->facts |= OPERAND_ATOMIC;
    c_of(point)->operands[i] = c_find_passage(here, clang_getCursorType(clang_strip(argument)));
    c_of(point)->operands[i].promoted = promoted;
    find_base(w, argument, operand);
}

/* Does a macro make an operand and more? Then there are more, or fewer, commas in the text than in the call. */
static bool any_is_cut(const struct cursor_frame *here, uint32_t n)
{
    bool found = false;
    for (uint32_t i = 0; i < n; i++) {
        CXCursor argument = clang_Cursor_getArgument(here->cursor, i);
        if (!clang_cuts_below(here, argument))
            continue;
        clang_want_expansions(here->walk, argument);
        found = true;
    }
    return found;
}

void c_fill_operands(const struct cursor_frame *here, struct point *point, size_t open, size_t close, CXType function_type)
{
    struct walk *w = here->walk;
    int count = clang_Cursor_getNumArguments(here->cursor);
    uint32_t n = count > 0 ? (uint32_t)count : 0;
    struct span *parts = arena_array(w->arena, struct span, n + 1);
    if (lex_split(w->tokens, open, close, parts, n + 1) != n || any_is_cut(here, n)) { /* by the text they cannot be told apart */
        point->facts &= ~(unsigned)POINT_PROTOTYPED;
        clang_want_expansions_within(w, here->cursor);
        for (uint32_t i = 0; i < n; i++) {
            unsigned facts = c_examine(here, clang_Cursor_getArgument(here->cursor, i)).facts;
            point->inclusive = point->inclusive || (facts & OPERAND_COSTS);
            if (facts & (OPERAND_LITERAL_OBJECT | OPERAND_JUMPS))
                point->reason = REASON_UNMATCHED_TEXT;
        }
        return;
    }
    point->n_operands = n;
    point->operands = arena_array(w->arena, struct operand, n);
    c_of(point)->operands = arena_array(w->arena, struct c_value, n);
    for (uint32_t i = 0; i < n; i++) {
        point->operands[i].span = parts[i];
        fill_operand(here, point, i, function_type);
    }
}
