/* Why calls are left alone because of what is around them. */
#include "cxx_context.h"

#include <string.h>

#include "clang_bounds.h"
#include "clang_cursor.h"
#include "cxx_constants.h"
#include "cxx_tokens.h"
#include "cxx_types.h"
#include "cxx_values.h"
#include "cxx_walk.h"

static bool is_type_part(const struct cursor_frame *up, CXCursor child)
{
    struct span whole, part;
    if (!clang_cursor_span(up->walk, up->cursor, &whole) || !clang_cursor_span(up->walk, child, &part))
        return false;
    size_t i = lex_find(up->walk->tokens, part.end);
    /* the operand is last, and the bracket follows */
    return !(i < up->walk->tokens->list.count && up->walk->tokens->list.items[i].end == whole.end);
}

struct written_type {
    struct walk *walk;
    uint32_t begin; /* of the expression in question */
    bool holds;     /* it stands behind the opening angle bracket of template arguments, and no other bracket is open there */
    bool is_named;  /* it is what initialises a base or member whose name it begins with */
};

/* Is an angle bracket opened between the two, and no other one that is not closed? */
static bool is_angle_open(const struct walk *w, uint32_t begin, uint32_t end)
{
    const struct tokens *tokens = w->tokens;
    bool opens = false;
    for (size_t i = lex_find(tokens, begin); i < tokens->list.count && tokens->list.items[i].begin < end; i++) {
        char first = tokens->list.items[i].first;
        opens = opens || first == '<';
        if (first && strchr(")]}", first))
            return false;
        if (first && strchr("([{", first) && ((i = cxx_partner(w, i)) == SIZE_MAX || tokens->list.items[i].begin >= end))
            return false;
    }
    return opens;
}

static enum CXChildVisitResult find_template_before(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct written_type *type = data;
    uint32_t begin = clang_cursor_begin(cursor);
    type->is_named = type->is_named || (clang_isReference(clang_getCursorKind(cursor)) && begin == type->begin);
    if (clang_getCursorKind(cursor) == CXCursor_TemplateRef && begin < type->begin)
        type->holds = type->holds || is_angle_open(type->walk, begin, type->begin);
    return CXChildVisit_Continue;
}

/* Does the expression belong to the type that `up` names: C<f(1)>(x), new C<f(1)>, (C<f(1)>)x, -> C<f(1)>? */
static bool is_in_written_type(const struct cursor_frame *up, CXCursor child)
{
    struct written_type type = { .walk = up->walk, .begin = clang_cursor_begin(child) };
    const struct token *items = up->walk->tokens->list.items;
    size_t first = lex_find(up->walk->tokens, type.begin);
    bool names_type = false;
    if (first > 0 && first < up->walk->tokens->list.count && (items[first].first == '(' || items[first].first == '{') &&
        items[first - 1].first != '<' && items[first - 1].first != ',')
        return false; /* what the object is made of, in its brackets */
    switch (up->kind) {
    case CXCursor_CallExpr:
    case CXCursor_CXXFunctionalCastExpr:
        names_type = clang_isReference(clang_getCursorKind(clang_first_child(up->cursor)));
        break;
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXNewExpr:
    case CXCursor_Constructor:
    case CXCursor_LambdaExpr:
        names_type = true;
        break;
    default:
        break;
    }
    if (names_type)
        clang_visitChildren(up->cursor, find_template_before, &type);
    return type.holds && !type.is_named;
}

static enum reason role_reason(const struct cursor_frame *up, CXCursor child)
{
    enum CXCursorKind kind = clang_getCursorKind(child);
    if (clang_isDeclaration(kind) && kind != CXCursor_ParmDecl && up->kind != CXCursor_RequiresExpr)
        return REASON_NONE; /* struct { int f() { ... } } v; */
    if (clang_isExpression(kind) && is_in_written_type(up, child))
        return REASON_CONSTANT;
    switch (up->kind) {
    case CXCursor_VarDecl:
        return cxx_variable_reason(up, child);
    case CXCursor_UnexposedDecl:
        return cxx_is_variable_instance(up->cursor) ? cxx_variable_reason(up, child) : REASON_NONE;
    case CXCursor_FieldDecl:
        return cxx_member_reason(up, child);
    case CXCursor_CallExpr:
    case CXCursor_InitListExpr:
        return cxx_element_reason(up, child);
    case CXCursor_EnumConstantDecl:
    case CXCursor_EnumDecl:
    case CXCursor_StaticAssert:
        return REASON_CONSTANT;
    case CXCursor_ParmDecl:
        return REASON_DEFAULT_ARGUMENT;
    case CXCursor_TypedefDecl:
        return clang_is_bound(up, child, clang_getTypedefDeclUnderlyingType(up->cursor)) ? REASON_NONE : REASON_DECLARATION_TYPE;
    case CXCursor_TypeAliasDecl:
    case CXCursor_NonTypeTemplateParameter:
    case CXCursor_TemplateTypeParameter:
    case CXCursor_ConceptDecl:
    case CXCursor_CXXBaseSpecifier:
        return REASON_DECLARATION_TYPE;
    case CXCursor_ClassTemplate:
    case CXCursor_ClassTemplatePartialSpecialization:
    case CXCursor_StructDecl:
    case CXCursor_ClassDecl:
    case CXCursor_FunctionDecl:
    case CXCursor_FunctionTemplate:
    case CXCursor_CXXMethod:
    case CXCursor_Destructor:
    case CXCursor_ConversionFunction:
        return clang_isExpression(kind) ? REASON_DECLARATION_TYPE : REASON_NONE;
    case CXCursor_RequiresExpr:
    case CXCursor_ConceptSpecializationExpr:
    case CXCursor_UnaryExpr:
        return REASON_UNEVALUATED;
    case CXCursor_CXXTypeidExpr:
        return cxx_value_of(child) == CXX_REFERENCE && cxx_is_polymorphic(clang_getCursorType(child)) ? REASON_NONE : REASON_UNEVALUATED;
    case CXCursor_CaseStmt:
        return up->children == 0 ? REASON_CONSTANT : REASON_NONE;
    case CXCursor_DeclRefExpr:
    case CXCursor_TypeRef:
    case CXCursor_TemplateRef:
        return REASON_CONSTANT; /* a template argument */
    case CXCursor_MemberRefExpr:
        return clang_cursor_begin(child) > clang_cursor_location(up->cursor) && clang_cursor_location(up->cursor) ? REASON_CONSTANT : REASON_NONE;
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXDynamicCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXConstCastExpr:
        return is_type_part(up, child) ? REASON_CONSTANT : REASON_NONE;
    default:
        return clang_isAttribute(up->kind) ? REASON_CONSTANT : REASON_NONE;
    }
}

enum reason cxx_context_reason(struct cursor_frame *here)
{
    if (!here->knows_reason) {
        here->reason = here->up ? cxx_context_reason(here->up) : REASON_NONE;
        if (here->up && !here->reason)
            here->reason = role_reason(here->up, here->cursor);
        if (!here->reason && cxx_bars_probes(here))
            here->reason = REASON_CONSTEXPR;
        here->knows_reason = true;
    }
    return here->reason;
}

bool cxx_is_in_bound(const struct cursor_frame *here)
{
    for (const struct cursor_frame *at = here; at->up && at->kind != CXCursor_LambdaExpr && at->up->function == here->function; at = at->up) {
        CXCursor up = at->up->cursor;
        if (at->up->kind == CXCursor_VarDecl && clang_is_bound(at->up, at->cursor, clang_getCursorType(up)))
            return true;
        if (at->up->kind == CXCursor_TypedefDecl && clang_is_bound(at->up, at->cursor, clang_getTypedefDeclUnderlyingType(up)))
            return true;
    }
    return false;
}

/* --- by the words in front of brackets --- */

static bool word_is_one_of(const struct walk *w, size_t i, const char *const *words)
{
    for (; *words; words++)
        if (lex_word_is(w->tokens, i, *words))
            return true;
    return false;
}

/* What the words say of the text in the bracket. */
static enum reason reason_before(const struct walk *w, size_t open)
{
    static const char *const unevaluating[] = { "sizeof",
                                                "decltype",
                                                "noexcept",
                                                "alignof",
                                                "__alignof__",
                                                "__alignof",
                                                "typeof",
                                                "__typeof__",
                                                "__typeof",
                                                "_Alignof",
                                                "__builtin_constant_p",
                                                "__builtin_object_size",
                                                "__builtin_dynamic_object_size",
                                                "__builtin_classify_type",
                                                "__builtin_offsetof",
                                                "offsetof",
                                                "__decltype",
                                                "__is_same",
                                                "__builtin_choose_expr",
                                                NULL };
    static const char *const constant[] = {
        "static_assert", "_Static_assert", "alignas", "_Alignas", "explicit", "__attribute__", "__attribute", NULL
    };
    if (cxx_is_punctuator(w, open, '(')) {
        if (word_is_one_of(w, open - 1, unevaluating))
            return REASON_UNEVALUATED;
        if (lex_word_is(w->tokens, open - 1, "__builtin_call_with_static_chain"))
            return REASON_BUILTIN; /* which makes the call itself */
        if (word_is_one_of(w, open - 1, constant))
            return REASON_CONSTANT;
        if (open > 1 && w->tokens->list.items[open - 1].kind == TOKEN_WORD && lex_word_is(w->tokens, open - 2, "if"))
            return REASON_CONSTANT; /* constexpr, or a macro for it */
        if (lex_word_is(w->tokens, open - 1, "requires"))
            return REASON_UNEVALUATED;
    } else if (cxx_is_punctuator(w, open, '{')) {
        size_t before = cxx_is_punctuator(w, open - 1, ')') && cxx_partner(w, open - 1) != SIZE_MAX ? cxx_partner(w, open - 1) : open;
        if (before > 0 && lex_word_is(w->tokens, before - 1, "requires"))
            return REASON_UNEVALUATED;
    } else if (cxx_is_punctuator(w, open, '[') && cxx_is_punctuator(w, open - 1, '[')) {
        return REASON_CONSTANT; /* an attribute */
    }
    return REASON_NONE;
}

enum reason cxx_bracket_reason(const struct walk *w, uint32_t offset)
{
    uint8_t *known = cxx_walk_of(w)->bracket_reasons;
    size_t i = lex_find(w->tokens, offset), first = i < w->tokens->list.count ? cxx_around(w, i) : SIZE_MAX, open = first;
    enum reason reason = REASON_NONE;
    while (!reason && open != SIZE_MAX && open != 0 && !known[open]) {
        reason = reason_before(w, open);
        open = cxx_around(w, open);
    }
    if (!reason && open != SIZE_MAX && known[open])
        reason = known[open] - 1;
    for (size_t passed = first; passed != open; passed = cxx_around(w, passed))
        known[passed] = (uint8_t)(reason + 1);
    return reason;
}
