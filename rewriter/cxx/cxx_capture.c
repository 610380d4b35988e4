/* Values that are captured, in C++. */
#include "cxx_capture.h"

#include "clang_cursor.h"
#include "clang_values.h"
#include "cxx_callee.h"
#include "cxx_types.h"
#include "explicit_object.h"

/* Is it std::string or std::string_view, in whatever inline namespace the library has them? */
static bool is_text(struct walk *w, CXType type, bool *is_view)
{
    const char *name = clang_string(w, clang_getTypeSpelling(clang_getUnqualifiedType(clang_getCanonicalType(type))));
    *is_view = text_ends_with(name, "basic_string_view<char>");
    return text_starts_with(name, "std::") && (*is_view || text_ends_with(name, "basic_string<char>"));
}

/* What is captured of a value of this type on its way to or from a function. For a reference it is what it refers to,
 * if that exists already and does not change: through an lvalue reference to non-const the callee may still write. */
static enum value_class class_of(struct walk *w, CXType type, bool *is_view)
{
    CXType canonical = clang_getCanonicalType(type), value = canonical;
    bool is_reference = canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference;
    if (is_reference)
        value = clang_getCanonicalType(clang_getPointeeType(canonical));
    *is_view = false;
    if (canonical.kind == CXType_LValueReference && !clang_isConstQualifiedType(value))
        return VALUE_NOTHING;
    if (clang_isVolatileQualifiedType(value) || (is_reference && (value.kind == CXType_ConstantArray || value.kind == CXType_IncompleteArray)))
        return VALUE_NOTHING;
    if (value.kind == CXType_Record) {
        bool text = is_text(w, value, is_view), by_value_view = *is_view && !is_reference;
        bool is_known = text && (is_reference || *is_view);
        *is_view = by_value_view;
        return is_known ? VALUE_TEXT : VALUE_NOTHING;
    }
    return clang_value_class(value);
}

/* std::mutex &, as that of a guard. */
static bool is_object_by_reference(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    return canonical.kind == CXType_LValueReference && clang_getCanonicalType(clang_getPointeeType(canonical)).kind == CXType_Record;
}

static const char *enumerators_of(struct walk *w, CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    bool is_reference = canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference;
    return clang_enumerators(w, is_reference ? clang_getPointeeType(canonical) : canonical);
}

void cxx_capture_prepare(const struct cursor_frame *here, struct point *point)
{
    struct walk *w = here->walk;
    CXCursor function = cxx_called(here->cursor);
    uint32_t first = clang_Cursor_isNull(explicit_object_of(here->cursor)) ? 0 : 1;
    int n = clang_Cursor_getNumArguments(here->cursor) - (int)first, n_parameters = clang_Cursor_getNumArguments(function) - (int)first;
    point->n_operands = n > 0 ? (uint32_t)n : 0;
    point->operands = arena_array(w->arena, struct operand, point->n_operands + 1);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        point->operands[i].span = point->operands[i].base = point->call;
        point->operands[i].name = (int)i < n_parameters ? clang_parameter_name(w, function, i + first) : NULL;
    }
}

void cxx_capture_operand(const struct cursor_frame *here, struct point *point, struct cxx_operand *operand, CXCursor expression,
                         const struct cxx_taker *taker)
{
    struct walk *w = here->walk;
    if (operand->argument == OPERAND_RECEIVER) {
        point->has_receiver = operand->can_capture = true;
        return;
    }
    CXCursor written = clang_strip(expression);
    enum CXCursorKind kind = clang_getCursorKind(written);
    CXType parameter = taker->type, function = cxx_function_type(here->cursor);
    bool variadic = taker->variadic, is_open = parameter.kind == CXType_Invalid && !variadic;
    if (operand->argument < 0 || (uint32_t)operand->argument >= point->n_operands || kind == CXCursor_InitListExpr ||
        kind == CXCursor_PackExpansionExpr || kind == CXCursor_StmtExpr || kind == CXCursor_CXXThrowExpr)
        return;
    /* In a template where it is chosen later what is called: that may take a reference, through which a value of the operand's
     * does not pass, or a pointer that the operand 0 makes. */
    if (is_open)
        return;
    /* a format string */
    if (kind == CXCursor_StringLiteral && function.kind != CXType_Invalid && clang_isFunctionTypeVariadic(function))
        return;
    struct operand *known = &point->operands[operand->argument];
    CXType type = variadic ? clang_getCursorType(expression) : parameter;
    known->value = class_of(w, type, &operand->is_view);
    known->is_place = !variadic && known->value == VALUE_NOTHING && is_object_by_reference(type);
    known->enumerators = enumerators_of(w, type);
    known->parameter = variadic ? NULL : cxx_spell_type(w, parameter);
    operand->can_capture = (known->value != VALUE_NOTHING || known->is_place) && (variadic ? known->value != VALUE_TEXT : known->parameter != NULL);
}

void cxx_capture_result(const struct cursor_frame *here, struct point *point, const struct cxx_point *call)
{
    struct walk *w = here->walk;
    CXType function = cxx_function_type(here->cursor), type = { .kind = CXType_Invalid };
    if (function.kind != CXType_Invalid)
        type = clang_getResultType(function);
    if (type.kind == CXType_Auto && call->result != CXX_REFERENCE)
        type = clang_getCursorType(here->cursor);
    bool is_view;
    if (type.kind == CXType_Invalid || (call->result != CXX_PLAIN && call->result != CXX_REFERENCE && call->result != CXX_TRIVIAL))
        return;
    point->result_value = class_of(w, type, &is_view);
    point->result_enumerators = enumerators_of(w, type);
    point->result = cxx_spell_type(w, type);
    if (!point->result && call->result != CXX_PLAIN) /* the type of a value is its own */
        point->result_value = VALUE_NOTHING;
}

void cxx_capture_body(const struct cursor_frame *here, struct point *point)
{
    struct walk *w = here->walk;
    bool is_view;
    for (uint32_t i = 0; i < point->n_operands; i++) {
        CXType type = clang_getCursorType(clang_Cursor_getArgument(here->cursor, i));
        if (clang_getCanonicalType(type).kind == CXType_Record) /* passed by value: the object exists */
            point->operands[i].value = is_text(w, type, &is_view) ? VALUE_TEXT : VALUE_NOTHING;
        else if (point->operands[i].name)
            point->operands[i].value = class_of(w, type, &is_view);
        point->operands[i].enumerators = enumerators_of(w, type);
        if (!point->operands[i].name)
            point->operands[i].value = VALUE_NOTHING;
    }
    CXType result = clang_getResultType(clang_getCursorType(here->cursor));
    point->result = cxx_spell_type(w, result);
    bool wants = point->result && capture_wants_result(point->probe->capture);
    point->result_value = wants ? class_of(w, result, &is_view) : VALUE_NOTHING;
    point->result_enumerators = enumerators_of(w, result);
}
