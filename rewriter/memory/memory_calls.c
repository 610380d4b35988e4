#include "memory_calls.h"

#include "clang_callee.h"
#include "clang_unit.h"
#include "memory_cxx.h"
#include "select.h"
#include "texts.h"

/* Of <math.h> and <stdlib.h>: they may set errno, which is no variable of the program's text. And casts of <utility>. */
static const char *const plain_functions[] = { "abs",
                                               "labs",
                                               "llabs",
                                               "fabs",
                                               "fabsf",
                                               "fabsl",
                                               "sqrt",
                                               "sqrtf",
                                               "sqrtl",
                                               "cbrt",
                                               "exp",
                                               "expf",
                                               "exp2",
                                               "log",
                                               "logf",
                                               "log2",
                                               "log10",
                                               "pow",
                                               "powf",
                                               "sin",
                                               "sinf",
                                               "cos",
                                               "cosf",
                                               "tan",
                                               "tanf",
                                               "asin",
                                               "acos",
                                               "atan",
                                               "atan2",
                                               "sinh",
                                               "cosh",
                                               "tanh",
                                               "floor",
                                               "floorf",
                                               "ceil",
                                               "ceilf",
                                               "round",
                                               "trunc",
                                               "rint",
                                               "fmod",
                                               "fmodf",
                                               "fmax",
                                               "fmaxf",
                                               "fmin",
                                               "fminf",
                                               "hypot",
                                               "copysign",
                                               "__builtin_expect",
                                               "__builtin_fabs",
                                               "__builtin_sqrt",
                                               "forward",
                                               "move",
                                               "addressof",
                                               "as_const",
                                               NULL };

/* Of the containers, iterators and smart pointers of C++: they find what is there already, and change nothing that a
 * program's text names. */
static const char *const plain_methods[] = { "operator[]", "operator*", "operator->", "get",    "front", "back", "data",
                                             "begin",      "end",       "size",       "length", "empty", NULL };

static bool is_plain_method(struct walk *walk, CXCursor function)
{
    CXType result = clang_getCanonicalType(clang_getResultType(clang_getCursorType(function)));
    return result.kind != CXType_Record && clang_Location_isInSystemHeader(clang_getCursorLocation(function)) &&
           clang_is_one_of(clang_string(walk, clang_getCursorSpelling(function)), plain_methods);
}

static bool is_known_call(struct walk *walk, CXCursor call)
{
    CXCursor function = clang_getCursorReferenced(call);
    if (clang_family_of(walk->unit)->is_cxx && memory_cxx_copies_bytes(call))
        return true;
    if (clang_getCursorKind(function) == CXCursor_CXXMethod)
        return is_plain_method(walk, function);
    if (clang_getCursorKind(function) != CXCursor_FunctionDecl)
        return false;
    const char *name = clang_string(walk, clang_getCursorSpelling(function));
    if (!clang_is_one_of(name, plain_functions))
        return false;
    CXSourceLocation location = clang_getCursorLocation(function);
    return clang_Location_isInSystemHeader(location) || text_starts_with(name, "__builtin_") ||
           clang_equalLocations(location, clang_getNullLocation());
}

/* A function. */
struct callee {
    bool is_defined, is_recorded;
    bool is_outside; /* used by what is not recorded */
    bool takes_time;
    bool touches; /* anything but its own variables */
    size_t n_uses, n_calls;
    VEC(size_t) calls; /* indices of those that it calls */
};

struct memory_calls {
    struct texts names;
    VEC(struct callee) list; /* by the same numbers */
    CXTranslationUnit tu;    /* that was read last */
};

struct reading {
    struct walk *walk;
    struct memory_calls *calls;
    size_t in; /* index + 1 of the function around; 0: none */
};

/* What the function is known by. In C++ only functions outside of classes and namespaces are looked at; they may have the
 * same name. */
static const char *key_of(struct walk *walk, CXCursor function)
{
    bool is_cxx = clang_family_of(walk->unit)->is_cxx;
    return clang_string(walk, is_cxx ? clang_getCursorUSR(function) : clang_getCursorSpelling(function));
}

static size_t index_of(struct walk *walk, struct memory_calls *calls, CXCursor function)
{
    size_t index = texts_find(&calls->names, key_of(walk, function));
    if (index == calls->list.count) {
        const struct config_probe *probe = select_memory(walk->request->select, clang_string(walk, clang_getCursorSpelling(function)));
        vec_push(walk->arena, &calls->list, (struct callee){ .is_recorded = probe && !probe->is_dropped });
    }
    return index;
}

/* NULL: the unit does not have it. */
static const struct callee *callee_of(struct walk *walk, CXCursor function)
{
    const struct memory_calls *calls = clang_unit_of(walk->unit)->memory;
    int64_t index = texts_known(&calls->names, key_of(walk, function));
    return index == TEXTS_NONE ? NULL : &calls->list.items[index];
}

/* What C++ does here may be anything, or wait for another thread: the first one that comes to a static object initialises it. */
static bool takes_time_in_cxx(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_VarDecl)
        return memory_cxx_is_destroyed(cursor) ||
               (clang_Cursor_getStorageClass(cursor) == CX_SC_Static && !clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(cursor)));
    return kind == CXCursor_CXXNewExpr || kind == CXCursor_CXXDeleteExpr || kind == CXCursor_CXXThrowExpr || kind == CXCursor_CXXTryStmt ||
           kind == CXCursor_LambdaExpr;
}

/* May it have to do with memory that is not a variable of this call alone? What is not known to be harmless may. */
static bool touches(CXCursor cursor)
{
    CXCursor declaration = clang_getCursorReferenced(cursor);
    CXType type = memory_type(cursor);
    if (clang_isVolatileQualifiedType(type) || type.kind == CXType_Atomic)
        return true;
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_DeclRefExpr:
        if (kind != CXCursor_VarDecl && kind != CXCursor_ParmDecl)
            return kind != CXCursor_FunctionDecl && kind != CXCursor_EnumConstantDecl;
        return clang_getCursorLinkage(declaration) != CXLinkage_NoLinkage || memory_is_array(type) || memory_refers(declaration);
    case CXCursor_VarDecl:
        return clang_Cursor_getStorageClass(cursor) == CX_SC_Static || memory_is_array(type) || memory_refers(cursor);
    case CXCursor_MemberRefExpr:
        return memory_is_of_this(cursor) || memory_is_pointer(memory_type(clang_first_child(cursor))) || kind != CXCursor_FieldDecl ||
               memory_refers(declaration);
    case CXCursor_UnaryOperator:
        return clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref ||
               clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf;
    case CXCursor_CallExpr: /* (which function: read_body) */
    case CXCursor_CompoundStmt:
    case CXCursor_DeclStmt:
    case CXCursor_ReturnStmt:
    case CXCursor_IfStmt:
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_NullStmt:
    case CXCursor_ParmDecl:
    case CXCursor_TypeRef:
    case CXCursor_ParenExpr:
    case CXCursor_UnexposedExpr:
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
    case CXCursor_ConditionalOperator:
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
    case CXCursor_CXXBoolLiteralExpr:
    case CXCursor_IntegerLiteral:
    case CXCursor_FloatingLiteral:
    case CXCursor_CharacterLiteral:
    case CXCursor_UnaryExpr:
        return false;
    default:
        return !clang_isAttribute(clang_getCursorKind(cursor));
    }
}

static enum CXChildVisitResult read_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct reading *reading = data;
    struct memory_calls *calls = reading->calls;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (reading->in && clang_family_of(reading->walk->unit)->is_cxx && takes_time_in_cxx(cursor))
        calls->list.items[reading->in - 1].takes_time = true;
    if (reading->in && touches(cursor))
        calls->list.items[reading->in - 1].touches = true;
    if (kind != CXCursor_DeclRefExpr && kind != CXCursor_CallExpr)
        return CXChildVisit_Recurse;
    CXCursor function = clang_getCursorReferenced(cursor);
    bool is_function = clang_getCursorKind(function) == CXCursor_FunctionDecl;
    struct callee *in = reading->in ? &calls->list.items[reading->in - 1] : NULL;
    if (!is_function && kind == CXCursor_CallExpr && in)
        in->takes_time = in->touches = true; /* by a pointer */
    if (!is_function || (kind == CXCursor_CallExpr && is_known_call(reading->walk, cursor)))
        return CXChildVisit_Recurse;
    size_t index = index_of(reading->walk, calls, function);
    in = reading->in ? &calls->list.items[reading->in - 1] : NULL;
    calls->list.items[index].n_uses += kind == CXCursor_DeclRefExpr;
    calls->list.items[index].n_calls += kind == CXCursor_CallExpr;
    if (!in || !in->is_recorded)
        calls->list.items[index].is_outside = true;
    if (in && kind == CXCursor_CallExpr)
        vec_push(reading->walk->arena, &in->calls, index);
    return CXChildVisit_Recurse;
}

/* Is the function left alone because it has errors? Then its accesses are not recorded, and it may do anything. */
static bool has_error(struct walk *walk, CXCursor function)
{
    struct span span;
    return walk->fatal || !clang_cursor_span(walk, function, &span) ||
           clang_has_error(walk, lex_declaration_begin(walk->tokens, span.begin), span.end);
}

/* Functions that are constant expressions are not recorded, nor are templates. */
static bool is_left_out(struct walk *walk, CXCursor function)
{
    CXCursor body = clang_last_child(function);
    struct span span, inner;
    if (!clang_family_of(walk->unit)->is_cxx)
        return false;
    if (!clang_Cursor_isNull(clang_getSpecializedCursorTemplate(function)) || !clang_cursor_span(walk, function, &span) ||
        clang_Cursor_isNull(body) || !clang_cursor_span(walk, body, &inner))
        return true;
    for (size_t i = lex_find(walk->tokens, span.begin); i < walk->tokens->list.count && walk->tokens->list.items[i].begin < inner.begin; i++)
        if (lex_word_is(walk->tokens, i, "constexpr") || lex_word_is(walk->tokens, i, "consteval"))
            return true;
    return false;
}

static bool has_pragma(struct walk *walk, CXCursor function)
{
    struct span span;
    if (!clang_cursor_span(walk, function, &span))
        return true;
    for (size_t i = lex_find(walk->tokens, span.begin); i < walk->tokens->list.count && walk->tokens->list.items[i].begin < span.end; i++)
        if (walk->tokens->list.items[i].kind == TOKEN_DIRECTIVE || lex_word_is(walk->tokens, i, "_Pragma"))
            return true;
    return false;
}

static enum CXChildVisitResult read_declaration(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct reading *reading = data;
    if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    reading->in = 0;
    if (clang_getCursorKind(cursor) == CXCursor_FunctionDecl && clang_isCursorDefinition(cursor)) {
        reading->in = 1 + index_of(reading->walk, reading->calls, cursor);
        struct callee *callee = &reading->calls->list.items[reading->in - 1];
        callee->is_defined = true;
        callee->touches = callee->touches || has_error(reading->walk, cursor) || is_left_out(reading->walk, cursor) ||
                          has_pragma(reading->walk, cursor) ||
                          memory_is_class(clang_getCanonicalType(clang_getResultType(clang_getCursorType(cursor))));
        callee->is_recorded = callee->is_recorded && !has_error(reading->walk, cursor) && !is_left_out(reading->walk, cursor);
    }
    clang_visitChildren(cursor, read_body, reading);
    return CXChildVisit_Continue;
}

/* What takes time makes its callers take time. */
static void spread(struct memory_calls *calls)
{
    for (size_t i = 0; i < calls->list.count; i++) {
        calls->list.items[i].takes_time |= !calls->list.items[i].is_defined || !calls->list.items[i].is_recorded;
        calls->list.items[i].touches |= !calls->list.items[i].is_defined;
    }
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (size_t i = 0; i < calls->list.count; i++) {
            struct callee *caller = &calls->list.items[i];
            for (size_t j = 0; j < caller->calls.count; j++) {
                const struct callee *callee = &calls->list.items[caller->calls.items[j]];
                goes_on = goes_on || (callee->takes_time && !caller->takes_time) || (callee->touches && !caller->touches);
                caller->takes_time = caller->takes_time || callee->takes_time;
                caller->touches = caller->touches || callee->touches;
            }
        }
    }
}

void memory_calls_find(struct walk *walk)
{
    struct clang_unit *unit = clang_unit_of(walk->unit);
    if (!unit->memory) {
        unit->memory = arena_new(walk->arena, struct memory_calls);
        unit->memory->names.arena = walk->arena;
    }
    if (unit->memory->tu == walk->tu)
        return;
    unit->memory->tu = walk->tu;
    struct reading reading = { .walk = walk, .calls = unit->memory };
    clang_visitChildren(clang_getTranslationUnitCursor(walk->tu), read_declaration, &reading);
    spread(unit->memory);
}

bool memory_calls_is_inner(struct walk *walk, CXCursor function)
{
    const struct callee *callee = clang_family_of(walk->unit)->is_cxx ? NULL : callee_of(walk, function); /* (templates may call it) */
    /* where there are errors, a call may be in what the front end has not understood */
    return callee && walk->errors.count == 0 && !callee->is_outside && callee->n_uses <= callee->n_calls;
}

bool memory_calls_takes_time(struct walk *walk, CXCursor function)
{
    const struct callee *callee = callee_of(walk, function);
    return !callee || callee->takes_time;
}

uint32_t memory_calls_number(struct walk *walk, CXCursor function)
{
    const struct callee *callee = callee_of(walk, function);
    return callee && callee->is_defined && callee->is_recorded ? 1 + (uint32_t)(callee - clang_unit_of(walk->unit)->memory->list.items) : 0;
}

bool memory_calls_touches(struct walk *walk, CXCursor function)
{
    const struct callee *callee = callee_of(walk, function);
    return !callee || callee->touches;
}

bool memory_is_plain_call(struct walk *walk, CXCursor call)
{
    CXCursor function = clang_getCursorReferenced(call);
    bool is_function = clang_getCursorKind(function) == CXCursor_FunctionDecl;
    return is_known_call(walk, call) || (is_function && clang_unit_of(walk->unit)->memory && !memory_calls_touches(walk, function));
}
