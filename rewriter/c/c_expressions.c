/* What the evaluation of an expression of C does. */
#include "c_expressions.h"

#include <stdlib.h>
#include <string.h>

#include "c_names.h"
#include "clang_callee.h"
#include "clang_cursor.h"

bool c_is_pure(enum CXUnaryOperatorKind symbol)
{
    return symbol == CXUnaryOperator_AddrOf || (symbol >= CXUnaryOperator_Plus && symbol <= CXUnaryOperator_LNot);
}

bool c_is_array(CXCursor cursor)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    return kind == CXType_ConstantArray || kind == CXType_IncompleteArray || kind == CXType_VariableArray;
}

/* An examination on its way through the expression. */
struct examination {
    struct walk *walk;
    const struct function *function; /* around the expression */
    bool strict;
    bool under_address; /* below an & or an array that decays, inside the expression */
    struct c_findings found;
};

bool c_is_evaluated(CXCursor size)
{
    CXEvalResult result = clang_Cursor_Evaluate(size);
    bool is_constant = result && clang_EvalResult_getKind(result) == CXEval_Int;
    if (result)
        clang_EvalResult_dispose(result);
    return !is_constant;
}

static enum CXChildVisitResult examine(CXCursor cursor, CXCursor parent, CXClientData data);

static void examine_below(struct examination *e, CXCursor cursor, bool under_address)
{
    bool before = e->under_address;
    e->under_address = before || under_address;
    clang_visitChildren(cursor, examine, e);
    e->under_address = before;
}

/* Is it a variable of the function's own: not static, not of file scope, not volatile? */
static bool is_own_variable(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (clang_isVolatileQualifiedType(clang_getCursorType(declaration)))
        return false;
    if (kind == CXCursor_ParmDecl)
        return true;
    if (kind != CXCursor_VarDecl)
        return false;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(declaration);
    CXCursor parent = clang_getCursorSemanticParent(declaration);
    return storage != CX_SC_Static && storage != CX_SC_Extern && clang_getCursorKind(parent) == CXCursor_FunctionDecl;
}

/* Is this member part of a value that is in no object, as in f().a, (c ? s : t).a and (s = t).a? */
static bool root_is_temporary(CXCursor member)
{
    CXCursor root = member;
    while (clang_getCursorKind(root) == CXCursor_MemberRefExpr || clang_getCursorKind(root) == CXCursor_ArraySubscriptExpr) {
        CXCursor base = clang_first_child(root);
        if (clang_getCanonicalType(clang_getCursorType(clang_strip(base))).kind == CXType_Pointer)
            return false;
        root = clang_strip(base);
    }
    enum CXCursorKind kind = clang_getCursorKind(root);
    return kind == CXCursor_CallExpr || kind == CXCursor_StmtExpr || kind == CXCursor_ConditionalOperator || kind == CXCursor_BinaryOperator;
}

int c_compare_words(const void *a, const void *b)
{
    const struct slice *x = a, *y = b;
    int order = memcmp(x->text, y->text, x->length < y->length ? x->length : y->length);
    return order ? order : (x->length > y->length) - (x->length < y->length);
}

/* Collects the words behind an & in the body, whatever they mean. */
static void find_addressed(const struct walk *w, const struct function *function, struct c_function *facts)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = lex_find(tokens, function->body.begin); i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i], *next = t + 1;
        if (t->begin >= function->body.end)
            break;
        if (t->first == '&' && t->kind == TOKEN_PUNCTUATOR && next->kind == TOKEN_WORD)
            vec_push(w->arena, &facts->addressed, (struct slice){ tokens->source.text + next->begin, next->end - next->begin });
    }
    if (facts->addressed.count)
        qsort(facts->addressed.items, facts->addressed.count, sizeof *facts->addressed.items, c_compare_words);
    facts->knows_addressed = true;
}

/* Is the address of this variable of the function's own taken anywhere in the body? */
static bool address_may_be_taken(const struct walk *w, const struct function *function, const char *name)
{
    struct c_function *facts = function->own;
    struct slice word = { name, strlen(name) };
    if (!facts->knows_addressed)
        find_addressed(w, function, facts);
    return facts->addressed.count && bsearch(&word, facts->addressed.items, facts->addressed.count, sizeof word, c_compare_words);
}

bool c_is_steady_variable(const struct walk *w, const struct function *function, CXCursor declaration)
{
    CXString name = clang_getCursorSpelling(declaration);
    bool steady = is_own_variable(declaration) && function && !address_may_be_taken(w, function, clang_getCString(name));
    clang_disposeString(name);
    return steady;
}

/* The findings as one number, for the memo. */
enum { FOUND = 1u << 28, FOUND_LITERAL = 1u << 29, FOUND_ASSIGNS = 1u << 30 };
#define FOUND_UNSTABLE (1u << 31)

static uint32_t pack(const struct c_findings *found)
{
    return found->facts | FOUND | (found->has_literal ? FOUND_LITERAL : 0u) | (found->assigns ? FOUND_ASSIGNS : 0u) |
           (found->unstable ? FOUND_UNSTABLE : 0u);
}

static void add_packed(struct c_findings *to, uint32_t packed)
{
    to->facts |= packed & (FOUND - 1);
    to->has_literal = to->has_literal || (packed & FOUND_LITERAL);
    to->assigns = to->assigns || (packed & FOUND_ASSIGNS);
    to->unstable = to->unstable || (packed & FOUND_UNSTABLE);
}

/* Those of a call are examined once, however many calls are around it. */
static void examine_operands(struct examination *e, CXCursor call)
{
    uint32_t known = clang_memo_find(&e->walk->calls, call, e->under_address);
    if (!known) {
        struct c_findings before = e->found;
        e->found = (struct c_findings){ 0 };
        examine_below(e, call, false);
        known = pack(&e->found);
        clang_memo_add(e->walk->arena, &e->walk->calls, call, e->under_address, known);
        e->found = before;
    }
    add_packed(&e->found, known);
}

static void examine_call(struct examination *e, CXCursor cursor)
{
    const char *pattern_name, *site_name;
    CXCursor function;
    c_name_callee(e->walk, clang_first_child(cursor), &pattern_name, &site_name, &function);
    e->found.unstable = true;
    if (text_starts_with(pattern_name, "__builtin_va_arg_pack"))
        e->found.facts |= OPERAND_PACK;
    if (clang_is_one_of(pattern_name, c_unevaluating))
        return;
    if (clang_callee_reason(pattern_name) != REASON_BUILTIN)
        e->found.facts |= OPERAND_COSTS;
    examine_operands(e, cursor);
}

static enum CXChildVisitResult examine(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct examination *e = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof, alignof */
        return c_is_evaluated(cursor) ? CXChildVisit_Recurse : CXChildVisit_Continue;
    case CXCursor_CallExpr:
        examine_call(e, cursor);
        return CXChildVisit_Continue;
    case CXCursor_StmtExpr:
        e->found.facts |= OPERAND_COSTS;
        e->found.unstable = true;
        break;
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        e->found.facts |= OPERAND_JUMPS;
        break;
    case CXCursor_CompoundLiteralExpr:
        if (e->under_address || c_is_array(cursor))
            e->found.facts |= OPERAND_LITERAL_OBJECT;
        break;
    case CXCursor_StringLiteral:
        e->found.has_literal = true;
        break;
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        e->found.unstable = true;
        if (e->strict)
            e->found.facts |= OPERAND_COSTS;
        if (c_is_array(cursor) && root_is_temporary(cursor))
            e->found.facts |= OPERAND_TEMPORARY;
        examine_below(e, cursor, c_is_array(cursor));
        return CXChildVisit_Continue;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(cursor);
        if (symbol == CXUnaryOperator_Deref && e->strict)
            e->found.facts |= OPERAND_COSTS;
        if (!c_is_pure(symbol))
            e->found.unstable = true;
        if (symbol <= CXUnaryOperator_PreDec)
            e->found.assigns = true;
        examine_below(e, cursor, symbol == CXUnaryOperator_AddrOf);
        return CXChildVisit_Continue;
    }
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        if (clang_getCursorBinaryOperatorKind(cursor) >= CXBinaryOperator_Assign &&
            clang_getCursorBinaryOperatorKind(cursor) != CXBinaryOperator_Comma)
            e->found.assigns = true;
        break;
    case CXCursor_DeclRefExpr: {
        CXCursor declaration = clang_getCursorReferenced(cursor);
        enum CXCursorKind kind = clang_getCursorKind(declaration);
        if (kind != CXCursor_FunctionDecl && kind != CXCursor_EnumConstantDecl && !c_is_array(cursor) && !e->under_address &&
            !c_is_steady_variable(e->walk, e->function, declaration))
            e->found.unstable = true;
        break;
    }
    default:
        break;
    }
    examine_below(e, cursor, false);
    return CXChildVisit_Continue;
}

struct c_findings c_examine(const struct cursor_frame *here, CXCursor expression)
{
    struct examination e = { .walk = here->walk, .function = here->function, .strict = here->walk->request->config->strict };
    examine(expression, clang_getNullCursor(), &e);
    return e.found;
}

bool c_can_hold_pointer(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_Pointer || kind == CXType_Record;
}
