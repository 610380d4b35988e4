/* What the compiler evaluates, or may evaluate: constants, constexpr functions. */
#include "cxx_constants.h"

#include <string.h>

#include "clang_args.h"
#include "clang_bounds.h"
#include "clang_callee.h"
#include "clang_cursor.h"
#include "cxx_callee.h"
#include "cxx_tokens.h"
#include "cxx_walk.h"

static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += length)
        if ((at == text || strchr(" \n\t>)", at[-1])) && strchr(" \n\t(", at[length]))
            return true;
    return false;
}

bool cxx_is_immediate(struct walk *w, CXCursor function)
{
    if (clang_args_standard(w->arena, w->request) < 20)
        return false;
    CXString text = clang_pretty_head(function);
    bool is_immediate = has_word(clang_getCString(text), "consteval");
    clang_disposeString(text);
    return is_immediate;
}

/* Finds out whether the function is constexpr or consteval, unless that is known. */
static void know_constant(struct walk *w, CXCursor function, struct cxx_function *facts)
{
    if (facts->knows_constant)
        return;
    const char *text = clang_string(w, clang_pretty_head(function));
    facts->is_immediate = has_word(text, "consteval");
    facts->is_constant = facts->is_immediate || has_word(text, "constexpr");
    facts->knows_constant = true;
}

bool cxx_is_constant_function(struct walk *w, const struct function *function)
{
    know_constant(w, function->cursor, cxx_function_of(function));
    return cxx_function_of(function)->is_constant;
}

static bool has_token(const struct walk *w, uint32_t begin, uint32_t end, const char *word)
{
    for (size_t i = lex_find(w->tokens, begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < end; i++)
        if (lex_word_is(w->tokens, i, word))
            return true;
    return false;
}

static bool has_specifier(const struct walk *w, uint32_t begin, uint32_t end)
{
    return has_token(w, begin, end, "constexpr") || has_token(w, begin, end, "constinit") || has_token(w, begin, end, "consteval");
}

static bool is_class(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_ClassDecl || kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl || kind == CXCursor_ClassTemplate ||
           kind == CXCursor_ClassTemplatePartialSpecialization;
}

/* Is the variable declared constexpr or constinit, perhaps by a macro? That is looked up in the declaration as the
 * front end prints it, up to the initialiser. A static member that is initialised in its class has to be constant,
 * unless it is inline ([class.static.data]/4). */
static bool is_declared_constant(struct walk *w, CXCursor variable)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(variable);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_SuppressInitializers, 1);
    char *text = (char *)clang_string(w, clang_getCursorPrettyPrinted(variable, policy));
    clang_PrintingPolicy_dispose(policy);
    text[strcspn(text, "={")] = '\0';
    if (strstr(text, "require_constant_initialization")) /* gcc's __constinit, too (clang_args.c) */
        return true;
    text[strcspn(text, "(")] = '\0';
    return has_word(text, "constexpr") || has_word(text, "constinit") ||
           (is_class(clang_getCursorLexicalParent(variable)) &&
            !has_token(w, clang_cursor_begin(variable), clang_cursor_location(variable), "inline"));
}

static bool is_constant_integer(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    bool integral = (canonical.kind >= CXType_Bool && canonical.kind <= CXType_Int128) || canonical.kind == CXType_Enum;
    return integral && clang_isConstQualifiedType(canonical);
}

static bool has_constant_value(CXCursor cursor)
{
    CXEvalResult result = clang_Cursor_Evaluate(cursor);
    bool known = result && clang_EvalResult_getKind(result) != CXEval_UnExposed;
    if (result)
        clang_EvalResult_dispose(result);
    return known;
}

struct seek {
    struct walk *walk;
    bool unknown_too; /* a call that depends on template parameters counts as one */
    bool found;
};

/* Finds a call of a function that can run at compile time. */
static enum CXChildVisitResult find_constant_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct seek *seek = data;
    if (clang_getCursorKind(cursor) == CXCursor_LambdaExpr)
        return CXChildVisit_Continue;
    if (clang_getCursorKind(cursor) == CXCursor_CallExpr) {
        CXCursor callee = cxx_called(cursor);
        struct cxx_function facts = { 0 };
        bool known = !clang_Cursor_isNull(callee) && !clang_isInvalid(clang_getCursorKind(callee));
        if (known)
            know_constant(seek->walk, callee, &facts);
        if (known ? facts.is_constant : seek->unknown_too && !cxx_is_elided(cursor)) {
            seek->found = true;
            return CXChildVisit_Break;
        }
    }
    return CXChildVisit_Recurse;
}

static bool calls_constant(struct walk *w, CXCursor expression, bool unknown_too)
{
    struct seek seek = { w, unknown_too, false };
    if (find_constant_call(expression, clang_getNullCursor(), &seek) == CXChildVisit_Recurse)
        clang_visitChildren(expression, find_constant_call, &seek);
    return seek.found;
}

/* Is it by its outermost expression no constant: the call of a function that is not constexpr, or new ([expr.const]/5)? */
static bool is_never_constant(struct walk *w, CXCursor initializer)
{
    CXCursor outermost = clang_strip(initializer);
    struct cxx_function facts = { 0 };
    if (clang_getCursorKind(outermost) != CXCursor_CallExpr)
        return clang_getCursorKind(outermost) == CXCursor_CXXNewExpr;
    CXCursor callee = cxx_called(outermost);
    enum CXCursorKind kind = clang_getCursorKind(callee);
    if (kind != CXCursor_FunctionDecl && (kind != CXCursor_CXXMethod || clang_CXXMethod_isDefaulted(callee)))
        return false;
    const char *class = clang_string(w, clang_getCursorSpelling(clang_getCursorSemanticParent(callee)));
    know_constant(w, callee, &facts);
    return !facts.is_constant && !strstr(class, "lambda") && clang_callee_reason(clang_string(w, clang_getCursorSpelling(callee))) != REASON_BUILTIN;
}

bool cxx_is_variable_instance(CXCursor declaration)
{
    CXString name = clang_getCursorSpelling(declaration);
    bool binds_names = *clang_getCString(name) == '['; /* auto [a, b] = f() */
    clang_disposeString(name);
    return !binds_names && clang_getCursorKind(declaration) == CXCursor_UnexposedDecl &&
           !clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(declaration));
}

/* What is initialised before the program starts has to stay so, and the compiler may need the value of constants. */
enum reason cxx_variable_reason(const struct cursor_frame *up, CXCursor child)
{
    struct walk *w = up->walk;
    CXCursor variable = up->cursor;
    CXCursor initializer = clang_Cursor_getVarDeclInitializer(variable);
    if (!clang_equalCursors(child, initializer))
        return clang_is_bound(up, child, clang_getCursorType(variable)) ? REASON_NONE : REASON_DECLARATION_TYPE;
    if (has_specifier(w, clang_cursor_begin(variable), clang_cursor_location(variable)) || is_declared_constant(w, variable))
        return REASON_CONSTANT;
    CXType type = clang_getCursorType(variable);
    bool in_function = up->function && clang_Cursor_getStorageClass(variable) != CX_SC_Static;
    if (in_function && !is_constant_integer(type))
        return REASON_NONE;
    if (has_constant_value(variable))
        return REASON_CONSTANT;
    if (in_function)
        return REASON_NONE;
    bool may_be = calls_constant(w, initializer, false) && (!up->function || clang_isConstQualifiedType(type));
    return may_be && !is_never_constant(w, initializer) ? REASON_CONSTANT : REASON_NONE;
}

/* The width of a bit-field is a constant. An initialiser that can be constant may have to be, for a constructor that
 * is constexpr, perhaps implicitly. */
enum reason cxx_member_reason(const struct cursor_frame *up, CXCursor child)
{
    if (clang_cursor_begin(child) <= clang_cursor_location(up->cursor))
        return clang_isExpression(clang_getCursorKind(child)) ? REASON_DECLARATION_TYPE : REASON_NONE;
    if (clang_Cursor_isBitField(up->cursor))
        return REASON_CONSTANT;
    return calls_constant(up->walk, child, true) ? REASON_CONSTANT : REASON_NONE;
}

static bool is_arithmetic(CXType type)
{
    return (type.kind >= CXType_Bool && type.kind <= CXType_LongDouble) || type.kind == CXType_Enum;
}

struct nth_field {
    uint32_t n;
    CXType type;
};

static enum CXVisitorResult take_nth_field(CXCursor field, CXClientData data)
{
    struct nth_field *nth = data;
    if (nth->n-- > 0)
        return CXVisit_Continue;
    nth->type = clang_getCursorType(field);
    return CXVisit_Break;
}

/* The type that this element of a list becomes; invalid if it is not known, as with bases and designators. */
static CXType element_type(const struct cursor_frame *list, CXCursor element)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(list->cursor));
    if (list->kind == CXCursor_CallExpr)
        return clang_getCursorType(element); /* a constructor: converted for its parameter */
    if (is_arithmetic(type))
        return type;
    if (clang_getArrayElementType(type).kind != CXType_Invalid)
        return clang_getArrayElementType(type);
    struct nth_field nth = { list->children, { .kind = CXType_Invalid } };
    if (!clang_has_child(clang_getTypeDeclaration(type), CXCursor_CXXBaseSpecifier))
        clang_Type_visitFields(type, take_nth_field, &nth);
    return nth.type;
}

/* T{x}, T v{x} */
static bool is_braced_constructor(const struct cursor_frame *call)
{
    struct span span;
    return clang_getCursorKind(clang_getCursorReferenced(call->cursor)) == CXCursor_Constructor &&
           clang_cursor_span(call->walk, call->cursor, &span) && span.end > 0 &&
           cxx_is_punctuator(call->walk, cxx_token_ending(call->walk, span.end), '}');
}

/* [dcl.init.list]/7: in a list, a constant that fits may be narrowed, and nothing else. */
enum reason cxx_element_reason(const struct cursor_frame *list, CXCursor element)
{
    if (list->kind == CXCursor_CallExpr && !is_braced_constructor(list))
        return REASON_NONE;
    CXType to = clang_getCanonicalType(element_type(list, element)), from = clang_getCanonicalType(clang_getCursorType(clang_strip(element)));
    bool is_converted = is_arithmetic(from) && (to.kind == CXType_Invalid || (is_arithmetic(to) && to.kind != from.kind));
    return is_converted && calls_constant(list->walk, element, false) && has_constant_value(element) ? REASON_CONSTANT : REASON_NONE;
}

static bool is_constant_lambda(const struct cursor_frame *lambda)
{
    CXCursor body = clang_find_body(lambda->cursor);
    return !clang_Cursor_isNull(body) && has_specifier(lambda->walk, clang_cursor_begin(lambda->cursor), clang_cursor_begin(body));
}

static bool is_immediate_lambda(const struct cursor_frame *lambda)
{
    CXCursor body = clang_find_body(lambda->cursor);
    return !clang_Cursor_isNull(body) && has_token(lambda->walk, clang_cursor_begin(lambda->cursor), clang_cursor_begin(body), "consteval");
}

static bool enters_function(const struct cursor_frame *here)
{
    return here->function && here->function != (here->up ? here->up->function : NULL);
}

bool cxx_is_constant(const struct cursor_frame *here)
{
    for (; here; here = here->up) {
        if (enters_function(here))
            return cxx_is_constant_function(here->walk, here->function);
        if (here->kind == CXCursor_LambdaExpr && is_constant_lambda(here))
            return true;
    }
    return false;
}

bool cxx_bars_probes(const struct cursor_frame *here)
{
    bool enters = enters_function(here), lambda = !enters && here->kind == CXCursor_LambdaExpr;
    if (!(enters ? cxx_is_constant_function(here->walk, here->function) : lambda && is_constant_lambda(here)))
        return false;
    return (enters ? cxx_function_of(here->function)->is_immediate : is_immediate_lambda(here)) ||
           clang_args_standard(here->walk->arena, here->walk->request) < 14;
}
