/* How an operand arms its point. */
#include "cxx_arms.h"

#include "clang_cursor.h"
#include "cxx_callee.h"
#include "cxx_candidates.h"
#include "cxx_effects.h"
#include "cxx_types.h"
#include "cxx_values.h"

/* Does what is written there designate something? What assigns to it or steps it does, the right side of a comma ([expr.comma]), and
 * one arm of `?:` is enough ([expr.cond]/4); also where the type depends on a template parameter. */
static bool designates(CXCursor expression, bool (*it)(CXCursor inner))
{
    CXCursor inner = clang_strip(expression);
    switch (clang_getCursorKind(inner)) {
    case CXCursor_CompoundAssignOperator:
        return designates(clang_first_child(inner), it);
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(inner);
        return (symbol == CXUnaryOperator_PreInc || symbol == CXUnaryOperator_PreDec) && designates(clang_first_child(inner), it);
    }
    case CXCursor_BinaryOperator: {
        enum CXBinaryOperatorKind symbol = clang_getCursorBinaryOperatorKind(inner);
        return (symbol == CXBinaryOperator_Comma && designates(clang_nth_child(inner, 1), it)) ||
               (symbol >= CXBinaryOperator_Assign && symbol <= CXBinaryOperator_OrAssign && designates(clang_first_child(inner), it));
    }
    case CXCursor_ConditionalOperator:
        return designates(clang_nth_child(inner, 1), it) || designates(clang_nth_child(inner, 2), it);
    default:
        return it(inner);
    }
}

/* [class.bit]/3: no reference is bound to one. */
static bool is_bit_field(CXCursor inner)
{
    return clang_getCursorKind(inner) == CXCursor_MemberRefExpr && clang_Cursor_isBitField(clang_getCursorReferenced(inner));
}

/* clang rejects references to one, but takes what assigns to one, and then reads something else. */
static bool is_vector_element(CXCursor inner)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(clang_strip(clang_first_child(inner)))).kind;
    return clang_getCursorKind(inner) == CXCursor_ArraySubscriptExpr && (kind == CXType_Vector || kind == CXType_ExtVector);
}

/* Is there a conversion that is not written: is a constructor or conversion function called for the operand's sake?
 * Sets *written to what is converted, or to the expression itself. */
static bool is_converted(struct walk *w, CXCursor expression, CXCursor *written)
{
    CXCursor inner = cxx_strip_elided(expression);
    struct span span, callee;
    *written = inner;
    if (clang_getCursorKind(inner) != CXCursor_CallExpr || !clang_cursor_span(w, inner, &span))
        return false;
    if (clang_getCursorKind(clang_getCursorReferenced(inner)) == CXCursor_ConversionFunction) {
        CXCursor member = clang_strip(clang_first_child(inner));
        if (clang_getCursorKind(member) != CXCursor_MemberRefExpr || (clang_cursor_span(w, member, &callee) && callee.end != span.end))
            return false; /* written: a.operator int() */
        *written = clang_strip(clang_first_child(member));
        return true;
    }
    if (clang_getCursorKind(clang_getCursorReferenced(inner)) != CXCursor_Constructor || clang_Cursor_getNumArguments(inner) < 1)
        return false;
    CXCursor argument = clang_Cursor_getArgument(inner, 0);
    struct span inside;
    if (!clang_cursor_span(w, argument, &inside) || inside.begin != span.begin || inside.end != span.end)
        return false;
    *written = clang_strip(argument);
    return true;
}

/* Is it converted by a function that is explicit, as the argument of a constructor that makes an object directly may be
 * ([over.match.copy])? Nothing else converts so. */
static bool is_explicit(CXCursor expression)
{
    CXCursor function = clang_getCursorReferenced(cxx_strip_elided(expression));
    return clang_getCursorKind(function) == CXCursor_ConversionFunction && clang_CXXMethod_isExplicit(function);
}

void cxx_choose_arm(struct walk *w, struct cxx_operand *operand, CXCursor expression, const struct cxx_taker *taker)
{
    CXCursor written;
    bool converted = is_converted(w, expression, &written), is_object = taker->is_object;
    CXType canonical = clang_getCanonicalType(taker->type);
    bool known = canonical.kind != CXType_Invalid;
    bool to_reference = is_object || taker->is_bound || canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference;
    enum CXCursorKind kind = clang_getCursorKind(written);
    operand->arm = CXX_ARM_NOT;
    if (converted && known && !to_reference)
        operand->costs = cxx_costs(w, written); /* constructing the parameter is part of the call */
    if (!operand->costs || kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_StmtExpr ||
        kind == CXCursor_CXXThrowExpr)
        return;
    if (converted && to_reference && !is_object) {
        operand->type = cxx_is_dependent(canonical) ? NULL : cxx_spell_type(w, canonical);
        if (operand->type && kind != CXCursor_InitListExpr && !is_explicit(expression))
            operand->arm = CXX_ARM_AS;
        return;
    }
    enum cxx_value value = cxx_value_of(written);
    bool open = value == CXX_UNKNOWN && cxx_is_dependent(clang_getCursorType(written));
    if (open)
        value = cxx_guess_result(w, written);
    bool scalar = value == CXX_PLAIN || cxx_type_value(clang_getCursorType(written)) == CXX_PLAIN;
    if (value == CXX_VOID)
        return;
    bool by_value = known && !to_reference, to_plain = by_value && cxx_type_value(canonical) == CXX_PLAIN;
    bool as_value = scalar ? taker->variadic || to_plain || (is_object && value == CXX_PLAIN) : value == CXX_TRIVIAL && !to_reference;
    if (designates(written, is_bit_field) || ((as_value || !known) && designates(written, is_vector_element)))
        operand->arm = CXX_ARM_BIT_FIELD;
    else if (as_value)
        operand->arm = CXX_ARM_VALUE;
    else if (scalar || value == CXX_REFERENCE || to_reference || (converted && value == CXX_OBJECT))
        operand->arm = CXX_ARM_REFERENCE;
    else if (open && (value == CXX_UNKNOWN || value == CXX_LIKELY) && !(by_value && cxx_type_value(canonical) == CXX_OBJECT)) {
        operand->is_likely = value == CXX_LIKELY;
        operand->arm = operand->is_likely ? CXX_ARM_NOT : CXX_ARM_EITHER; /* unless an instance is seen */
    } else if (value == CXX_OBJECT && by_value && cxx_is_clean(w, expression))
        operand->arm = CXX_ARM_OBJECT;
}

enum cxx_arm cxx_join_arms(enum cxx_arm a, enum cxx_arm b)
{
    if (a == b)
        return a;
    bool both = (a == CXX_ARM_VALUE || a == CXX_ARM_REFERENCE) && (b == CXX_ARM_VALUE || b == CXX_ARM_REFERENCE);
    return both ? CXX_ARM_REFERENCE : CXX_ARM_NOT;
}
