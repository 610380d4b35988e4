/* All that is known of a call whose text was found. */
#include "cxx_call.h"

#include "clang_args.h"
#include "cxx_candidates.h"
#include "cxx_effects.h"
#include "cxx_operands.h"
#include "cxx_types.h"
#include "cxx_use.h"
#include "cxx_values.h"

static enum cxx_complex complex_of(const struct cursor_frame *here)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(here->cursor));
    if (type.kind != CXType_Complex || clang_args_level(here->walk->request) != '0' || clang_args_is_gcc(here->walk->arena, here->walk->request))
        return CXX_COMPLEX_NOT;
    switch (clang_getElementType(type).kind) {
    case CXType_Float:
        return CXX_COMPLEX_FLOAT;
    case CXType_Double:
        return CXX_COMPLEX_DOUBLE;
    case CXType_LongDouble:
        return CXX_COMPLEX_LONG;
    default:
        return CXX_COMPLEX_NOT;
    }
}

/* T(x), where it depends on parameters what x is: a constructor is called, or nothing is (C++17 [dcl.init]/17.6.1: where x makes a T, it is
 * the object itself). */
static bool may_make_nothing(const struct cursor_frame *here, const struct cxx_text *text)
{
    return clang_Cursor_isNull(text->callee) && here->kind == CXCursor_CallExpr && clang_Cursor_isNull(clang_getCursorReferenced(here->cursor));
}

void cxx_fill_call(const struct cursor_frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call)
{
    const struct cursor_frame *whole = text->whole;
    call->result = text->form == CXX_FORM_NEW ? CXX_PLAIN : text->form == CXX_FORM_DECLARED ? CXX_OBJECT : cxx_value_of(whole->cursor);
    if (call->result == CXX_UNKNOWN) {
        call->facts |= CXX_DEPENDENT;
        call->facts |= text->form == CXX_FORM_OPERATOR || clang_Cursor_isNull(text->callee) ? CXX_PERHAPS : 0;
        call->result = cxx_guess_result(here->walk, whole->cursor);
    } else if (may_make_nothing(here, text)) {
        call->facts |= CXX_PERHAPS;
    }
    bool lasts = false;
    call->use = text->form == CXX_FORM_DECLARED ? CXX_USE_FULL : cxx_find_use(whole, &lasts);
    /* nobody notices where it is copied, but it may live on in a reference */
    if (call->result == CXX_TRIVIAL && cxx_is_incomplete(here, clang_getCursorType(whole->cursor)))
        call->result = call->use == CXX_USE_FULL ? CXX_OBJECT : CXX_REFERENCE;
    call->facts |= lasts ? CXX_LASTS : 0;
    call->facts |= text->form == CXX_FORM_DECLARED ? CXX_DECLARED : 0;
    call->facts |= text->is_compared ? CXX_COMPARED : 0;
    if (call->result != CXX_REFERENCE && call->result != CXX_VOID && cxx_is_clean(here->walk, whole->cursor))
        call->facts |= CXX_CLEAN;
    call->complex = call->result == CXX_PLAIN ? complex_of(whole) : CXX_COMPLEX_NOT;
    cxx_fill_operands(here, text, point, call);
}
