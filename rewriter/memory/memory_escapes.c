#include "memory_escapes.h"

#include "memory_bindings.h"
#include "memory_cxx.h"
#include "memory_heads.h"
#include "memory_lambdas.h"
#include "memory_objects.h"

static enum CXChildVisitResult find_variable(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *has_variable = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor declaration = kind == CXCursor_DeclRefExpr ? clang_getCursorReferenced(cursor) : clang_getNullCursor();
    *has_variable = *has_variable || kind == CXCursor_CallExpr || memory_is_variable(declaration) || memory_is_binding(declaration);
    return *has_variable ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* array[i]: which element it is turns out at run time, so that the array has to be in memory */
static bool has_variable_index(CXCursor subscript)
{
    bool has_variable = false;
    CXCursor base = memory_strip(clang_first_child(subscript));
    bool is_array = !clang_Cursor_isNull(base) && memory_is_array(memory_type(base));
    if (!is_array)
        return false;
    CXCursor index = clang_last_child(subscript);
    find_variable(index, subscript, &has_variable);
    if (!has_variable)
        clang_visitChildren(index, find_variable, &has_variable);
    return has_variable;
}

/* --- C++ --- */

static void escape_cxx(struct memory_walk *m, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor object;
    switch (kind) {
    case CXCursor_CallExpr:
        if (memory_cxx_copies_bytes(cursor)) /* as in C */
            break;
        for (int i = 0; i < clang_Cursor_getNumArguments(cursor); i++)
            if (memory_cxx_binds(cursor, i))
                memory_escape(m, clang_Cursor_getArgument(cursor, (unsigned)i));
        object = memory_cxx_receiver(cursor);
        if (!clang_Cursor_isNull(object) && !memory_is_pointer(memory_type(object)))
            memory_escape(m, object);
        break;
    case CXCursor_UnexposedDecl:
        if (!memory_find_bindings(m, cursor))
            break;
        __attribute((__fallthrough__));
    case CXCursor_VarDecl:
        object = clang_Cursor_getVarDeclInitializer(cursor);
        if (memory_refers(cursor) && !clang_Cursor_isNull(object) && memory_cxx_binds_to(clang_getCursorType(cursor), object))
            memory_escape(m, object);
        if (memory_cxx_is_destroyed(cursor)) /* its constructor has its address */
            memory_escape_variable(m, cursor);
        break;
    case CXCursor_CXXForRangeStmt: {
        struct memory_children parts = memory_children_of(m, cursor);
        for (size_t i = 0; i + 1 < parts.count; i++)
            if (clang_isExpression(clang_getCursorKind(parts.items[i])))
                memory_escape(m, parts.items[i]);
        break;
    }
    default:
        if (memory_cxx_casts_object(cursor))
            memory_escape(m, clang_last_child(cursor));
        break;
    }
}

/* --- the walk --- */

static void find_in_init(struct memory_walk *m, CXCursor statement);
static bool find_in_lambda(struct memory_walk *m, CXCursor expression);

struct escape {
    struct memory_walk *m;
    bool is_element; /* the expression is subscripted, dereferenced or has its address taken: an array does not decay */
};

static enum CXChildVisitResult visit_escape(CXCursor cursor, CXCursor parent, CXClientData data);

static void find_below(struct memory_walk *m, CXCursor cursor, bool is_element)
{
    clang_visitChildren(cursor, visit_escape, &(struct escape){ m, is_element });
}

static enum CXChildVisitResult visit_escape(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct escape *e = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor), above = clang_getCursorKind(parent);
    bool is_array = clang_isExpression(kind) && memory_is_array(memory_type(cursor));
    bool is_element = clang_is_transparent(above) && e->is_element;
    switch (above) {
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_MemberRefExpr:
        is_element = true;
        break;
    case CXCursor_UnaryOperator:
        is_element =
            clang_getCursorUnaryOperatorKind(parent) == CXUnaryOperator_Deref || clang_getCursorUnaryOperatorKind(parent) == CXUnaryOperator_AddrOf;
        break;
    case CXCursor_VarDecl: /* char text[] = "..." */
        is_element = memory_is_array(memory_type(parent));
        break;
    default:
        break;
    }
    if (kind == CXCursor_UnaryExpr) /* sizeof, alignof */
        return CXChildVisit_Continue;
    if (e->m->is_cxx)
        escape_cxx(e->m, cursor);
    if (e->m->is_cxx && (kind == CXCursor_SwitchStmt || kind == CXCursor_CXXForRangeStmt))
        find_in_init(e->m, cursor);
    if (kind == CXCursor_LambdaExpr && find_in_lambda(e->m, cursor))
        return CXChildVisit_Continue;
    if (kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf)
        memory_escape(e->m, clang_first_child(cursor));
    else if (kind == CXCursor_ArraySubscriptExpr && has_variable_index(cursor))
        memory_escape(e->m, cursor);
    else if (is_array && !is_element && (kind == CXCursor_DeclRefExpr || kind == CXCursor_MemberRefExpr || kind == CXCursor_ArraySubscriptExpr))
        memory_escape(e->m, cursor);
    find_below(e->m, cursor, is_element);
    return CXChildVisit_Continue;
}

/* switch (T x = f(); x) */
static void find_in_init(struct memory_walk *m, CXCursor statement)
{
    CXCursor init;
    if (!memory_find_init(m, statement, &init))
        memory_name_hidden(m, statement, &m->unshown);
    else if (!clang_Cursor_isNull(init))
        visit_escape(init, statement, &(struct escape){ m, false });
}

/* A use of a variable in a lambda that captures it by reference. */
struct uses {
    struct memory_walk *m;
    const struct memory_lambda *lambda;
    const memory_captures *copied;
};

static enum CXChildVisitResult escape_used(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct uses *uses = data;
    CXCursor variable = clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? clang_getCursorReferenced(cursor) : clang_getNullCursor();
    if (!memory_is_variable(variable) && !memory_is_binding(variable))
        return CXChildVisit_Recurse;
    bool is_copied = false;
    for (size_t i = 0; i < uses->copied->count; i++)
        is_copied = is_copied || clang_equalCursors(uses->copied->items[i].variable, variable);
    uint32_t at = clang_cursor_location(variable);
    if (!is_copied && !memory_is_constant(cursor) && (at < uses->lambda->captures.begin || at >= uses->lambda->own.end))
        memory_escape(uses->m, cursor);
    return CXChildVisit_Recurse;
}

/* Its captures are evaluated here; its body in another function. */
static bool find_in_lambda(struct memory_walk *m, CXCursor expression)
{
    const struct memory_lambda *outer = m->lambda;
    struct memory_lambda lambda;
    memory_captures captures = { 0 }, copied = { 0 };
    if (!memory_read_lambda(m, expression, &lambda))
        return false;
    memory_find_captures(m, &lambda, &captures);
    for (size_t i = 0; i < captures.count; i++) {
        const struct memory_capture *capture = &captures.items[i];
        if (capture->is_new)
            visit_escape(capture->variable, expression, &(struct escape){ m, false });
        else if (!capture->is_by_reference)
            vec_push(m->walk->arena, &copied, *capture);
        else if (!memory_is_captured(m, capture->variable))
            memory_escape_variable(m, capture->variable);
    }
    if (memory_captures_all(m, &lambda))
        clang_visitChildren(lambda.body, escape_used, &(struct uses){ m, &lambda, &copied });
    m->lambda = &lambda;
    find_below(m, lambda.body, false);
    m->lambda = outer;
    return true;
}

void memory_find_escaped(struct memory_walk *m, CXCursor body)
{
    find_below(m, body, false);
}
